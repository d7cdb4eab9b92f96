import { describe, expect, it } from 'vitest';
import { minutesUntilWanted, stepMinutes } from './promise.ts';

describe('the dial', () => {
  it('moves along whole steps of five', () => {
    expect(stepMinutes(15, 1)).toBe(20);
    expect(stepMinutes(15, -1)).toBe(10);
    expect(stepMinutes(12, 1)).toBe(15);
    expect(stepMinutes(12, -1)).toBe(10);
  });

  it('stops at both ends', () => {
    expect(stepMinutes(5, -1)).toBe(5);
    expect(stepMinutes(180, 1)).toBe(180);
  });
});

describe('an order for later', () => {
  it('is promised for its own time, begun minutes counted', () => {
    expect(minutesUntilWanted(10 * 60_000 + 1, 0)).toBe(11);
  });

  it('is promised at once when its time has come', () => {
    expect(minutesUntilWanted(0, 60_000)).toBe(5);
  });

  it('leaves the choice to the kitchen when it is wanted as soon as possible', () => {
    expect(minutesUntilWanted(null, 0)).toBeNull();
  });
});
