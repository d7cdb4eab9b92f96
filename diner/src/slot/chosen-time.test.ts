import type { DayChoice } from '@mam/domain/checkout/order-time.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { describe, expect, it } from 'vitest';
import { isTaken, nearestTime, soonTimes } from './chosen-time.ts';

const day = { year: 2026, month: 11, day: 21 };
const days: readonly DayChoice[] = [
  { days: 0, day, hours: [] },
  {
    days: 1,
    day,
    hours: [
      { hour: 10, minutes: [25, 30, 35], full: [] },
      { hour: 11, minutes: [0, 30, 55], full: [] },
      { hour: 17, minutes: [0], full: [] },
    ],
  },
  { days: 2, day, hours: [{ hour: 9, minutes: [0, 5], full: [] }] },
];

describe('the time on the wheels', () => {
  it('is the first one on offer when nothing was wished', () => {
    expect(nearestTime(days, NO_TIME)).toEqual({ days: 1, hour: 10, minute: 25 });
  });
  it('is the wish where it is offered', () => {
    expect(nearestTime(days, { days: 1, hour: 11, minute: 30 })).toEqual({ days: 1, hour: 11, minute: 30 });
  });
  it('moves to the nearest offered time when a wheel turns away', () => {
    expect(nearestTime(days, { days: 2, hour: 11, minute: 30 })).toEqual({ days: 2, hour: 9, minute: 0 });
    expect(nearestTime(days, { days: 1, hour: 11, minute: 40 })).toEqual({ days: 1, hour: 11, minute: 30 });
    expect(nearestTime(days, { days: 1, hour: 15, minute: 0 })).toEqual({ days: 1, hour: 17, minute: 0 });
  });
  it('is nothing when nothing is offered', () => {
    expect(nearestTime([], NO_TIME)).toBeNull();
    expect(nearestTime([{ days: 0, day, hours: [] }], NO_TIME)).toBeNull();
  });
  it('offers the next half hours to tap', () => {
    expect(soonTimes(days)).toEqual([
      { days: 1, hour: 10, minute: 30 },
      { days: 1, hour: 11, minute: 0 },
    ]);
  });

  describe('[OR16] where slots are full', () => {
    const full: readonly DayChoice[] = days.map((choice) => ({
      ...choice,
      hours: choice.hours.map((hour) => (hour.hour === 10 ? { ...hour, full: hour.minutes } : hour)),
    }));
    it('starts with the first place, and names none that is taken', () => {
      expect(nearestTime(full, NO_TIME)).toEqual({ days: 1, hour: 11, minute: 0 });
      expect(soonTimes(full)).toEqual([
        { days: 1, hour: 11, minute: 0 },
        { days: 1, hour: 11, minute: 30 },
      ]);
    });
    it('a taken time can be turned to, and is told', () => {
      const at = nearestTime(full, { days: 1, hour: 10, minute: 30 });
      expect(at).toEqual({ days: 1, hour: 10, minute: 30 });
      expect(at && isTaken(full, at)).toBe(true);
      expect(isTaken(full, { days: 1, hour: 11, minute: 0 })).toBe(false);
      expect(isTaken(full, { days: 9, hour: 11, minute: 0 })).toBe(false);
    });
  });
});
