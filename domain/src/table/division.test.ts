import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { amountsOfBill, type BillShare, type TableBill } from './bill.ts';
import { standingDivision } from './division.ts';
import { HOLD_LASTS } from './holds.ts';
import { type EqualPartRequest, type TakenOfBill, takeOfBill } from './take-of-bill.ts';

const NOW = 1_000_000;
const billOf = (total: number, shares: readonly BillShare[] = []): TableBill => ({
  rounds: [
    { round: 'A', total, kept: shares.reduce((sum, { counted, isBack }) => sum + (isBack ? 0 : counted), 0) },
  ],
  lines: [{ round: 'A', key: '1', quantity: 1, amount: total, by: null }],
  shares,
});
const among = (people: number, more: Partial<EqualPartRequest> = {}): EqualPartRequest => ({
  by: 'equal',
  people,
  of: 1,
  division: null,
  anew: false,
  ...more,
});

/** A share of what was taken, of the phone that took it. */
const shareOf = (
  id: string,
  taken: ReturnType<typeof takeOfBill>,
  more: Partial<BillShare> = {},
): BillShare => {
  if ('refused' in taken) throw new Error(taken.refused);
  const { amount, parts, division } = taken as TakenOfBill;
  return {
    id,
    payer: id,
    amount,
    counted: 0,
    heldUntil: NOW + HOLD_LASTS,
    isBack: false,
    parts,
    division: division && { ...division, id: division.id ?? id },
    ...more,
  };
};
const paid = (share: BillShare): BillShare => ({ ...share, counted: share.amount });

describe('a bill divided equally', () => {
  it('[SP11] is a third for each of three, and paid when all three have paid', () => {
    let bill = billOf(200_880);
    const amounts: number[] = [];
    for (const phone of ['an', 'bo', 'cu']) {
      const share = paid(shareOf(phone, takeOfBill(bill, among(3), NOW)));
      amounts.push(share.amount);
      bill = billOf(200_880, [...bill.shares, share]);
    }
    expect(amounts).toEqual([66_960, 66_960, 66_960]);
    expect(amountsOfBill(bill, NOW).remainder).toBe(0);
  });

  it('[SP11] leaves the last units with who pays last', () => {
    let bill = billOf(100);
    const amounts: number[] = [];
    for (const phone of ['an', 'bo', 'cu']) {
      const share = paid(shareOf(phone, takeOfBill(bill, among(3), NOW)));
      amounts.push(share.amount);
      bill = billOf(100, [...bill.shares, share]);
    }
    expect(amounts).toEqual([33, 33, 34]);
    // one paid the till by amount: whoever takes the next part leaves no unit alone
    const [first, second] = bill.shares;
    const cash = { ...(second as BillShare), division: null };
    expect(takeOfBill(billOf(100, [first as BillShare, cash]), among(3), NOW)).toMatchObject({ amount: 34 });
  });

  it('[SP11] is of what was to pay then: a later round is not in it, and is divided anew', () => {
    const shares = ['an', 'bo'].map((phone, at) =>
      paid(
        shareOf(
          phone,
          takeOfBill(billOf(90_000), among(3), NOW),
          at === 0 ? {} : { division: { id: 'an', people: 3, base: 90_000, parts: 1 } },
        ),
      ),
    );
    const more = billOf(150_000, shares);
    const third = shareOf('cu', takeOfBill(more, among(3), NOW));
    expect(third.amount).toBe(30_000);
    const rest = takeOfBill(billOf(150_000, [...shares, paid(third)]), among(2), NOW);
    expect(rest).toMatchObject({ amount: 30_000, division: { id: null, people: 2, base: 60_000, parts: 1 } });
  });

  it('[SP11] a hold that lapses frees its part, and with it the division that nobody else has a part of', () => {
    const held = shareOf('an', takeOfBill(billOf(90_000), among(3), NOW));
    const bill = billOf(90_000, [held]);
    expect(standingDivision(bill, NOW)).toEqual({
      id: 'an',
      people: 3,
      base: 90_000,
      free: { parts: 2, amount: 60_000 },
    });
    expect(standingDivision(bill, NOW + HOLD_LASTS)).toBeNull();
    expect(takeOfBill(bill, among(2), NOW + HOLD_LASTS)).toMatchObject({ amount: 45_000 });
  });

  it('[SP11] somebody who has not seen it takes a part of it only when they mean the same', () => {
    const bill = billOf(90_000, [shareOf('an', takeOfBill(billOf(90_000), among(3), NOW))]);
    expect(takeOfBill(bill, among(3), NOW)).toMatchObject({ amount: 30_000, division: { id: 'an' } });
    expect(takeOfBill(bill, among(2), NOW)).toEqual({ refused: 'BILL_DIVIDED', people: 3 });
    expect(takeOfBill(bill, among(2, { division: 'an' }), NOW)).toMatchObject({ amount: 30_000 });
    expect(takeOfBill(bill, among(2, { division: 'other', anew: true }), NOW)).toMatchObject({ people: 3 });
    expect(takeOfBill(bill, among(3, { of: 3 }), NOW)).toEqual({ refused: 'BILL_PART_TAKEN' });
    expect(takeOfBill(bill, among(3, { of: 2 }), NOW)).toMatchObject({ amount: 60_000 });
  });

  it('[SP11] a friend who comes late: what is left is divided anew, who has paid is out', () => {
    const bill = billOf(90_000, [paid(shareOf('an', takeOfBill(billOf(90_000), among(3), NOW)))]);
    const anew = takeOfBill(bill, among(3, { division: 'an', anew: true }), NOW);
    expect(anew).toMatchObject({ amount: 20_000, division: { id: null, people: 3, base: 60_000 } });
    const next = billOf(90_000, [...bill.shares, shareOf('bo', anew)]);
    expect(standingDivision(next, NOW)).toMatchObject({
      id: 'bo',
      people: 3,
      free: { parts: 2, amount: 40_000 },
    });
  });

  it.each([
    [0, 0],
    [2, 3],
    [61, 1],
    [2.5, 1],
    [2, 0],
  ])('[SP11] among %s, %s of the parts: nobody can', (people, of) => {
    expect(takeOfBill(billOf(90_000), among(people, { of }), NOW)).toEqual({ refused: 'BILL_PEOPLE' });
  });

  it(`[SP11] whoever pays when, all parts are the bill, and nobody pays a unit for each person too much (seed ${SEED})`, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 2, max: 12 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (total, people, lapses) => {
          let shares: BillShare[] = [];
          let now = NOW;
          for (const [at, lapsed] of lapses.entries()) {
            const bill = billOf(total, shares);
            if (amountsOfBill(bill, now).remainder === 0) break;
            const taken = takeOfBill(bill, among(people), now);
            if ('refused' in taken) {
              // fewer units than people: nobody's part is a unit
              expect(total).toBeLessThan(people);
              return;
            }
            expect(taken.amount).toBeLessThanOrEqual(Math.ceil(total / people) + people);
            const share = shareOf(`p${at}`, taken, { heldUntil: now + HOLD_LASTS });
            if (lapsed) now += HOLD_LASTS;
            shares = [...shares, lapsed ? share : paid(share)];
          }
          const unpaid = amountsOfBill(billOf(total, shares), now).remainder;
          if (lapses.filter((lapsed) => !lapsed).length >= people) expect(unpaid).toBe(0);
        },
      ),
      runs(300),
    );
  });
});
