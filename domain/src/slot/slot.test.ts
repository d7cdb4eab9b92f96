import { describe, expect, it } from 'vitest';
import { aStore, at, BERLIN } from '../../test/a-store.ts';
import { nextFreeTime, timeChoices } from '../checkout/order-time.ts';
import { endsUncooked, STATUSES } from '../order/status.ts';
import type { SlotLimit } from '../store/store.ts';
import { fullSlots, isFull, slotLimitOf, slotStart } from './slot.ts';

const ALL = ['DELI', 'DELIAT', 'PICKUP'] as const;
const limit = (change: Partial<SlotLimit> = {}): SlotLimit => ({
  minutes: 15,
  orders: 2,
  types: ALL,
  ...change,
});
const NOW = at('2026-11-30 12:07');
const pickupAt = (text: string) => ({ type: 'PICKUP', at: at(text) }) as const;

describe('a slot', () => {
  it.each([
    [15, '2026-11-30 18:00', '2026-11-30 18:14'],
    [30, '2026-11-30 18:30', '2026-11-30 18:59'],
    [60, '2026-12-01 00:00', '2026-12-01 00:59'],
  ])('[OR16] of %i minutes runs from %s to %s', (minutes, first, last) => {
    expect(slotStart(at(first), minutes, 'Asia/Ho_Chi_Minh')).toBe(at(first));
    expect(slotStart(at(last) + 59_999, minutes, 'Asia/Ho_Chi_Minh')).toBe(at(first));
    expect(slotStart(at(last) + 60_000, minutes, 'Asia/Ho_Chi_Minh')).toBe(at(last) + 60_000);
  });

  it('[OR16] begins by the wall, also where the zone is not a whole hour from UTC', () => {
    const nepal = 'Asia/Kathmandu';
    expect(slotStart(at('2026-11-30 18:20', nepal), 60, nepal)).toBe(at('2026-11-30 18:00', nepal));
  });

  it('[OR16] an hour that comes twice is two slots, and one cut short by the clock begins at its change', () => {
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 10), Date.UTC(2026, 9, 25, 1, 10)];
    expect(slotStart(first, 60, BERLIN)).toBe(Date.UTC(2026, 9, 25, 0));
    expect(slotStart(second, 60, BERLIN)).toBe(Date.UTC(2026, 9, 25, 1));
    // Lord Howe goes back by half an hour: 01:59, then 01:30 again
    const change = Date.UTC(2027, 3, 3, 15);
    expect(slotStart(change + 20 * 60_000, 60, 'Australia/Lord_Howe')).toBe(change);
    expect(slotStart(change - 60_000, 60, 'Australia/Lord_Howe')).toBe(change - 60 * 60_000);
  });
});

describe('places', () => {
  const store = aStore({ slots: [limit()] });
  const held = [pickupAt('2026-11-30 18:00'), { type: 'DELI', at: at('2026-11-30 18:14') } as const];

  it('[OR16] all kinds share them unless kinds are named', () => {
    const full = fullSlots(store, held);
    expect(full).toEqual([{ start: at('2026-11-30 18:00'), types: ALL }]);
    expect(isFull(store, pickupAt('2026-11-30 18:05'), full)).toBe(true);
    expect(isFull(store, pickupAt('2026-11-30 18:15'), full)).toBe(false);
    const apart = aStore({
      slots: [limit({ types: ['PICKUP'] }), limit({ types: ['DELI', 'DELIAT'], orders: 1 })],
    });
    expect(fullSlots(apart, held)).toEqual([{ start: at('2026-11-30 18:00'), types: ['DELI', 'DELIAT'] }]);
  });

  it('[OR16] one less than the limit leaves one', () => {
    expect(fullSlots(store, held.slice(1))).toEqual([]);
    expect(fullSlots(store, [...held, ...held])).toHaveLength(1);
  });

  it('[OR16] the running slot still counts, those before it are over', () => {
    expect(fullSlots(store, held, at('2026-11-30 18:14'))).toHaveLength(1);
    expect(fullSlots(store, held, at('2026-11-30 18:15'))).toEqual([]);
  });

  it('[OR16] a kind nobody counts is never full', () => {
    const pickups = aStore({ slots: [limit({ types: ['PICKUP'], orders: 1 })] });
    const full = fullSlots(pickups, held);
    expect(slotLimitOf(pickups, 'DELI')).toBeNull();
    expect(isFull(pickups, { type: 'DELI', at: at('2026-11-30 18:00') }, full)).toBe(false);
    expect(slotLimitOf(aStore(), 'PICKUP')).toBeNull();
  });

  it('[OR17] is given back by what ends badly before anybody took it, and by nothing else', () => {
    const back = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => endsUncooked(from, to)).map((to) => [from, to]),
    );
    const from = (status: string) => back.filter(([of]) => of === status).map(([, to]) => to);
    for (const waiting of ['WAIT_PAYMENT', 'WAIT_PREPAID', 'PENDING', 'WAIT_CONFIRM', 'PAYMENT_SUCCESS'])
      expect(from(waiting)).toEqual([
        'PAYMENT_FAILED',
        'PAYMENT_FAIL',
        'WAIT_PAYMENT_CANCELLED',
        'FAILED',
        'USER_CANCELLED',
        'CANCELLED',
        'CANCELLED_BY_PARTNER',
      ]);
    expect(new Set(back.map(([of]) => of)).size).toBe(5);
  });
});

describe('times on offer', () => {
  const store = aStore({ slots: [limit({ orders: 1 })] });
  const full = fullSlots(store, [pickupAt('2026-11-30 12:30'), pickupAt('2026-11-30 12:45')]);

  it('[OR16] a full slot is still shown, and marked', () => {
    const [hour] = timeChoices(store, { type: 'PICKUP', now: NOW, full })[0]?.hours ?? [];
    expect(hour).toMatchObject({ hour: 12, full: [30, 35, 40, 45, 50, 55] });
    expect(hour?.minutes).toContain(30);
  });

  it('[OR18] the next free time comes after the one wished, else it is the first of all', () => {
    const next = (from: string) =>
      nextFreeTime(store, { type: 'PICKUP', now: NOW, full }, at(from))?.pickupAt;
    expect(next('2026-11-30 12:30')).toEqual({ days: 0, hour: 13, minute: 0 });
    expect(next('2026-11-30 12:10')).toEqual({ days: 0, hour: 12, minute: 10 });
    expect(next('2026-12-02 22:01')).toEqual({ days: 0, hour: 12, minute: 10 });
  });

  it('[OR18] [ST10] the next free time leaps over a closed day', () => {
    const closed = { day: { year: 2026, month: 12, day: 1 }, hours: [], note: '' };
    const rests = { ...store, specialDays: [closed] };
    const late = at('2026-11-30 22:01');
    expect(nextFreeTime(rests, { type: 'PICKUP', now: NOW, full }, late)?.pickupAt).toEqual({
      days: 2,
      hour: 10,
      minute: 0,
    });
  });

  it('[OR18] where every time is taken there is none', () => {
    const short = aStore({
      slots: [limit({ orders: 1 })],
      hours: [{ day: null, start: 720, end: 734 }],
      scheduledDays: 1,
    });
    const taken = fullSlots(short, [pickupAt('2026-11-30 12:01')]);
    expect(nextFreeTime(short, { type: 'PICKUP', now: NOW, full: taken }, NOW)).toBeNull();
    expect(nextFreeTime(short, { type: 'PICKUP', now: NOW }, NOW)?.pickupAt.minute).toBe(10);
  });
});
