import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { arrivalAt } from '../payment/payable.ts';
import {
  amountsOfBill,
  type BillShare,
  closesByItself,
  isBillPaid,
  laidOnRounds,
  payableShareOfBill,
  stateOfBillShare,
  type TableBill,
} from './bill.ts';
import { PORTION } from './bill-parts.ts';
import { HOLD_LASTS } from './holds.ts';
import { openLines } from './open-lines.ts';
import { type BillPartRequest, mayHoldAgain, takeOfBill } from './take-of-bill.ts';

const NOW = 1_000_000;
const ROUNDS = [
  { round: 'A', total: 100_000, kept: 0 },
  { round: 'B', total: 79_001, kept: 0 },
];
const LINES = [
  { round: 'A', key: '1', quantity: 4, amount: 100_000, by: 'an' },
  { round: 'B', key: '1', quantity: 1, amount: 79_001, by: 'bo' },
];
const bill = (shares: readonly BillShare[] = [], kept: readonly number[] = []): TableBill => ({
  rounds: ROUNDS.map((round, at) => ({ ...round, kept: kept[at] ?? 0 })),
  lines: LINES,
  shares,
});
const share = (more: Partial<BillShare> = {}): BillShare => ({
  id: 'one',
  payer: 'cu',
  amount: 50_000,
  counted: 0,
  heldUntil: NOW + HOLD_LASTS,
  isBack: false,
  parts: [],
  division: null,
  ...more,
});
const half = { round: 'B', key: '1', parts: PORTION / 2 };
const items = (...parts: (typeof half)[]): BillPartRequest => ({ by: 'items', parts });

describe('a bill', () => {
  it('[TB56] [TB57] is all rounds: what is paid, about to be paid, and the remainder', () => {
    expect(amountsOfBill(bill(), NOW)).toEqual({ total: 179_001, paid: 0, held: 0, remainder: 179_001 });
    const held = bill([share()], [100_000, 5_000]);
    expect(amountsOfBill(held, NOW)).toEqual({
      total: 179_001,
      paid: 105_000,
      held: 50_000,
      remainder: 24_001,
    });
  });

  it('[TB57] a round that is called off leaves no remainder below 0', () => {
    const { lines } = bill();
    const left = { rounds: [ROUNDS[1] ?? never()], lines, shares: [share({ amount: 90_000 })] };
    expect(amountsOfBill(left, NOW)).toMatchObject({ held: 79_001, remainder: 0 });
  });

  it('[TB59] [TB62] holds for two minutes, and what has money stays its payer’s', () => {
    expect(stateOfBillShare(share(), NOW + HOLD_LASTS - 1)).toBe('held');
    expect(stateOfBillShare(share(), NOW + HOLD_LASTS)).toBe('free');
    expect(stateOfBillShare(share({ heldUntil: null }), NOW)).toBe('free');
    expect(stateOfBillShare(share({ counted: 1 }), NOW + HOLD_LASTS)).toBe('less');
    expect(stateOfBillShare(share({ counted: 50_000 }), NOW)).toBe('paid');
    expect(stateOfBillShare(share({ isBack: true, counted: 50_000 }), NOW)).toBe('back');
  });

  it('[TB63] is paid when nothing is missing, and never when nothing was ordered', () => {
    expect(isBillPaid(bill([], [100_000, 79_000]), NOW)).toBe(false);
    expect(isBillPaid(bill([], [100_000, 79_001]), NOW)).toBe(true);
    expect(isBillPaid({ rounds: [], shares: [] }, NOW)).toBe(false);
  });
});

describe('a bill of which nothing is missing', () => {
  const paid = (...shares: BillShare[]) => bill(shares, [100_000, 79_001]);
  const some = share({ amount: 1, counted: 1 });

  it('[TB60] closes by itself where something of it was paid at the table', () => {
    expect(closesByItself(paid(some), null, NOW)).toBe(true);
    expect(closesByItself(bill([some], [100_000, 79_000]), null, NOW)).toBe(false);
  });

  it('[TB60] stays open where its party paid each round ahead, or the cash was taken back', () => {
    expect(closesByItself(paid(), null, NOW)).toBe(false);
    expect(closesByItself(paid(share({ counted: 0 })), null, NOW)).toBe(false);
    expect(closesByItself(paid(share({ amount: 1, counted: 1, isBack: true })), null, NOW)).toBe(false);
    expect(closesByItself({ rounds: [], shares: [some] }, null, NOW)).toBe(false);
  });

  it('[TB60] waits two minutes after a round was called off', () => {
    expect(closesByItself(paid(some), NOW - 119_999, NOW)).toBe(false);
    expect(closesByItself(paid(some), NOW - 120_000, NOW)).toBe(true);
  });
});

describe('taking of it', () => {
  it('[SP10] half a dish costs half, the other half the rest, and there is no third', () => {
    const first = takeOfBill(bill(), items(half), NOW);
    expect(first).toEqual({ amount: 39_500, parts: [{ ...half, amount: 39_500 }], division: null });
    const taken = 'refused' in first ? [] : first.parts;
    const held = share({ amount: 39_500, parts: taken });
    const second = takeOfBill(bill([held]), items(half), NOW);
    expect(second).toMatchObject({ amount: 39_501 });
    expect(takeOfBill(bill([held, { ...held, id: 'two' }]), items(half), NOW)).toEqual({
      refused: 'BILL_DISH_TAKEN',
    });
    expect(takeOfBill(bill(), items(half, half, half), NOW)).toEqual({ refused: 'BILL_DISH_TAKEN' });
    // two minutes later it is free again
    expect(takeOfBill(bill([held]), items(half, half), NOW + HOLD_LASTS)).toMatchObject({ amount: 79_001 });
  });

  it.each([0, -1, 0.5, 61, Number.NaN, 1e9])('[SP10] %s parts of a portion are nobody’s', (parts) => {
    expect(takeOfBill(bill(), items({ ...half, parts }), NOW)).toEqual({ refused: 'BILL_DISH_TAKEN' });
  });

  it('[SP10] what others have paid by amount is not paid again by dishes', () => {
    const paid = bill([share({ amount: 150_000, counted: 150_000 })], [100_000, 50_000]);
    expect(takeOfBill(paid, items(half, half), NOW)).toMatchObject({ amount: 29_001 });
    const all = bill([], [100_000, 79_001]);
    expect(takeOfBill(all, items(half), NOW)).toEqual({ refused: 'BILL_NOTHING_LEFT' });
  });

  it('[TB59] what was held is held again unless somebody has taken it', () => {
    const now = NOW + HOLD_LASTS;
    const own = share({ amount: 39_500, parts: [{ ...half, amount: 39_500 }] });
    expect(mayHoldAgain(bill([own]), own, now)).toBeNull();
    const other = { ...own, id: 'two', heldUntil: now + 1 };
    expect(mayHoldAgain(bill([own, other]), own, now)).toBeNull();
    const third = { ...other, id: 'three' };
    expect(mayHoldAgain(bill([own, other, third]), own, now)).toEqual({ refused: 'BILL_DISH_TAKEN' });
    const rest = share({ id: 'rest', amount: 150_000, heldUntil: now + 1 });
    expect(mayHoldAgain(bill([own, rest]), own, now)).toEqual({ refused: 'BILL_AMOUNT', max: 29_001 });
    expect(mayHoldAgain(bill([own, rest], [30_000]), { ...own, counted: 30_000 }, now)).toEqual({
      refused: 'BILL_DISH_TAKEN',
    });
  });

  it('[TB59] what somebody else has taken at the price that was left is not held again beside it', () => {
    const now = NOW + HOLD_LASTS;
    const own = share({ amount: 39_500, counted: 35_000, parts: [{ ...half, amount: 39_500 }] });
    const rest = takeOfBill(bill([own], [35_000]), items(half), now);
    expect(rest).toMatchObject({ amount: 44_001 });
    const parts = 'refused' in rest ? [] : rest.parts;
    const other = share({ id: 'two', amount: 44_001, heldUntil: now + 1, parts });
    expect(mayHoldAgain(bill([own, other], [35_000]), own, now)).toEqual({ refused: 'BILL_DISH_TAKEN' });
  });

  it.each([0, -1, 0.5, 179_002, 1_000_000_000])('[SP12] an amount of %s is none', (amount) => {
    const refused = { refused: 'BILL_AMOUNT', max: 179_001 };
    expect(takeOfBill(bill(), { by: 'amount', amount }, NOW)).toEqual(refused);
  });
});

describe('money for a share', () => {
  const meaning = (
    of: BillShare,
    amount: number,
    more: Partial<{ others: BillShare[]; kept: number[]; isClosed: boolean; now: number }> = {},
  ) =>
    arrivalAt(
      payableShareOfBill(
        { bill: bill([of, ...(more.others ?? [])], more.kept), share: of, isClosed: more.isClosed ?? false },
        more.now ?? NOW,
      ),
      amount,
    );

  it('[PA58] pays it, in parts or at once, and nobody else’s', () => {
    expect(meaning(share(), 50_000)).toEqual({ arrival: 'settles', counted: 50_000 });
    expect(meaning(share(), 20_000)).toEqual({ arrival: 'under', counted: 20_000 });
    expect(meaning(share({ counted: 20_000 }), 50_000)).toEqual({ arrival: 'over', counted: 30_000 });
    expect(meaning(share({ counted: 50_000 }), 50_000)).toEqual({ arrival: 'double', counted: 0 });
    expect(meaning(share(), 50_000, { isClosed: true })).toEqual({ arrival: 'late', counted: 0 });
  });

  it('[PA58] after its two minutes it counts as far as the bill wants it and nobody holds that', () => {
    const now = NOW + HOLD_LASTS;
    expect(meaning(share(), 50_000, { now })).toEqual({ arrival: 'settles', counted: 50_000 });
    const other = share({ id: 'two', amount: 79_001, heldUntil: now + 1 });
    const kept = [60_000, 0];
    expect(meaning(share(), 50_000, { now, others: [other], kept })).toEqual({
      arrival: 'over',
      counted: 40_000,
    });
    expect(meaning(share(), 50_000, { now, kept: [100_000, 79_001] })).toEqual({
      arrival: 'double',
      counted: 0,
    });
  });

  it('[PA59] is laid on rounds, the oldest first', () => {
    expect(laidOnRounds(bill([], [99_000, 0]).rounds, 3_000)).toEqual([
      { round: 'A', amount: 1_000 },
      { round: 'B', amount: 2_000 },
    ]);
    expect(laidOnRounds(bill([], [100_000, 0]).rounds, 79_001)).toEqual([{ round: 'B', amount: 79_001 }]);
  });
});

const step = fc.record({
  kind: fc.constantFrom('items' as const, 'equal' as const, 'amount' as const),
  line: fc.nat(1),
  parts: fc.integer({ min: 1, max: 2 * PORTION }),
  people: fc.integer({ min: 1, max: 5 }),
  amount: fc.integer({ min: 1, max: 200_000 }),
  pays: fc.option(fc.integer({ min: 1, max: 200_000 })),
  wait: fc.nat(HOLD_LASTS),
});

it(`[TB57] [SP10] [PA58] whatever is taken and paid, shares and remainder are the bill (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let now = NOW;
      let shares: BillShare[] = [];
      let kept = ROUNDS.map(() => 0);
      let counted = 0;
      for (const [at, { kind, line, parts, people, amount, pays, wait }] of steps.entries()) {
        now += wait;
        const at2 = LINES[line] ?? never();
        const wish: BillPartRequest =
          kind === 'items'
            ? { by: 'items', parts: [{ round: at2.round, key: at2.key, parts }] }
            : kind === 'equal'
              ? { by: 'equal', people, of: 1, division: null, anew: false }
              : { by: 'amount', amount };
        const taken = takeOfBill(bill(shares, kept), wish, now);
        if (!('refused' in taken)) {
          const division = taken.division && { ...taken.division, id: taken.division.id ?? String(at) };
          shares = [...shares, share({ ...taken, id: String(at), division, heldUntil: now + HOLD_LASTS })];
        }
        const payer = shares[amount % Math.max(1, shares.length)];
        if (pays !== null && payer) {
          const standing = { bill: bill(shares, kept), share: payer, isClosed: false };
          const { counted: more } = arrivalAt(payableShareOfBill(standing, now), pays);
          const laid = laidOnRounds(bill(shares, kept).rounds, more);
          expect(laid.reduce((all, part) => all + part.amount, 0)).toBe(more);
          kept = ROUNDS.map(
            ({ round }, index) =>
              (kept[index] ?? 0) + (laid.find((part) => part.round === round)?.amount ?? 0),
          );
          counted += more;
          shares = shares.map((one) => (one.id === payer.id ? { ...one, counted: one.counted + more } : one));
        }
        const amounts = amountsOfBill(bill(shares, kept), now);
        expect(amounts.remainder).toBeGreaterThanOrEqual(0);
        expect(amounts.paid + amounts.held + amounts.remainder).toBe(amounts.total);
        expect(amounts.paid).toBe(counted);
        const free = openLines(bill(shares, kept), now).map((line) => line.free);
        expect(free.reduce((all, { amount: of }) => all + of, 0)).toBe(amounts.remainder);
        for (const [index, one] of LINES.entries()) {
          expect(free[index]?.parts).toBeLessThanOrEqual(one.quantity * PORTION);
          expect(free[index]?.amount).toBeLessThanOrEqual(one.amount);
        }
      }
    }),
    runs(300),
  );
});

function never(): never {
  throw new Error('there is one');
}
