import { describe, expect, it } from 'vitest';
import { STATUSES, statusGroup } from '../order/status.ts';
import { voucherForIssue } from './answer-issue.ts';
import {
  areNamed,
  isSameReport,
  linesOfReport,
  reportsUntil,
  whyNoReport,
  worthOfReport,
} from './report-issue.ts';

const HOUR = 60 * 60_000;

describe('something was wrong', () => {
  const lines = [
    { key: 'pho', quantity: 2, amount: 130_001 },
    { key: 'tra', quantity: 1, amount: 10_000 },
  ];
  const done = { status: 'COMPLETED', endedAt: 1_000, atTable: false } as const;

  it('[OR120] is said within 24 hours after the order was completed, and not in the moment they are over', () => {
    expect(reportsUntil(done)).toBe(1_000 + 24 * HOUR);
    expect(whyNoReport(done, 1_000)).toBeNull();
    expect(whyNoReport(done, 1_000 + 24 * HOUR - 1)).toBeNull();
    expect(whyNoReport(done, 1_000 + 24 * HOUR)).toBe('ISSUE_TOO_LATE');
    for (const status of [...STATUSES, null])
      expect(reportsUntil({ ...done, status }) !== null).toBe(statusGroup(status) === 'COMPLETED');
    expect(whyNoReport({ ...done, status: 'CANCELLED' }, 1_000)).toBe('ISSUE_NOT_COMPLETED');
    expect(whyNoReport({ ...done, endedAt: null }, 1_000)).toBe('ISSUE_NOT_COMPLETED');
    expect(whyNoReport({ ...done, atTable: true }, 1_000)).toBe('ISSUE_AT_TABLE');
  });

  it('[OR120] lasts 24 hours over a change of the clock: an hour less or more by the wall', () => {
    const eveOfSummer = Date.parse('2027-03-27T18:00:00+01:00');
    expect(reportsUntil({ ...done, endedAt: eveOfSummer })).toBe(Date.parse('2027-03-28T19:00:00+02:00'));
    const eveOfWinter = Date.parse('2027-10-30T18:00:00+02:00');
    expect(reportsUntil({ ...done, endedAt: eveOfWinter })).toBe(Date.parse('2027-10-31T17:00:00+01:00'));
  });

  it('[OR121] names lines of the order, each once, and of a group order one’s own', () => {
    const pho = { key: 'pho', reason: 'missing' } as const;
    expect(linesOfReport([{ key: 'tra', reason: 'wrong' }, pho], { lines, own: null })).toEqual([
      { key: 'pho', reason: 'missing', quantity: 2 },
      { key: 'tra', reason: 'wrong', quantity: 1 },
    ]);
    for (const told of [
      [],
      [pho, pho],
      [{ ...pho, key: 'bun' }],
      ...[0, -1, 3, 1.5, Number.NaN, 1_000].map((quantity) => [{ ...pho, quantity }]),
    ])
      expect(linesOfReport(told, { lines, own: null })).toBeNull();
    expect(linesOfReport([pho], { lines, own: new Set(['tra']) })).toBeNull();
    expect(linesOfReport([{ ...pho, quantity: 1 }], { lines, own: new Set(['pho']) })).toHaveLength(1);
  });

  it('[OR122] the same again is the first, whatever its order; a line stands in one report', () => {
    const one = { key: 'pho', reason: 'missing', quantity: 1 } as const;
    const other = { key: 'tra', reason: 'wrong', quantity: 1 } as const;
    const report = { lines: [one, other], words: 'Thiếu bún' };
    expect(isSameReport(report, { ...report, lines: [other, one] })).toBe(true);
    for (const change of [
      { words: '' },
      { lines: [one] },
      { lines: [{ ...one, quantity: 2 }, other] },
      { lines: [{ ...one, reason: 'wrong' as const }, other] },
    ])
      expect(isSameReport(report, { ...report, ...change })).toBe(false);
    expect(areNamed([one], [{ lines: [other] }])).toBe(false);
    expect(areNamed([one], [{ lines: [other] }, { lines: [one] }])).toBe(true);
  });

  it('[VO21] a voucher is worth what was reported at most, and belongs to a number', () => {
    const paid = { lines, paid: 140_001 };
    expect(worthOfReport([{ key: 'pho', quantity: 1 }], paid)).toBe(65_000);
    expect(worthOfReport([{ key: 'pho', quantity: 1 }], { lines, paid: 70_000 })).toBe(32_500);
    expect(worthOfReport(lines, paid)).toBe(140_001);
    expect(worthOfReport([{ key: 'gone', quantity: 1 }], paid)).toBe(0);
    const asked = { wished: null, worth: 65_000, number: '+84901234567' };
    expect(voucherForIssue(asked)).toBe(65_000);
    expect(voucherForIssue({ ...asked, wished: 1 })).toBe(1);
    for (const wished of [0, -1, 65_001])
      expect(voucherForIssue({ ...asked, wished })).toMatchObject({ refused: 'ISSUE_VOUCHER_TOO_MUCH' });
    expect(voucherForIssue({ ...asked, worth: 0 })).toMatchObject({ refused: 'ISSUE_VOUCHER_TOO_MUCH' });
    expect(voucherForIssue({ ...asked, number: '' })).toMatchObject({ refused: 'ISSUE_NO_NUMBER' });
  });
});
