import { foldingOnce, wordsInText } from './keyword.ts';
import { isRead, type Typed, typedWords } from './match.ts';

/** Every different word of some texts: in which it stands, and written how. */
export type TextIndex = ReadonlyMap<string, readonly Written[]>;

interface Written {
  readonly text: number;
  readonly written: string;
}

/** So many texts are made ready in one step. */
const STEP = 10;

/** Makes texts ready in small steps, for a page that must not be held up; the last one answers. */
export function* textIndexing(texts: readonly string[]): Generator<void, TextIndex> {
  const folding = foldingOnce();
  const index = new Map<string, Written[]>();
  for (const [text, words] of texts.entries()) {
    for (const { folded, written } of wordsInText(words, folding)) {
      const here = { text, written: written.toLowerCase() };
      const known = index.get(folded);
      if (known) known.push(here);
      else index.set(folded, [here]);
    }
    if (text % STEP === 0) yield;
  }
  return index;
}

/** [SE13] The texts in which every word of a query stands, in their order; an empty query asks for none. */
export function findTexts(index: TextIndex, query: string): Set<number> {
  const [first, ...rest] = typedWords(query).map((typed) => textsWith(index, typed));
  if (!first) return new Set();
  return new Set([...first].filter((text) => rest.every((others) => others.has(text))).sort((a, b) => a - b));
}

function textsWith(index: TextIndex, { folded, written, readings, accented }: Typed): Set<number> {
  const found = new Set<number>();
  for (const [word, places] of index) {
    const direct = isRead(folded, word);
    if (!direct && !readings.some((reading) => isRead(reading, word))) continue;
    for (const place of places)
      if (!direct || !accented || place.written.startsWith(written.toLowerCase())) found.add(place.text);
  }
  return found;
}
