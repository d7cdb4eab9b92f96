import { AGAIN, gradeWord, INITIALS, JOINED, NOT, RUN, type Typed } from './match.ts';

/** Where a word stands: in which name, as its how-manieth word, written with these accents. */
export interface Occurrence {
  readonly name: number;
  readonly at: number;
  readonly written: string;
}

/** A line of letters over all names, so that one look finds a run in any of them. */
export interface Line {
  readonly text: string;
  /** the name each letter belongs to */
  readonly nameAt: Uint32Array;
  /** 1 where a word begins */
  readonly starts: Uint8Array;
}

/** Names made ready to be searched: built once, asked at every key. */
export interface NameIndex {
  /** as they are written */
  readonly names: readonly string[];
  /** every different word of all names, and where it stands */
  readonly words: readonly { readonly folded: string; readonly occurs: readonly Occurrence[] }[];
  /** how many words each name has */
  readonly lengths: Uint32Array;
  /** the words of each name without spaces */
  readonly runs: Line;
  /** the first letters of the words of each name */
  readonly initials: Line;
}

/** Accents typed and not met, and a first word that is not the name's first. */
const OTHER_ACCENTS = 2;
const NOT_FIRST = 3;

/** A name's words that were taken by earlier typed words are remembered up to this one. */
const REMEMBERED = 31;
const bit = (at: number): number => (at < REMEMBERED ? 1 << at : 0);

/** [SE8] The cost of each name's best word as the answer to a typed one; that word is then taken. */
function byWords(index: NameIndex, typed: Typed, first: boolean, taken: Uint32Array): Float64Array {
  const costs = new Float64Array(taken.length).fill(NOT);
  const chosen = new Uint8Array(taken.length);
  const accents = typed.accented ? typed.written.toLowerCase() : '';
  for (const { folded, occurs } of index.words) {
    const grade = gradeWord(typed, folded);
    if (grade === NOT) continue;
    for (const { name, at, written } of occurs) {
      let cost = grade;
      if (accents && !written.startsWith(accents)) cost += OTHER_ACCENTS;
      if (first && at > 0) cost += NOT_FIRST;
      if (((taken[name] ?? 0) & bit(at)) !== 0) cost += AGAIN;
      if (cost >= (costs[name] ?? NOT)) continue;
      costs[name] = cost;
      chosen[name] = Math.min(at, REMEMBERED);
    }
  }
  for (let name = 0; name < taken.length; name++)
    if ((costs[name] ?? NOT) < JOINED) taken[name] = (taken[name] ?? 0) | bit(chosen[name] ?? REMEMBERED);
  return costs;
}

/** Tells every place of a line where a text lies. */
function eachPlace({ text }: Line, wanted: string, tell: (at: number) => void): void {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) tell(at);
}

/** [SE2] [SE3] The cost of a typed word for each name; NOT where it does not occur. */
export function nameCosts(index: NameIndex, typed: Typed, first: boolean, taken: Uint32Array): Float64Array {
  const costs = byWords(index, typed, first, taken);
  const lower = (name: number, cost: number): void => {
    if (cost < (costs[name] ?? NOT)) costs[name] = cost;
  };
  const { initials, runs } = index;
  if (typed.folded.length > 1)
    eachPlace(initials, typed.folded, (at) =>
      lower(initials.nameAt[at] ?? 0, INITIALS + (initials.starts[at] === 1 ? 0 : NOT_FIRST)),
    );
  for (const reading of [typed.folded, ...typed.readings]) {
    if (reading.length < RUN) continue;
    eachPlace(runs, reading, (at) => {
      if (runs.starts[at] === 1) lower(runs.nameAt[at] ?? 0, JOINED);
    });
  }
  return costs;
}
