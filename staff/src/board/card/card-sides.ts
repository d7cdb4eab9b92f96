/** Which of two card columns each order lies in on a tablet. */
export type Sides = ReadonlyMap<string, 'left' | 'right'>;

/** Deals new cards to the shorter side and leaves the others where they lie: nothing jumps when an order comes. */
export function dealCards(before: Sides, codes: readonly string[]): Sides {
  const sides = new Map<string, 'left' | 'right'>();
  for (const code of codes) {
    const side = before.get(code);
    if (side) sides.set(code, side);
  }
  let left = [...sides.values()].filter((side) => side === 'left').length;
  let right = sides.size - left;
  for (const code of codes) {
    if (sides.has(code)) continue;
    const side = left <= right ? 'left' : 'right';
    sides.set(code, side);
    if (side === 'left') left += 1;
    else right += 1;
  }
  return sides;
}
