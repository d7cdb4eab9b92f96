import { cleanText } from '../contact/text.ts';
import { buildKeyword } from './keyword.ts';

const KEPT = 8;
/** A letter is not worth remembering. */
const LEAST = 2;

const isSame = (a: string, b: string): boolean => buildKeyword(a).joined === buildKeyword(b).joined;

/** [SE12] Adds a query to earlier searches: the latest first, the same words once. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const text = cleanText(query);
  if (buildKeyword(text).joined.length < LEAST) return searches;
  return [text, ...searches.filter((other) => !isSame(other, text))].slice(0, KEPT);
}

/** [SE12] The same without one. */
export function withoutSearch(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((other) => !isSame(other, query));
}
