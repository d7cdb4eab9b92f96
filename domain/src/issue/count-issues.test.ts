import { expect, it } from 'vitest';
import { countedSince, countIssues, type ReportedLine } from './count-issues.ts';

const MINUTE = 60_000;
const aLine = (part: Partial<ReportedLine> = {}): ReportedLine => ({
  ...{ report: 'a', itemId: 'PHO', name: 'Phở bò', reason: 'missing', quantity: 1 },
  ...{ madeAt: 0, answeredAt: null, answer: null, amount: null },
  ...part,
});

it('[OR137] a span begins at midnight where the store is, also over a change of its clock', () => {
  const since = (...[span, at, zone]: [Parameters<typeof countedSince>[0], string, string]) =>
    new Date(countedSince(span, Date.parse(at), zone)).toISOString();
  const saigon = 'Asia/Ho_Chi_Minh';
  expect(since('today', '2026-11-28T16:59:59Z', saigon)).toBe('2026-11-27T17:00:00.000Z');
  expect(since('today', '2026-11-28T17:00:00Z', saigon)).toBe('2026-11-28T17:00:00.000Z');
  expect(since('week', '2026-11-28T20:00:00Z', saigon)).toBe('2026-11-22T17:00:00.000Z');
  expect(since('month', '2026-11-28T20:00:00Z', saigon)).toBe('2026-10-30T17:00:00.000Z');
  // Berlin went back an hour on the 25th: its week is 169 hours long
  expect(since('week', '2026-10-27T12:00:00Z', 'Europe/Berlin')).toBe('2026-10-20T22:00:00.000Z');
  // a midnight that the clock skips
  expect(since('today', '2026-03-29T12:00:00Z', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
});

it('[OR137] a report is counted once, however many lines it has; each dish has its portions of those sold', () => {
  const told = { answeredAt: 10 * MINUTE, answer: 'refund', amount: 50_000 } as const;
  const counted = countIssues(
    [
      aLine({ quantity: 2, ...told }),
      aLine({ itemId: 'CHA', name: 'Chả giò', reason: 'wrong', ...told }),
      aLine({ report: 'b', name: 'Phở bò tái', reason: 'wrong', madeAt: 5 }),
      aLine({ report: 'b', name: 'Phở bò tái', madeAt: 5 }),
    ],
    new Map([['PHO', 40]]),
  );
  expect(counted).toMatchObject({ reports: 2, unanswered: 1, median: 10 * MINUTE });
  expect(counted.answers).toEqual({
    refund: { count: 1, amount: 50_000 },
    voucher: { count: 0, amount: 0 },
    call: { count: 0, amount: 0 },
  });
  expect(counted.dishes).toEqual([
    { itemId: 'PHO', name: 'Phở bò tái', reports: 2, missing: 3, wrong: 1, sold: 40 },
    { itemId: 'CHA', name: 'Chả giò', reports: 1, missing: 0, wrong: 1, sold: 0 },
  ]);
});

it('[OR137] the median is the middle one, between two their mean, and of none there is none', () => {
  const median = (...minutes: number[]) =>
    countIssues(
      minutes.map((n, nth) => aLine({ report: `${nth}`, answer: 'call', answeredAt: n * MINUTE })),
      new Map(),
    ).median;
  expect(median()).toBeNull();
  expect(median(7)).toBe(7 * MINUTE);
  expect(median(90, 1, 3)).toBe(3 * MINUTE);
  expect(median(4, 100, 1, 3)).toBe(3.5 * MINUTE);
});
