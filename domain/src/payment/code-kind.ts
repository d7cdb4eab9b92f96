/** Letters and digits nobody mishears or misreads: no 0 O, 1 I L, 5 S, 8 B. */
export const CODE_SIGNS = 'ACDEFGHJKMNPQRTUVWXYZ234679';

export type CodeKind = 'order' | 'share';

/** Of so many codes one is a share's. */
const KINDS = 9;
const SHARE = 4;

const placesOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + CODE_SIGNS.indexOf(sign), 0) % KINDS;

/** [PA46] Whose a code is: its signs say so, and no code is both an order's and a share's. */
export const kindOfCode = (code: string): CodeKind => (placesOf(code) === SHARE ? 'share' : 'order');

/** [PA46] The signs that can end a code of a kind which begins so. */
export const lastSigns = (start: string, kind: CodeKind): string =>
  [...CODE_SIGNS].filter((sign) => kindOfCode(start + sign) === kind).join('');

/** So many signs by chance; `dice` answers a whole number from 0 to below what it is handed, none more likely than another. */
export const drawSigns = (length: number, dice: (below: number) => number): string =>
  Array.from({ length }, () => CODE_SIGNS[dice(CODE_SIGNS.length)]).join('');
