import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldView } from './mercator.ts';
import { tilesInView } from './tiles-in-view.ts';

const SIZE = { width: 390, height: 232 };

it('shows the opera of Saigon on its known tile', () => {
  const tiles = tilesInView({ center: { lat: 10.7766, lng: 106.7032 }, zoom: 15 }, SIZE);
  const middle = tiles.find(
    ({ left, top, edge }) => left <= 195 && left + edge > 195 && top <= 116 && top + edge > 116,
  );
  expect(middle).toMatchObject({ z: 15, column: 26096, row: 15397, edge: 256 });
});

it('covers the frame wherever it is, with tiles that exist', () => {
  const place = fc.record({
    lat: fc.double({ min: -60, max: 60, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.double({ min: 4, max: 18, noNaN: true }), (center, zoom) => {
      const tiles = tilesInView(heldView({ center, zoom }), SIZE);
      for (const { z, column, row } of tiles) {
        expect(Math.min(column, row)).toBeGreaterThanOrEqual(0);
        expect(Math.max(column, row)).toBeLessThan(2 ** z);
      }
      for (const corner of [
        { x: 0.5, y: 0.5 },
        { x: SIZE.width - 0.5, y: SIZE.height - 0.5 },
      ]) {
        const covering = tiles.filter(
          ({ left, top, edge }) =>
            left <= corner.x && left + edge >= corner.x && top <= corner.y && top + edge >= corner.y,
        );
        expect(covering.length).toBeGreaterThan(0);
      }
    }),
  );
});
