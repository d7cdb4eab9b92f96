import { type Keyword, type Word, wordsInText } from './keyword.ts';
import { possibleReadings } from './readings.ts';
import { isOneSlip } from './slip.ts';

/** [SE8] How a typed word was found, the better the lower. */
export const EXACT = 0;
export const START = 8;
export const JOINED = 20;
export const INITIALS = 24;
export const INSIDE = 32;
export const READ = 40;
export const SLIP = 100;
export const NOT = Number.POSITIVE_INFINITY;

/** A run of letters over several words is a word of its own only when it is no chance: "phobo". */
export const RUN = 4;

/** A typed word with everything it may stand for. */
export interface Typed extends Word {
  readonly readings: readonly string[];
  /** written with accents: then the same accents come first [SE8] */
  readonly accented: boolean;
}

export function typedWords(query: string): Typed[] {
  return wordsInText(query).map((word) => ({
    ...word,
    readings: possibleReadings(word.folded),
    accented: word.written.toLowerCase() !== word.folded,
  }));
}

/** A short word must be the whole one. */
export function isRead(reading: string, word: string): boolean {
  return reading.length < 3 ? word === reading : word.startsWith(reading);
}

/** [SE3] [SE6] [SE7] How a word of a name answers a typed one. */
export function gradeWord({ folded, readings }: Typed, word: string): number {
  const at = word.indexOf(folded);
  if (at === 0) return word.length === folded.length ? EXACT : START;
  if (at > 0) return INSIDE;
  if (readings.some((reading) => isRead(reading, word))) return READ;
  return isOneSlip(folded, word) ? SLIP : NOT;
}

/** The cost of answering two typed words with the same word of a name: "bún b" means another b first. */
export const AGAIN = 4;

/** [SE8] The word of a name that answers a typed one best; costs are by word, `taken` by earlier typed words. */
export function bestWord(
  costs: readonly number[],
  taken: ReadonlySet<number>,
): { readonly word: number; readonly cost: number } {
  let best = { word: -1, cost: NOT };
  for (const [word, own] of costs.entries()) {
    const cost = taken.has(word) ? own + AGAIN : own;
    if (cost < best.cost) best = { word, cost };
  }
  return best;
}

/** Where in the joined words of a name something lies. */
interface Run {
  readonly at: number;
  readonly length: number;
}

/** [SE3] Where a typed word lies when its spaces were left out: from the start of a word on; null = nowhere. */
export function findRun({ folded, readings }: Typed, { joined, starts }: Keyword): Run | null {
  for (const reading of [folded, ...readings]) {
    if (reading.length < RUN || !joined.includes(reading)) continue;
    const at = starts.find((start) => joined.startsWith(reading, start));
    if (at !== undefined) return { at, length: reading.length };
  }
  return null;
}

/** [SE2] Where a typed word lies in the initials of a name; one letter is no initials. */
export function initialsAt({ folded }: Typed, { initials }: Keyword): number {
  return folded.length > 1 ? initials.indexOf(folded) : -1;
}
