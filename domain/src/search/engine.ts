/** 0 = the search box stands in the menu; 1 = it leads to a page of its own. */
export type SearchEngine = 0 | 1;

/** Reads a search engine given as a number or its digit; null when it is neither 0 nor 1. */
export function parseSearchEngine(value: unknown): SearchEngine | null {
  if (value === 0 || value === '0') return 0;
  return value === 1 || value === '1' ? 1 : null;
}

/** [SE5] How a store searches: the first of what was said, strongest first, that is 0 or 1; else 1. */
export function chooseSearchEngine(...said: readonly unknown[]): SearchEngine {
  return said.map(parseSearchEngine).find((engine) => engine !== null) ?? 1;
}
