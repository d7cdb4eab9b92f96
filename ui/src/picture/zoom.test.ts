import { describe, expect, it } from 'vitest';
import { LARGEST, moved, WHOLE, zoomed } from './zoom.ts';

const FRAME = { width: 400, height: 200 };
const MIDDLE = { x: 0, y: 0 };

describe('looking closely at a picture', () => {
  it('stays between the whole and the largest', () => {
    expect(zoomed(WHOLE, 0.5, MIDDLE, FRAME)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 100, MIDDLE, FRAME).scale).toBe(LARGEST);
  });

  it('what lies under the finger stays under it', () => {
    const near = zoomed(WHOLE, 2, { x: 100, y: -50 }, FRAME);
    // the point of the picture that was at 100 is drawn at x + 2 × 100
    expect(near).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomed(near, 0.5, { x: 100, y: -50 }, FRAME)).toEqual(WHOLE);
  });

  it('its edge never comes inside the frame', () => {
    expect(moved(WHOLE, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
    const near = zoomed(WHOLE, 3, MIDDLE, FRAME);
    expect(moved(near, { x: 9_999, y: -9_999 }, FRAME)).toEqual({ scale: 3, x: 400, y: -200 });
    const edge = moved(near, { x: 400, y: 200 }, FRAME);
    expect(zoomed(edge, 1 / 3, MIDDLE, FRAME)).toEqual(WHOLE);
  });
});
