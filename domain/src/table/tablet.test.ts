import { expect, it } from 'vitest';
import { JOIN_BY_SCAN, SITTING_IDLE } from './sitting.ts';
import { beginsAnew } from './tablet.ts';

const TOUCHED = 1_000_000;

it('[TB72] a tablet begins anew as soon as its party has gone, touched or not', () => {
  for (const touchedAt of [null, TOUCHED])
    expect(beginsAnew({ seat: 'gone', touchedAt, now: TOUCHED })).toBe(true);
});

it('[TB72] untouched it begins anew after twenty minutes in no sitting, after three hours in one or unheard', () => {
  const after = (seat: 'in' | 'none' | 'unheard', passed: number) =>
    beginsAnew({ seat, touchedAt: TOUCHED, now: TOUCHED + passed });
  expect([after('none', JOIN_BY_SCAN - 1), after('none', JOIN_BY_SCAN)]).toEqual([false, true]);
  for (const seat of ['in', 'unheard'] as const)
    expect([after(seat, SITTING_IDLE - 1), after(seat, SITTING_IDLE)]).toEqual([false, true]);
});

it('[TB72] one that nobody has touched since it began has nothing to forget', () => {
  for (const seat of ['in', 'none', 'unheard'] as const)
    expect(beginsAnew({ seat, touchedAt: null, now: TOUCHED * 100 })).toBe(false);
});
