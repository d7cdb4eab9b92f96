import { describe, expect, it } from 'vitest';
import { aStore } from '../../test/a-store.ts';
import { answerTime, unansweredEnd, waitsForAnswer } from './answer-time.ts';

const MINUTE = 60_000;
/** a Tuesday in Vietnam */
const at = (hour: number, minute = 0, day = 24) => Date.UTC(2026, 10, day, hour - 7, minute);
const daily = (start: number, end: number) => [2, 3, 4, 5, 6, 7, 8].map((day) => ({ day, start, end }));
const OPEN = aStore({ hours: daily(9 * 60, 21 * 60 - 1), answerMinutes: 5, prepMinutes: 15 });
const soon = (waitsSince: number) => ({ waitsSince, wantedAt: null });

describe('whose turn it is [OR38]', () => {
  const order = { status: 'WAIT_CONFIRM', transferUnconfirmed: false, feeOffered: false } as const;

  it('is the restaurant’s from the moment it has the order until it has answered', () => {
    expect(waitsForAnswer(order)).toBe(true);
    expect(waitsForAnswer({ ...order, status: 'PENDING' })).toBe(true);
    for (const status of [
      'WAIT_PAYMENT',
      'CONFIRMED',
      'RES_DELIVERY',
      'COMPLETED',
      'CANCELLED',
      'FAILED',
    ] as const)
      expect([status, waitsForAnswer({ ...order, status })]).toEqual([status, false]);
  });

  it('is not while a transfer is looked for, or while the diner has a fee to answer', () => {
    expect(waitsForAnswer({ ...order, transferUnconfirmed: true })).toBe(false);
    expect(waitsForAnswer({ ...order, feeOffered: true })).toBe(false);
  });
});

describe('the time to answer [OR39]', () => {
  it('is as many minutes as the store has set', () => {
    expect(answerTime(soon(at(12)), OPEN)).toEqual({ from: at(12), by: at(12, 5) });
    expect(answerTime(soon(at(12)), { ...OPEN, answerMinutes: 240 })?.by).toBe(at(16));
  });

  it('passes only while the store is open', () => {
    // two minutes before it closes: the other three are of the next morning
    expect(answerTime(soon(at(20, 58)), OPEN)).toEqual({ from: at(20, 58), by: at(9, 3, 25) });
    expect(answerTime(soon(at(23)), OPEN)).toEqual({ from: at(9, 0, 25), by: at(9, 5, 25) });
    const always = aStore({ hours: daily(0, 24 * 60 - 1), answerMinutes: 5 });
    expect(answerTime(soon(at(23, 58)), always)?.by).toBe(at(24, 3));
    // lunch and dinner: a break of two hours in between
    const twice = { ...OPEN, hours: [...daily(9 * 60, 14 * 60 - 1), ...daily(16 * 60, 21 * 60 - 1)] };
    expect(answerTime(soon(at(13, 57)), twice)?.by).toBe(at(16, 2));
  });

  it('passes over a closed day, and has no end at a store that never opens', () => {
    const closed = { day: { year: 2026, month: 11, day: 24 }, hours: [], note: 'Tết' };
    expect(answerTime(soon(at(12)), { ...OPEN, specialDays: [closed] })).toEqual({
      from: at(9, 0, 25),
      by: at(9, 5, 25),
    });
    expect(answerTime(soon(at(12)), { ...OPEN, hours: [{ day: 9, start: 0, end: 60 }] })).toBeNull();
  });

  it('of a scheduled order begins an hour before it is wanted, sooner where the kitchen needs longer', () => {
    const wanted = (wantedAt: number, waitsSince = at(9, 30)) => ({ waitsSince, wantedAt });
    expect(answerTime(wanted(at(19)), OPEN)).toEqual({ from: at(18), by: at(18, 5) });
    expect(answerTime(wanted(at(19)), { ...OPEN, noticeMinutes: 180 })?.by).toBe(at(16, 5));
    expect(answerTime(wanted(at(19)), { ...OPEN, prepMinutes: 90 })?.by).toBe(at(17, 35));
    expect(answerTime(wanted(at(19)), { ...OPEN, deliveryMinutes: 75 })?.by).toBe(at(17, 50));
    // it came later than that
    expect(answerTime(wanted(at(19), at(18, 40)), OPEN)?.by).toBe(at(18, 45));
    // it is to be known before the store opens: from the opening on
    expect(answerTime(wanted(at(9, 30, 25)), OPEN)?.by).toBe(at(9, 5, 25));
  });

  it('of a scheduled order is over when it is wanted, where it could be known before', () => {
    const patient = { ...OPEN, answerMinutes: 240 };
    const wanted = { waitsSince: at(9, 30), wantedAt: at(11, 5) };
    expect(answerTime(wanted, patient)).toEqual({ from: at(10, 5), by: at(11, 5) });
    expect(answerTime(wanted, patient, 1 / 2)?.by).toBe(at(10, 35));
    // it came with ten minutes to go
    expect(answerTime({ ...wanted, waitsSince: at(10, 55) }, patient)?.by).toBe(at(11, 5));
    // its money was seen when the time was over already: the restaurant is asked as ever
    expect(answerTime({ ...wanted, waitsSince: at(11, 30) }, patient)?.by).toBe(at(15, 30));
    // the house is closed when it is wanted: it says so before it closes
    const early = { ...patient, hours: daily(9 * 60, 10 * 60 + 59) };
    expect(answerTime(wanted, early)?.by).toBe(at(11));
  });

  it('is never less than asked and never outside the hours', () => {
    for (let minute = 0; minute < 2 * 24 * 60; minute += 7) {
      const from = at(0) + minute * MINUTE;
      const time = answerTime(soon(from), OPEN);
      expect(time?.by).toBeGreaterThanOrEqual(from + 5 * MINUTE);
      const clock = new Date((time?.by ?? 0) + 7 * 60 * MINUTE);
      expect(clock.getUTCHours() * 60 + clock.getUTCMinutes()).toBeGreaterThanOrEqual(9 * 60);
      expect(clock.getUTCHours() * 60 + clock.getUTCMinutes()).toBeLessThanOrEqual(21 * 60);
    }
  });
});

it('[OR40] an order nobody has answered failed to arrive, or was left lying', () => {
  expect(unansweredEnd(false)).toBe('FAILED');
  expect(unansweredEnd(true)).toBe('CANCELLED');
});
