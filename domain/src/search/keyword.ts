/** Most letters of most names: no need to take them apart. */
const PLAIN = /^[\x20-\x7e]*$/;

/** [SE1] A text as search sees it: no accents, no capitals, single spaces. đ is d, ß is ss. */
export function fold(s: string): string {
  if (PLAIN.test(s)) return s.toLowerCase().replace(/\s+/g, ' ').trim();
  return s
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A word of a text: as it is written, and as search sees it. */
export interface Word {
  /** where it begins in the text (NFC) */
  readonly at: number;
  readonly written: string;
  readonly folded: string;
}

/** A word without accents and without what only a sign folds to. */
const foldWord = (written: string): string =>
  PLAIN.test(written) ? written.toLowerCase() : fold(written).replace(/[^\p{L}\p{N}]+/gu, '');

/** [SE3] The words of a text, which is taken as NFC; signs between them say nothing. */
export function wordsInText(text: string, folding: (written: string) => string = foldWord): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = folding(written);
    if (folded) words.push({ at: index, written, folded });
  }
  return words;
}

/** A folding that does every word once: a menu says "bò" a hundred times. */
export function foldingOnce(): (written: string) => string {
  const known = new Map<string, string>();
  return (written) => {
    const folded = known.get(written) ?? foldWord(written);
    known.set(written, folded);
    return folded;
  };
}

/** A name in the forms by which it can be found. */
export interface Keyword {
  readonly words: readonly Word[];
  /** "pbdb" of Phở bò đặc biệt */
  readonly initials: string;
  /** "phobodacbiet" */
  readonly joined: string;
  /** where each word begins in joined */
  readonly starts: readonly number[];
}

/** [SE2] The keyword of a name: its words without accents, and their initials. */
export function buildKeyword(name: string, folding = foldWord): Keyword {
  const words = wordsInText(name, folding);
  const starts: number[] = [];
  let joined = '';
  for (const { folded } of words) {
    starts.push(joined.length);
    joined += folded;
  }
  return { words, initials: words.map(({ folded }) => [...folded][0]).join(''), joined, starts };
}
