import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import type { Location, ZoneArea } from '../store/store.ts';
import { holds } from './zone.ts';
import { outlineProblem } from './zone-outline.ts';

/** An outline that can be seen whole from its middle: the border in every direction is one point. */
interface Star {
  readonly middle: Location;
  readonly corners: readonly Location[];
  /** degrees from the middle to the border, along this angle */
  readonly reach: (angle: number) => number;
}

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

function starOf(middle: Location, radii: readonly number[], shifts: readonly number[]): Star {
  const step = (2 * Math.PI) / radii.length;
  const angles = radii.map((_, index) => (index + (shifts[index] ?? 0)) * step);
  const points = radii.map((radius, index) => {
    const angle = angles[index] ?? 0;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const reach = (angle: number): number => {
    const after = angles.findIndex((corner) => corner > angle);
    const [a, b] = [points.at((after < 0 ? 0 : after) - 1), points[after < 0 ? 0 : after]];
    if (!a || !b) throw new Error('a star has corners');
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    return (a.x * dy - a.y * dx) / (Math.cos(angle) * dy - Math.sin(angle) * dx);
  };
  const corners = points.map(({ x, y }) => ({ lat: middle.lat + y, lng: middle.lng + x }));
  return { middle, corners, reach };
}

const anyStar = fc
  .integer({ min: 4, max: 14 })
  .chain((count) =>
    fc.tuple(
      fc.record({ lat: share(-60, 60), lng: share(-170, 170) }),
      fc.array(share(0.01, 0.08), { minLength: count, maxLength: count }),
      fc.array(share(0, 0.4), { minLength: count, maxLength: count }),
    ),
  )
  .map(([middle, radii, shifts]) => starOf(middle, radii, shifts));
const anyAngle = share(0, 2 * Math.PI);

const polygon = (corners: readonly Location[]): ZoneArea => ({ kind: 'polygon', corners });
const towards = ({ middle, reach }: Star, angle: number, part: number): Location => ({
  lat: middle.lat + Math.sin(angle) * reach(angle) * part,
  lng: middle.lng + Math.cos(angle) * reach(angle) * part,
});
const inStar = ({ corners }: Star, at: Location) => holds(polygon(corners), at, null);

describe(`any outline of a zone (seed ${SEED})`, () => {
  it('[DE10] holds what lies before its border in every direction, and nothing beyond', () => {
    fc.assert(
      fc.property(anyStar, anyAngle, share(0, 0.999), share(1.001, 3), (star, angle, near, far) => {
        expect(inStar(star, towards(star, angle, near))).toBe(true);
        expect(inStar(star, towards(star, angle, far))).toBe(false);
      }),
      runs(3_000),
    );
  });

  it('[DE10] holds its border and every corner of it', () => {
    fc.assert(
      fc.property(anyStar, anyAngle, (star, angle) => {
        expect(inStar(star, towards(star, angle, 1))).toBe(true);
        expect(star.corners.every((corner) => inStar(star, corner))).toBe(true);
      }),
      runs(2_000),
    );
  });

  it('[DE10] is the same whichever way round, and with whichever corner, it is written', () => {
    fc.assert(
      fc.property(anyStar, anyAngle, share(0, 2), fc.nat(13), (star, angle, part, turn) => {
        const at = towards(star, angle, part);
        const { corners } = star;
        const from = turn % corners.length;
        const turned = [...corners.slice(from), ...corners.slice(0, from)];
        const said = inStar(star, at);
        expect(holds(polygon([...corners].reverse()), at, null)).toBe(said);
        expect(holds(polygon(turned), at, null)).toBe(said);
      }),
      runs(2_000),
    );
  });

  it('[DE13] is in order, whichever way round', () => {
    fc.assert(
      fc.property(anyStar, ({ corners }) => {
        expect(outlineProblem(corners)).toBeNull();
        expect(outlineProblem([...corners].reverse())).toBeNull();
      }),
      runs(1_000),
    );
  });

  it('[DE10] a circle holds its border', () => {
    fc.assert(
      fc.property(share(-60, 60), share(0.1, 20), (lat, radiusKm) => {
        const area: ZoneArea = { kind: 'circle', center: { lat, lng: 106 }, radiusKm };
        const north = (part: number) => ({ lat: lat + (radiusKm * part * 180) / (Math.PI * 6371), lng: 106 });
        expect([holds(area, north(1), null), holds(area, north(1.001), null)]).toEqual([true, false]);
      }),
      runs(1_000),
    );
  });
});
