import { describe, expect, it } from 'vitest';
import { dialMinutes, quickMinutes, stepMinutes } from './promise.ts';

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

it('[OR68] what the store needs is always among the minutes of one tap', () => {
  expect(quickMinutes(15)).toEqual([10, 15, 20, 30]);
  expect(quickMinutes(12)).toEqual([12, 15, 20, 30]);
  expect(quickMinutes(27)).toEqual([10, 15, 20, 27]);
  expect(dialMinutes(90)).toEqual([10, 15, 20, 30, 45, 90]);
  expect(dialMinutes(1)).toEqual([1, 15, 20, 30, 45, 60]);
});
