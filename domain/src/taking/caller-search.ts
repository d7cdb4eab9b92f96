import { cleanText } from '../contact/text.ts';
import { wordsInText } from '../search/keyword.ts';
import { FEWEST_DIGITS, isOfName, typedDigits } from '../staff/order-search.ts';
import type { EpochMs } from '../time/moment.ts';

/** A text somebody has typed to find who calls. */
export interface CallerSearch {
  /** the last digits of a number, from the last one on; '' = a name was typed */
  readonly tail: string;
  /** the words of a name, without accents */
  readonly words: readonly string[];
}

/** As few letters are typed of a name, or everybody has it. */
const FEWEST_LETTERS = 2;

/** So many words of a name are sought. */
const MOST_WORDS = 4;

/** The digits of a number from its last one on. */
export const tailOf = (phoneKey: string): string => [...phoneKey].reverse().join('');

/** [SF33] The words by which a name is found. */
export const wordsOfName = (name: string): readonly string[] => [
  ...new Set(wordsInText(name).map(({ folded }) => folded)),
];

/** [SF33] A typed text as a search for callers: three digits or more, or two letters; null = more has to be typed. */
export function readCallerSearch(typed: string): CallerSearch | null {
  const text = cleanText(typed);
  const digits = typedDigits(text);
  if (digits !== '') return digits.length < FEWEST_DIGITS ? null : { tail: tailOf(digits), words: [] };
  const words = wordsOfName(text);
  const isEnough = words.some((word) => [...word].length >= FEWEST_LETTERS);
  return isEnough ? { tail: '', words } : null;
}

/** The words a search is looked up by, the longest first: it is said by fewest names. */
export const soughtWords = ({ words }: CallerSearch): readonly string[] =>
  words
    .filter((word) => [...word].length >= FEWEST_LETTERS)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS);

/** The fields of a caller by which they are found. */
export interface SoughtCaller {
  readonly name: string;
  /** as tailOf says it */
  readonly tail: string;
  readonly lastAt: EpochMs;
}

/** [SF33] The callers that answer a search, whoever was there last first. */
export function findCallers<T>(
  callers: readonly T[],
  { tail, words }: CallerSearch,
  read: (caller: T) => SoughtCaller,
): T[] {
  return callers
    .map((caller) => ({ caller, sought: read(caller) }))
    .filter(({ sought }) => (tail === '' ? isOfName(sought.name, words) : sought.tail.startsWith(tail)))
    .sort((a, b) => b.sought.lastAt - a.sought.lastAt || (a.sought.tail < b.sought.tail ? -1 : 1))
    .map(({ caller }) => caller);
}

/** Where something was brought to. */
export interface KnownAddress {
  readonly text: string;
  readonly detail: string;
}

/** So many of them are shown. */
const MOST_ADDRESSES = 5;

/** [SF34] The addresses of a caller's orders, each once: two that differ in accents and signs alone are one. */
export function knownAddresses<T extends KnownAddress>(latestFirst: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  const known = latestFirst.filter(({ text, detail }) => {
    const key = [text, detail].map((part) => wordsOfName(part).join(' ')).join('|');
    if (cleanText(text) === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return known.slice(0, MOST_ADDRESSES);
}
