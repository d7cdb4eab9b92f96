import { type Keyword, keywordOf, type Word } from './keyword.ts';
import {
  bestWord,
  gradeOf,
  INITIALS,
  initialsAt,
  JOINED,
  NOT,
  runOf,
  SLIP,
  type Typed,
  typedWords,
} from './match.ts';

/** A keyword with its words by their place in the index's list of words. */
interface ReadyName extends Keyword {
  readonly places: readonly number[];
}

/** Names made ready to be searched: built once, asked at every key. */
export interface NameIndex {
  readonly names: readonly ReadyName[];
  /** every different word of all names */
  readonly words: readonly string[];
}

export interface Hit {
  /** which name, by its place */
  readonly name: number;
  /** found only because a slip was forgiven [SE6] */
  readonly near: boolean;
}

/** Makes names ready, in the order they will be told by. */
export function nameIndex(names: readonly string[]): NameIndex {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const known = places.get(word) ?? places.size;
    places.set(word, known);
    return known;
  };
  const ready = names.map((name): ReadyName => {
    const keyword = keywordOf(name);
    return { ...keyword, places: keyword.words.map(({ folded }) => placeOf(folded)) };
  });
  return { names: ready, words: [...places.keys()] };
}

/** Accents typed and not met, and a first word that is not the name's first. */
const OTHER_ACCENTS = 2;
const NOT_FIRST = 3;

const isAccentedSo = (typed: Typed, word?: Word): boolean =>
  word?.written.toLowerCase().startsWith(typed.written.toLowerCase()) === true;

/** What it costs to answer a typed word with a name; the word of the name it took is added to `taken`. */
function costOf(
  typed: Typed,
  grades: readonly number[],
  name: ReadyName,
  first: boolean,
  taken: Set<number>,
): number {
  const costs = name.places.map((place, word) => {
    const grade = grades[place] ?? NOT;
    if (grade === NOT) return NOT;
    const asWritten = !typed.accented || isAccentedSo(typed, name.words[word]);
    return grade + (asWritten ? 0 : OTHER_ACCENTS) + (first && word > 0 ? NOT_FIRST : 0);
  });
  const { word, cost } = bestWord(costs, taken);
  if (cost < JOINED) {
    taken.add(word);
    return cost;
  }
  if (runOf(typed, name)) return JOINED;
  const initials = initialsAt(typed, name);
  return initials < 0 ? cost : Math.min(cost, INITIALS + (initials === 0 ? 0 : NOT_FIRST));
}

/** [SE3] [SE7] The names that answer a query, the most likely first; an empty query is answered by all. */
export function findNames({ names, words }: NameIndex, query: string): Hit[] {
  const typed = typedWords(query);
  const grades = typed.map((one) => words.map((word) => gradeOf(one, word)));
  const found: (Hit & { readonly cost: number; readonly rest: number })[] = [];
  for (const [place, name] of names.entries()) {
    let cost = 0;
    let near = false;
    const taken = new Set<number>();
    for (const [index, one] of typed.entries()) {
      const own = costOf(one, grades[index] ?? [], name, index === 0, taken);
      near ||= own >= SLIP;
      cost += own;
      if (cost === NOT) break;
    }
    if (cost < NOT)
      found.push({ name: place, near, cost, rest: Math.max(0, name.words.length - typed.length) });
  }
  if (typed.length > 0) found.sort((a, b) => a.cost - b.cost || a.rest - b.rest || a.name - b.name);
  return found;
}
