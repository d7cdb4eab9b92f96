import { describe, expect, it } from 'vitest';
import { swipeCloses } from './swipe.ts';

describe('swiping a sheet away', () => {
  it('closes past 30 % of the height, however slowly', () => {
    expect(swipeCloses({ moved: 181, height: 600, lasted: 4000 })).toBe(true);
    expect(swipeCloses({ moved: 180, height: 600, lasted: 4000 })).toBe(false);
  });
  it('closes by a flick', () => {
    expect(swipeCloses({ moved: 60, height: 600, lasted: 100 })).toBe(true);
    expect(swipeCloses({ moved: 60, height: 600, lasted: 120 })).toBe(false);
    expect(swipeCloses({ moved: 39, height: 600, lasted: 1 })).toBe(false);
  });
  it('never closes upwards', () => {
    expect(swipeCloses({ moved: -300, height: 600, lasted: 1 })).toBe(false);
  });
});
