import { describe, expect, it } from 'vitest';
import { aStore, at, BERLIN } from '../../test/a-store.ts';
import type { OrderType } from '../store/store.ts';
import { NO_TIME, type PickupAt } from '../time/pickup-at.ts';
import { resolveTime, timeChoices } from './order-time.ts';

const NOW = at('2026-11-30 12:00') + 30_000;
const LATER: PickupAt = { days: 1, hour: 18, minute: 30 };

describe('when an order is for', () => {
  const resolve = (type: OrderType, pickupAt: PickupAt, orderNow = false, store = aStore()) =>
    resolveTime({ type, pickupAt, orderNow }, store, NOW);

  it('[OR9] delivery with a time is scheduled, scheduled delivery for now is delivery', () => {
    expect(resolve('DELI', LATER)).toEqual({ at: at('2026-12-01 18:30'), type: 'DELIAT', scheduled: true });
    expect(resolve('DELIAT', LATER)).toMatchObject({ type: 'DELIAT' });
    expect(resolve('DELIAT', LATER, true)).toEqual({ at: NOW, type: 'DELI', scheduled: false });
    expect(resolve('PICKUP', LATER)).toMatchObject({ type: 'PICKUP', scheduled: true });
  });

  it('[OR7] no hour is now for delivery; pickup and scheduled delivery must say now', () => {
    expect(resolve('DELI', NO_TIME)).toEqual({ at: NOW, type: 'DELI', scheduled: false });
    expect(resolve('PICKUP', NO_TIME)).toEqual({ refused: 'TIME_REQUIRED' });
    expect(resolve('DELIAT', NO_TIME)).toEqual({ refused: 'TIME_REQUIRED' });
    expect(resolve('PICKUP', NO_TIME, true)).toEqual({ at: NOW, type: 'PICKUP', scheduled: false });
  });

  it('[OR9] a store that delivers only at a time needs one', () => {
    const store = aStore({ orderTypes: ['DELIAT'] });
    expect(resolve('DELI', NO_TIME, true, store)).toEqual({ refused: 'TIME_REQUIRED' });
    expect(resolve('DELI', LATER, false, store)).toMatchObject({ type: 'DELIAT' });
  });

  it('[OR7] the running minute is not past, the one before is', () => {
    expect(resolve('PICKUP', { days: 0, hour: 12, minute: 0 })).toMatchObject({ at: at('2026-11-30 12:00') });
    expect(resolve('PICKUP', { days: 0, hour: 11, minute: 55 })).toEqual({ refused: 'TIME_PASSED' });
  });

  it('[OR24] a time the kitchen cannot keep is too soon; one that was on offer stays good for five minutes', () => {
    const kitchen = aStore({ prepMinutes: 20, deliveryMinutes: 35, noticeMinutes: 0 });
    const today = (hour: number, minute: number) => ({ days: 0, hour, minute });
    const soon = { refused: 'TIME_TOO_SOON' };
    expect(resolve('PICKUP', today(12, 5), false, kitchen)).toEqual(soon);
    expect(resolve('PICKUP', today(12, 15), false, kitchen)).toEqual(soon);
    expect(resolve('PICKUP', today(12, 20), false, kitchen)).toMatchObject({ type: 'PICKUP' });
    // to the door it takes longer
    expect(resolve('DELI', today(12, 25), false, kitchen)).toEqual(soon);
    expect(resolve('DELI', today(12, 35), false, kitchen)).toMatchObject({ type: 'DELIAT' });
    const asksAhead = aStore({ prepMinutes: 20, noticeMinutes: 24 * 60 });
    expect(resolve('PICKUP', today(21, 0), false, asksAhead)).toEqual(soon);
    expect(resolve('PICKUP', LATER, false, asksAhead)).toMatchObject({ type: 'PICKUP' });
    // as soon as possible is what the kitchen says it is
    expect(resolve('PICKUP', NO_TIME, true, kitchen)).toMatchObject({ at: NOW });
  });

  it('[OR7] times nobody offers are no times', () => {
    const bad: PickupAt[] = [
      { days: 3, hour: 12, minute: 0 },
      { days: 0.5, hour: 12, minute: 0 },
      { days: 1, hour: 24, minute: 0 },
      { days: 1, hour: 12, minute: 60 },
      { days: 1, hour: 12, minute: 7 },
      { days: 0, hour: 11, minute: 59 },
      { days: 1, hour: Number.NaN, minute: 0 },
    ];
    for (const pickupAt of bad) expect(resolve('PICKUP', pickupAt)).toEqual({ refused: 'TIME_REQUIRED' });
  });

  it('[OR7] a day that is over is past, whatever its hour', () => {
    expect(resolve('PICKUP', { days: -1, hour: 23, minute: 0 })).toEqual({ refused: 'TIME_PASSED' });
    expect(resolve('DELI', { days: -400, hour: 8, minute: 0 })).toEqual({ refused: 'TIME_PASSED' });
  });

  it('[OR7] today is the store’s today', () => {
    const lateEvening = at('2026-11-30 23:59') + 59_999;
    const draft = { type: 'PICKUP', orderNow: false, pickupAt: { days: 1, hour: 11, minute: 0 } } as const;
    expect(resolveTime(draft, aStore(), lateEvening)).toMatchObject({ at: at('2026-12-01 11:00') });
    expect(resolveTime(draft, aStore(), lateEvening + 1)).toMatchObject({ at: at('2026-12-02 11:00') });
  });

  it('[OR7] a minute the clock skips cannot be chosen; of two the first is meant', () => {
    const store = aStore({ zone: BERLIN });
    const draft = { type: 'PICKUP', orderNow: false, pickupAt: { days: 0, hour: 2, minute: 30 } } as const;
    expect(resolveTime(draft, store, at('2027-03-28 00:30', BERLIN))).toEqual({ refused: 'TIME_REQUIRED' });
    expect(resolveTime(draft, store, at('2026-10-25 00:30', BERLIN))).toMatchObject({
      at: Date.UTC(2026, 9, 25, 0, 30),
    });
  });
});

describe('the times to choose from', () => {
  it('[OR8] every 5 minutes of the hours, not before now, both ends included', () => {
    const [today, tomorrow, ...rest] = timeChoices(aStore({ scheduledDays: 2 }), {
      type: 'PICKUP',
      now: NOW,
    });
    expect(rest).toEqual([]);
    expect(today).toMatchObject({ days: 0, day: { year: 2026, month: 11, day: 30 } });
    expect(today?.hours[0]).toEqual({
      hour: 12,
      minutes: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55],
      full: [],
    });
    expect(tomorrow?.hours.map(({ hour }) => hour)).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
    ]);
    expect(tomorrow?.hours.at(-1)).toEqual({ hour: 22, minutes: [0], full: [] });
  });

  it('[OR8] a day with nothing left stays, empty', () => {
    const days = timeChoices(aStore({ hours: [{ day: 3, start: 600, end: 660 }] }), {
      type: 'PICKUP',
      now: NOW,
    });
    expect(days.map(({ hours }) => hours.length)).toEqual([0, 2, 0]);
  });

  it('[OR8] an evening past midnight goes on the next day', () => {
    const store = aStore({ hours: [{ day: 2, start: 1380, end: 30 }], scheduledDays: 2 });
    const [monday, tuesday] = timeChoices(store, { type: 'PICKUP', now: NOW });
    expect(monday?.hours.map(({ hour }) => hour)).toEqual([23]);
    expect(tuesday?.hours).toEqual([{ hour: 0, minutes: [0, 5, 10, 15, 20, 25, 30], full: [] }]);
  });

  it('[OR8] delivery follows the delivery hours, pickup the store’s', () => {
    const store = aStore({ deliveryHours: [{ day: null, start: 1080, end: 1085 }], scheduledDays: 1 });
    expect(timeChoices(store, { type: 'DELIAT', now: NOW })[0]?.hours).toEqual([
      { hour: 18, minutes: [0, 5], full: [] },
    ]);
    expect(timeChoices(store, { type: 'PICKUP', now: NOW })[0]?.hours).toHaveLength(11);
  });

  it('[OR8] without hours the whole day is offered', () => {
    const [, tomorrow] = timeChoices(aStore({ hours: [] }), { type: 'PICKUP', now: NOW });
    expect(tomorrow?.hours.flatMap(({ minutes }) => minutes)).toHaveLength(288);
  });

  it('[OR8] a skipped hour is not offered, a repeated one once', () => {
    const store = aStore({ zone: BERLIN, hours: [], scheduledDays: 1 });
    const hours = (now: number) =>
      timeChoices(store, { type: 'PICKUP', now })[0]?.hours.map(({ hour }) => hour);
    expect(hours(at('2027-03-28 00:00', BERLIN))).not.toContain(2);
    expect(hours(at('2027-03-28 00:00', BERLIN))).toHaveLength(23);
    expect(hours(at('2026-10-25 00:00', BERLIN))).toHaveLength(24);
  });

  it('[OR8] every time on offer is a time that can be ordered for', () => {
    for (const zone of [BERLIN, 'Asia/Ho_Chi_Minh']) {
      const store = aStore({ zone, hours: [{ day: null, start: 90, end: 200 }] });
      const now = at('2027-03-27 01:40', zone);
      for (const { days, hours } of timeChoices(store, { type: 'DELIAT', now })) {
        for (const { hour, minutes } of hours) {
          for (const minute of minutes) {
            const draft = { type: 'DELIAT', orderNow: false, pickupAt: { days, hour, minute } } as const;
            expect(resolveTime(draft, store, now)).toMatchObject({ type: 'DELIAT' });
          }
        }
      }
    }
  });
});
