import type { Location } from '../store/store.ts';

/** Why an outline encloses nothing one could deliver to. */
export type OutlineProblem = 'TOO_FEW_CORNERS' | 'SAME_CORNER_TWICE' | 'CROSSES_ITSELF';

const same = (a: Location, b: Location): boolean => a.lat === b.lat && a.lng === b.lng;

/** [DE13] The corners of an outline; one that repeats its first corner at the end is closed already. */
export function openOutline(corners: readonly Location[]): readonly Location[] {
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last && corners.length > 1 && same(first, last) ? corners.slice(0, -1) : corners;
}

/** [DE13] Three corners or more, each once, and no edge that meets another but its neighbours at their corner. */
export function outlineProblem(outline: readonly Location[]): OutlineProblem | null {
  const corners = openOutline(outline);
  if (corners.length < 3) return 'TOO_FEW_CORNERS';
  if (new Set(corners.map(({ lat, lng }) => `${lat} ${lng}`)).size < corners.length)
    return 'SAME_CORNER_TWICE';
  const edges = corners.map((from, index): Edge => [from, corners[(index + 1) % corners.length] ?? from]);
  const crossed = edges.some((edge, index) =>
    edges.slice(index + 1).some((other, ahead) => {
      if (ahead === 0) return foldsBack(edge, other);
      if (index === 0 && ahead === edges.length - 2) return foldsBack(other, edge);
      return meet(edge, other);
    }),
  );
  return crossed ? 'CROSSES_ITSELF' : null;
}

type Edge = readonly [Location, Location];

/** Positive = c lies left of the way from a to b, 0 = on its line. */
function turn(a: Location, b: Location, c: Location): number {
  return Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));
}

/** Two neighbours share a corner; when the second goes back along the first, they share more. */
function foldsBack([a, b]: Edge, [, c]: Edge): boolean {
  if (turn(a, b, c) !== 0) return false;
  return (a.lng - b.lng) * (c.lng - b.lng) + (a.lat - b.lat) * (c.lat - b.lat) > 0;
}

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  );
}

/** Of a point on the line through both. */
function isBetween(a: Location, b: Location, c: Location): boolean {
  const within = (one: number, other: number, value: number) =>
    Math.min(one, other) <= value && value <= Math.max(one, other);
  return within(a.lng, b.lng, c.lng) && within(a.lat, b.lat, c.lat);
}
