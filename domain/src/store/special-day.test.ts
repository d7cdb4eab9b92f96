import { describe, expect, it } from 'vitest';
import { aStore, at } from '../../test/a-store.ts';
import { timeChoices } from '../checkout/order-time.ts';
import { isDeliveredAt, isOpenAt, openState } from './open-state.ts';
import type { DayRange, SpecialDay } from './store.ts';
import { hoursOn, openingHoursOf, specialDayOn } from './timetable.ts';

const on = (month: number, day: number, hours: DayRange[] = [], note = 'Tết'): SpecialDay => ({
  day: { year: 2027, month, day },
  hours,
  note,
});
const open = (store: Parameters<typeof isOpenAt>[0], ...times: string[]) =>
  times.map((time) => isOpenAt(store, at(`2027-${time}`)));

describe('special days', () => {
  it('[ST10] the hours of a date stand in place of those of its weekday', () => {
    const store = aStore({ specialDays: [on(1, 1, [{ start: 900, end: 1080 }])] });
    expect(open(store, '01-01 11:00', '01-01 15:00', '01-01 18:00', '01-01 18:01')).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(open(store, '01-02 11:00')).toEqual([true]);
    const timetable = openingHoursOf(store);
    expect(hoursOn(timetable, { year: 2027, month: 1, day: 1 })).toEqual([{ start: 900, end: 1080 }]);
    expect(specialDayOn(timetable, { year: 2027, month: 1, day: 1 })?.note).toBe('Tết');
    expect(specialDayOn(timetable, { year: 2028, month: 1, day: 1 })).toBeNull();
  });

  it('[ST10] without hours the date is closed, also for a store that is always open and for delivery', () => {
    const always = aStore({
      hours: [],
      deliveryHours: [{ day: null, start: 660, end: 720 }],
      specialDays: [on(2, 6)],
    });
    expect(open(always, '02-05 23:59', '02-06 00:00', '02-06 23:59', '02-07 00:00')).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isDeliveredAt(always, at('2027-02-06 11:30'))).toBe(false);
    expect(isDeliveredAt(always, at('2027-02-07 11:30'))).toBe(true);
  });

  it('[ST10] delivery follows the special day too, whatever the delivery hours are', () => {
    const store = aStore({
      deliveryHours: [{ day: null, start: 660, end: 720 }],
      specialDays: [on(1, 1, [{ start: 900, end: 960 }])],
    });
    expect(isDeliveredAt(store, at('2027-01-01 11:30'))).toBe(false);
    expect(isDeliveredAt(store, at('2027-01-01 15:30'))).toBe(true);
    const choices = timeChoices(store, { type: 'DELIAT', now: at('2026-12-31 13:00') });
    expect(choices.map(({ hours }) => hours.map(({ hour }) => hour))).toEqual([[], [15, 16], [11, 12]]);
  });

  it('[ST3] [ST10] a night that begins the day before goes on into a closed day', () => {
    const late = aStore({ hours: [{ day: null, start: 1080, end: 119 }], specialDays: [on(1, 1)] });
    expect(open(late, '01-01 00:30', '01-01 01:59', '01-01 02:00', '01-01 18:00', '01-02 00:30')).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('[ST3] [ST10] a special night goes on into the next day', () => {
    const store = aStore({ specialDays: [on(1, 1, [{ start: 1200, end: 180 }])] });
    expect(open(store, '01-01 19:59', '01-01 20:00', '01-02 03:00', '01-02 03:01', '01-02 10:00')).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(openState(store, at('2027-01-01 21:00'))).toEqual({
      state: 'open',
      until: at('2027-01-02 03:00'),
    });
  });

  it('[ST5] [ST10] names the opening after a closed week, however long it is', () => {
    const tet = Array.from({ length: 9 }, (_, n) => on(2, 5 + n));
    const store = aStore({ specialDays: tet });
    expect(openState(store, at('2027-02-04 22:30'))).toMatchObject({ opensAt: at('2027-02-14 10:00') });
    const onSaturdays = aStore({ hours: [{ day: 7, start: 600, end: 660 }], specialDays: tet });
    expect(openState(onSaturdays, at('2027-01-31 12:00'))).toMatchObject({ opensAt: at('2027-02-20 10:00') });
  });

  it('[ST5] [ST10] an always open store says that it will close within a day, not before', () => {
    const store = aStore({ hours: [], specialDays: [on(2, 6)] });
    expect(openState(store, at('2027-02-04 23:00'))).toEqual({ state: 'open', until: null });
    expect(openState(store, at('2027-02-05 09:00'))).toEqual({
      state: 'open',
      until: at('2027-02-05 23:59'),
    });
  });
});
