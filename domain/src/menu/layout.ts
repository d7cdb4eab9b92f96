/** One of the three ways the category bar, or the tiles, are laid out. */
export type Layout = 1 | 2 | 3;

/** What somebody said about a layout; null when it is none of the three. */
export function saidLayout(value: unknown): Layout | null {
  if (value === 1 || value === '1') return 1;
  if (value === 2 || value === '2') return 2;
  return value === 3 || value === '3' ? 3 : null;
}

/** [ME9] The layout of bar or tiles: the first of what was said, strongest first, that is 1, 2 or 3; else 1. */
export function layoutOf(...said: readonly unknown[]): Layout {
  return said.map(saidLayout).find((layout) => layout !== null) ?? 1;
}
