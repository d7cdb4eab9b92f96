import { describe, expect, it } from 'vitest';
import type { BillShare, TableBill } from './bill.ts';
import { PORTION } from './bill-parts.ts';
import { billForTill, HOLD_LASTS, holdsAgainAt, holdsEndedBy, holdsGivenUp } from './holds.ts';
import { takeOfBill } from './take-of-bill.ts';

const NOW = 10_000_000;
const MINUTE = 60_000;
const held = (id: string, amount: number, more: Partial<BillShare> = {}): BillShare => ({
  id,
  payer: id,
  amount,
  counted: 0,
  heldUntil: NOW + HOLD_LASTS,
  isBack: false,
  parts: [],
  division: null,
  ...more,
});
const bill = (...shares: BillShare[]): TableBill => ({
  rounds: [{ round: 'A', total: 100_000, kept: 0 }],
  lines: [
    { round: 'A', key: '1', quantity: 1, amount: 60_000, by: 'an' },
    { round: 'A', key: '2', quantity: 1, amount: 40_000, by: 'bo' },
  ],
  shares,
});
const dish = (key: string, amount: number) => ({ round: 'A', key, parts: PORTION, amount });

/** The till takes this of a bill, and these holds end by it. */
function atTill(of: TableBill, wish: Parameters<typeof takeOfBill>[1]) {
  const taken = takeOfBill(billForTill(of), wish, NOW);
  if ('refused' in taken) return taken;
  return { amount: taken.amount, ends: holdsEndedBy(of, taken, NOW).map(({ id }) => id) };
}

describe('the till', () => {
  it('[TB62] takes what a phone only holds, and ends the hold', () => {
    const all = bill(held('an', 100_000));
    expect(takeOfBill(all, { by: 'amount', amount: 1 }, NOW)).toEqual({ refused: 'BILL_NOTHING_LEFT' });
    expect(atTill(all, { by: 'amount', amount: 100_000 })).toEqual({ amount: 100_000, ends: ['an'] });
    expect(atTill(all, { by: 'amount', amount: 1 })).toEqual({ amount: 1, ends: ['an'] });
  });

  it('[TB62] ends no hold that has room beside it, and of two the later', () => {
    const two = bill(held('an', 50_000), held('bo', 30_000));
    expect(atTill(two, { by: 'amount', amount: 20_000 })).toEqual({ amount: 20_000, ends: [] });
    expect(atTill(two, { by: 'amount', amount: 20_001 })).toEqual({ amount: 20_001, ends: ['bo'] });
    expect(atTill(two, { by: 'amount', amount: 60_000 })).toEqual({ amount: 60_000, ends: ['an'] });
  });

  it('[TB62] ends the hold of the dish it takes, and of no other', () => {
    const two = bill(
      held('an', 60_000, { parts: [dish('1', 60_000)] }),
      held('bo', 40_000, { parts: [dish('2', 40_000)] }),
    );
    const wish = { by: 'items', parts: [{ round: 'A', key: '2', parts: PORTION }] } as const;
    expect(atTill(two, wish)).toEqual({ amount: 40_000, ends: ['bo'] });
  });

  it('[TB62] takes nothing that has been paid', () => {
    const half = { ...bill(held('an', 60_000, { counted: 60_000, parts: [dish('1', 60_000)] })) };
    const paid = { ...half, rounds: [{ round: 'A', total: 100_000, kept: 60_000 }] };
    expect(atTill(paid, { by: 'amount', amount: 40_001 })).toEqual({ refused: 'BILL_AMOUNT', max: 40_000 });
    const wish = { by: 'items', parts: [{ round: 'A', key: '1', parts: 1 }] } as const;
    expect(atTill(paid, wish)).toEqual({ refused: 'BILL_DISH_TAKEN' });
  });
});

describe('a phone that holds and does not pay', () => {
  const once = { holds: 1, endedAt: NOW };

  it('[TB83] waits five minutes after the second time, where others sit', () => {
    expect(holdsAgainAt([], true, NOW)).toBeNull();
    expect(holdsAgainAt([once], true, NOW)).toBeNull();
    const twice = [{ ...once, endedAt: NOW - 2 * MINUTE }, once];
    expect(holdsAgainAt(twice, true, NOW)).toBe(NOW + 5 * MINUTE);
    expect(holdsAgainAt(twice, true, NOW + 5 * MINUTE)).toBeNull();
    expect(holdsAgainAt(twice, false, NOW)).toBeNull();
  });

  it('[TB83] the same share held again counts again', () => {
    expect(holdsAgainAt([{ holds: 2, endedAt: NOW }], true, NOW)).toBe(NOW + 5 * MINUTE);
  });

  it('[TB83] may think again within half a minute', () => {
    expect(holdsGivenUp(1, NOW + HOLD_LASTS, NOW + 29_999)).toBe(0);
    expect(holdsGivenUp(1, NOW + HOLD_LASTS, NOW + 30_000)).toBe(1);
    const changed = { holds: 0, endedAt: NOW };
    expect(holdsAgainAt([changed, changed, changed, once], true, NOW)).toBeNull();
  });
});
