import { cleanText } from '../contact/text.ts';
import type { Dish } from '../menu/dish.ts';
import { buildKeyword } from './keyword.ts';

const MOST = 12;

/** [SE11] Suggestions for an empty search: the brand's own words, else the names of its best sellers; each once. */
export function wordsToTry(words: readonly string[], popular: readonly Pick<Dish, 'name'>[]): string[] {
  const own = words.map((word) => cleanText(word)).filter((word) => buildKeyword(word).joined);
  const all = own.length > 0 ? own : popular.map(({ name }) => name);
  const byKeyword = new Map(all.map((word) => [buildKeyword(word).joined, word]));
  return [...byKeyword.values()].slice(0, MOST);
}
