import { describe, expect, it } from 'vitest';
import { aStore, at, BERLIN } from '../../test/a-store.ts';
import { storesByDistance } from './by-distance.ts';
import { distanceKm, formatKm, kmBetween } from './distance.ts';
import { formatHours } from './format-hours.ts';
import { mayFillCart } from './may-fill-cart.ts';
import { isDeliveredAt, isOpenAt, openState, takesNothing } from './open-state.ts';
import { hoursOn, openingHoursOf } from './timetable.ts';

// 2026-11-30 is a Monday (day 2).
const LUNCH_AND_DINNER = [
  { day: 2, start: 660, end: 840 },
  { day: 2, start: 1020, end: 1260 },
];

describe('whether a store is open', () => {
  it('[ST1] without order types it is paused, whatever the clock says', () => {
    const store = aStore({ orderTypes: [] });
    expect(openState(store, at('2026-11-30 12:00'))).toEqual({ state: 'paused', until: null });
    expect(mayFillCart(store, at('2026-11-30 12:00'))).toEqual({ refused: 'STORE_PAUSED' });
  });

  it('[ST16] not published it takes nothing, whatever else it says', () => {
    const store = aStore({ listed: false });
    expect(openState(store, at('2026-11-30 12:00'))).toEqual({ state: 'unpublished' });
    expect(mayFillCart(store, at('2026-11-30 12:00'))).toEqual({ refused: 'STORE_UNPUBLISHED' });
    expect(takesNothing(aStore({ listed: false, orderTypes: [] }))).toEqual({ refused: 'STORE_UNPUBLISHED' });
    expect(takesNothing(aStore())).toBeNull();
  });

  it('[ST2] out of service counts as outside the hours and names no opening', () => {
    const store = aStore({ outOfService: true, orderTypes: ['DELI'] });
    expect(openState(store, at('2026-11-30 12:00'))).toEqual({
      state: 'closed',
      opensAt: null,
      takesScheduled: false,
    });
  });

  it('[ST11] without a menu it is closed within its hours too, whatever it would deliver later', () => {
    const store = aStore({ hasMenu: false });
    expect(openState(store, at('2026-11-30 12:00'))).toEqual({
      state: 'closed',
      opensAt: null,
      takesScheduled: false,
    });
    expect(mayFillCart(store, at('2026-11-30 12:00'))).toEqual({ refused: 'STORE_CLOSED' });
    expect(openState(aStore({ hasMenu: false, orderTypes: [] }), 0)).toEqual({
      state: 'paused',
      until: null,
    });
  });

  it('[ST3] both named minutes belong to the range', () => {
    const store = aStore({ hours: LUNCH_AND_DINNER });
    const open = (text: string) => isOpenAt(store, at(text));
    expect(
      ['10:59', '11:00', '14:00', '14:01', '16:59', '17:00'].map((t) => open(`2026-11-30 ${t}`)),
    ).toEqual([false, true, true, false, false, true]);
    expect(isOpenAt(store, at('2026-11-30 14:00') + 59_999)).toBe(true);
  });

  it('[ST3] the store’s own day counts, not the day in London', () => {
    const mondayBreakfast = aStore({ hours: [{ day: 2, start: 360, end: 600 }] });
    expect(isOpenAt(mondayBreakfast, at('2026-11-30 06:30'))).toBe(true);
    expect(isOpenAt(mondayBreakfast, at('2026-11-29 06:30'))).toBe(false);
    expect(isOpenAt(aStore({ hours: [{ day: 8, start: 360, end: 600 }] }), at('2026-11-29 06:30'))).toBe(
      true,
    );
  });

  it('[ST3] an end before the start runs past midnight and belongs to the day of the start', () => {
    const store = aStore({ hours: [{ day: 2, start: 1080, end: 119 }] });
    const open = ['11-30 17:59', '11-30 18:00', '12-01 01:59', '12-01 02:00', '12-01 18:00', '11-30 01:00'];
    expect(open.map((t) => isOpenAt(store, at(`2026-${t}`)))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('[ST3] a repeated hour does not open a closed store again; a skipped one does not keep it shut', () => {
    const untilHalfPastTwo = aStore({ zone: BERLIN, hours: [{ day: 7, start: 1080, end: 150 }] });
    const first = at('2026-10-25 02:30', BERLIN);
    expect(isOpenAt(untilHalfPastTwo, first)).toBe(true);
    expect(isOpenAt(untilHalfPastTwo, first + 60_000)).toBe(false);
    expect(isOpenAt(untilHalfPastTwo, first + 3_600_000)).toBe(false);
    const neverThatDay = aStore({ zone: BERLIN, hours: [{ day: 8, start: 130, end: 160 }] });
    expect(isOpenAt(neverThatDay, at('2027-03-28 03:00', BERLIN))).toBe(false);
    const fromHalfPastTwo = aStore({ zone: BERLIN, hours: [{ day: 8, start: 150, end: 300 }] });
    expect(isOpenAt(fromHalfPastTwo, at('2027-03-28 03:00', BERLIN))).toBe(true);
    expect(isOpenAt(fromHalfPastTwo, at('2027-03-28 01:59', BERLIN))).toBe(false);
  });

  it('[ST4] no hours at all is always open; hours without today are closed', () => {
    expect(openState(aStore({ hours: [] }), at('2026-11-30 03:00'))).toEqual({ state: 'open', until: null });
    expect(isOpenAt(aStore({ hours: LUNCH_AND_DINNER }), at('2026-12-01 12:00'))).toBe(false);
  });

  it('[ST5] names the last open minute and the next opening', () => {
    const store = aStore({ hours: LUNCH_AND_DINNER, orderTypes: ['DELI', 'PICKUP'] });
    expect(openState(store, at('2026-11-30 12:00'))).toEqual({
      state: 'open',
      until: at('2026-11-30 14:00'),
    });
    expect(openState(store, at('2026-11-30 15:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-11-30 17:00'),
      takesScheduled: false,
    });
    expect(openState(store, at('2026-11-30 22:00'))).toMatchObject({ opensAt: at('2026-12-07 11:00') });
  });

  it('[ST5] ranges that touch are one stretch; around the clock has no end', () => {
    const touching = aStore({
      hours: [
        { day: null, start: 600, end: 839 },
        { day: null, start: 840, end: 1320 },
      ],
    });
    expect(openState(touching, at('2026-11-30 11:00'))).toMatchObject({ until: at('2026-11-30 22:00') });
    const always = aStore({ hours: [{ day: null, start: 0, end: 1439 }] });
    expect(openState(always, at('2026-11-30 11:00'))).toEqual({ state: 'open', until: null });
  });

  it('[ST6] scheduled delivery follows its own hours where there are some', () => {
    const store = aStore({ deliveryHours: [{ day: null, start: 1080, end: 1200 }] });
    expect(isDeliveredAt(store, at('2026-11-30 12:00'))).toBe(false);
    expect(isDeliveredAt(store, at('2026-11-30 19:00'))).toBe(true);
    expect(isDeliveredAt(aStore(), at('2026-11-30 12:00'))).toBe(true);
  });

  it('[ST7] a closed store takes a cart only for scheduled delivery', () => {
    const night = at('2026-11-30 23:30');
    expect(mayFillCart(aStore({ orderTypes: ['DELI', 'PICKUP'] }), night)).toEqual({
      refused: 'STORE_CLOSED',
    });
    expect(mayFillCart(aStore({ orderTypes: ['DELI', 'DELIAT'] }), night)).toBeNull();
    expect(mayFillCart(aStore({ orderTypes: ['DELI'] }), at('2026-11-30 12:00'))).toBeNull();
  });

  it('[ST3] a day lists its ranges from morning to night', () => {
    const store = aStore({ hours: [...LUNCH_AND_DINNER].reverse() });
    const on = (month: number, day: number) => hoursOn(openingHoursOf(store), { year: 2026, month, day });
    expect(on(11, 30)).toEqual(LUNCH_AND_DINNER.map(({ start, end }) => ({ start, end })));
    expect(on(12, 1)).toEqual([]);
    expect([formatHours(on(11, 30)), formatHours(on(12, 1))]).toEqual(['11:00–14:00, 17:00–21:00', '']);
  });
});

describe('distance', () => {
  const HANOI = { lat: 21.0285, lng: 105.8542 };
  const SAIGON_CENTRE = { lat: 10.7769, lng: 106.7009 };

  it('[ST8] Hà Nội to Sài Gòn is about 1.144 km; a place to itself is 0', () => {
    expect(distanceKm(HANOI, SAIGON_CENTRE)).toBeCloseTo(1143.6, 0);
    expect(distanceKm(HANOI, HANOI)).toBe(0);
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  });

  it('[ST8] from or to a place nobody knows it is unknown, not 0', () => {
    expect(kmBetween(HANOI, SAIGON_CENTRE)).toBe(distanceKm(HANOI, SAIGON_CENTRE));
    expect([kmBetween(null, HANOI), kmBetween(HANOI, null)]).toEqual([null, null]);
  });

  it('[ST8] shows one decimal in the reader’s way, none where it is a 0', () => {
    expect([formatKm(1.24, 'vi'), formatKm(1.25, 'de'), formatKm(9278.94, 'en')]).toEqual([
      '1,2 km',
      '1,3 km',
      '9278.9 km',
    ]);
    expect([4, 3.96, 0.04, 10.04].map((km) => formatKm(km, 'vi'))).toEqual(['4 km', '4 km', '0 km', '10 km']);
  });

  it('[ST9] nearest first, unknown places last in their order, unlisted ones never', () => {
    const far = aStore({ id: 1, location: HANOI });
    const near = aStore({ id: 2 });
    const nowhere = aStore({ id: 3, location: null });
    const hidden = aStore({ id: 4, listed: false });
    const ids = (from: typeof HANOI | null) =>
      storesByDistance([nowhere, far, hidden, near], from).map(({ store }) => store.id);
    expect(ids(SAIGON_CENTRE)).toEqual([2, 1, 3]);
    expect(ids(null)).toEqual([3, 1, 2]);
  });
});
