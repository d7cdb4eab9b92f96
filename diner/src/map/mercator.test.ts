import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fittedView,
  heldView,
  inFrame,
  metresPerPixel,
  movedView,
  projectLocation,
  unprojectPoint,
  zoomedView,
} from './mercator.ts';

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});
const zoom = fc.double({ min: 3, max: 18, noNaN: true });
const SIZE = { width: 390, height: 232 };
const ROOM = { width: 80, height: 100 };

describe('the flat world', () => {
  it('has Greenwich and the equator in its middle, and a known tile for the opera of Saigon', () => {
    expect(projectLocation({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
    const opera = projectLocation({ lat: 10.7766, lng: 106.7032 }, 15);
    expect([Math.floor(opera.x / 256), Math.floor(opera.y / 256)]).toEqual([26096, 15397]);
  });

  it('leads back to where it came from', () => {
    fc.assert(
      fc.property(place, zoom, (at, near) => {
        const back = unprojectPoint(projectLocation(at, near), near);
        expect(back.lat).toBeCloseTo(at.lat, 6);
        expect(back.lng).toBeCloseTo(at.lng, 6);
      }),
    );
  });

  it('measures: a pixel of zoom 0 at the equator is 156.5 km', () => {
    expect(metresPerPixel({ center: { lat: 0, lng: 0 }, zoom: 0 })).toBeCloseTo(156_543, 0);
  });
});

describe('a view', () => {
  it('keeps the place under the finger while it comes nearer', () => {
    const finger = { x: 70, y: -40 };
    fc.assert(
      fc.property(place, fc.double({ min: -2, max: 2, noNaN: true }), (center, steps) => {
        const view = { center, zoom: 10 };
        const under = unprojectPoint(
          { x: projectLocation(center, 10).x + finger.x, y: projectLocation(center, 10).y + finger.y },
          10,
        );
        const after = inFrame(under, zoomedView(view, steps, finger), SIZE);
        expect(after.x).toBeCloseTo(SIZE.width / 2 + finger.x, 2);
        expect(after.y).toBeCloseTo(SIZE.height / 2 + finger.y, 2);
      }),
    );
  });

  it('shows every place it is fitted to, with room at the edge', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
        const view = fittedView(places, SIZE, ROOM);
        if (!view) throw new Error('there are places');
        if (view.zoom <= 3) return; // the whole world does not fit into a phone
        for (const at of places) {
          const { x, y } = inFrame(at, view, SIZE);
          expect(x).toBeGreaterThanOrEqual(ROOM.width / 2 - 0.1);
          expect(x).toBeLessThanOrEqual(SIZE.width - ROOM.width / 2 + 0.1);
          expect(y).toBeGreaterThanOrEqual(ROOM.height / 2 - 0.1);
          expect(y).toBeLessThanOrEqual(SIZE.height - ROOM.height / 2 + 0.1);
        }
      }),
    );
    expect(fittedView([], SIZE, ROOM)).toBeNull();
    expect(fittedView([{ lat: 10, lng: 106 }], SIZE, ROOM)?.zoom).toBe(15);
  });

  it('neither leaves the world nor goes nearer than a house', () => {
    expect(movedView({ center: { lat: 84, lng: 179 }, zoom: 4 }, 0, -9_000).center.lat).toBe(85);
    expect(heldView({ center: { lat: 0, lng: 190 }, zoom: 30 })).toEqual({
      center: { lat: 0, lng: -170 },
      zoom: 20,
    });
  });
});
