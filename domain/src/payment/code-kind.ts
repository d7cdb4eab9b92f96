/** Letters and digits nobody mishears or misreads: no 0 O, 1 I L, 5 S, 8 B. */
export const CODE_SIGNS = 'ACDEFGHJKMNPQRTUVWXYZ234679';

/** The thing a code names: an order, a share of one, or a share of a table's bill. */
export type CodeKind = 'order' | 'share' | 'bill';

/** Of so many codes one is a share's, and one a share's of a bill. */
const KINDS = 9;
const PLACES: Readonly<Record<number, CodeKind>> = { 4: 'share', 7: 'bill' };

const signSum = (text: string): number =>
  [...text].reduce((sum, sign) => sum + CODE_SIGNS.indexOf(sign), 0) % KINDS;

/** [PA46] [PA57] Reads the kind of a code from its signs; no code is of two kinds. */
export const kindOfCode = (code: string): CodeKind => PLACES[signSum(code)] ?? 'order';

/** [PA46] [PA57] The signs that can end a code of a kind which begins so. */
export const lastSigns = (start: string, kind: CodeKind): string =>
  [...CODE_SIGNS].filter((sign) => kindOfCode(start + sign) === kind).join('');

/** So many signs by chance; `dice` answers a whole number from 0 to below what it is handed, none more likely than another. */
export const drawSigns = (length: number, dice: (below: number) => number): string =>
  Array.from({ length }, () => CODE_SIGNS[dice(CODE_SIGNS.length)]).join('');
