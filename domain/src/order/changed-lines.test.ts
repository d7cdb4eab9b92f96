import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amendLines } from '../checkout/amend.ts';
import type { Quote, QuotedLine } from '../pricing/amounts.ts';
import { withVoucher } from '../pricing/quote.ts';
import type { PercentTerms } from '../voucher/percent-off.ts';
import { changedLines, needsAgreement, whyLinesLocked } from './changed-lines.ts';
import { STATUSES } from './status.ts';

const aLine = (
  key: string,
  quantity: number,
  amount: number,
  kind: QuotedLine['kind'] = 'dish',
): QuotedLine => ({
  ...{ key, kind, itemId: key, name: key, details: [], note: '', quantity },
  ...{ listUnit: 10_000, unit: 10_000, amount },
});
const LINES = [aLine('rice', 3, 100_000), aLine('tea', 1, 10_000), aLine('gift', 1, 0, 'gift')];
const asked = (wishes: readonly (readonly [string, number])[]) =>
  changedLines(LINES, {
    wishes: wishes.map(([key, quantity]) => ({ key, quantity })),
    added: [],
    version: 2,
  });

/** A bill of these lines that nothing was taken off, with charge and VAT. */
const billOf = (lines: readonly QuotedLine[], shipping: number | null = null): Quote => {
  const empty: Quote = {
    ...{
      lines,
      beforeVoucher: 0,
      itemTotal: 0,
      discount: 0,
      afterVoucher: 0,
      together: 0,
      togetherShipping: 0,
    },
    ...{ togetherShippingRate: 0, serviceRate: 500, service: 0, vatRate: 800, vat: 0, shipping },
    ...{ shippingToConfirm: false, total: 0, rows: [] },
  };
  return amendLines({ bill: empty, voucher: null }, { closed: new Set(), added: [] });
};

describe('the lines of an order that is changed', () => {
  it('[OR110] from when the restaurant has it until it is ready', () => {
    const order = { ready: false, claimedUnseen: false, shares: 0, together: false, billBegun: false };
    const may = STATUSES.filter((status) => whyLinesLocked({ ...order, status }) === null);
    expect(may).toEqual(['PENDING', 'WAIT_CONFIRM', 'CONFIRMED', 'ACCEPTED', 'ASSIGNING', 'AHA_CANCELLED']);
    const cooking = { ...order, status: 'CONFIRMED' } as const;
    expect(whyLinesLocked({ ...cooking, ready: true })?.refused).toBe('WRONG_STATUS');
    expect(whyLinesLocked({ ...cooking, claimedUnseen: true })?.refused).toBe('TRANSFER_UNCONFIRMED');
    expect(whyLinesLocked({ ...cooking, shares: 2 })?.refused).toBe('CHANGE_TOGETHER');
    expect(whyLinesLocked({ ...cooking, together: true })?.refused).toBe('CHANGE_TOGETHER');
    expect(whyLinesLocked({ ...cooking, billBegun: true })?.refused).toBe('CHANGE_BILL_BEGUN');
  });

  it('[OR111] fewer or none of a line; more of it, another order’s line or nothing is refused', () => {
    expect(asked([['rice', 2]])).toMatchObject({
      closed: new Set(['rice']),
      fewer: [{ of: 'rice', line: { key: "rice'2", quantity: 2, amount: 66_667 } }],
      changes: [{ key: 'rice', was: { quantity: 3 }, now: { quantity: 2 } }],
    });
    expect(asked([['tea', 0]])).toMatchObject({ fewer: [], changes: [{ was: { quantity: 1 }, now: null }] });
    for (const wrong of [
      [['rice', 4]],
      [['rice', -1]],
      [['rice', 1.5]],
      [['bun', 0]],
      [
        ['tea', 0],
        ['tea', 0],
      ],
    ] as const)
      expect(asked(wrong)).toEqual({ refused: 'CHANGE_LINES' });
    expect(asked([])).toEqual({ refused: 'CHANGE_NOTHING' });
    expect(asked([['rice', 3]])).toEqual({ refused: 'CHANGE_NOTHING' });
    expect(
      asked([
        ['rice', 0],
        ['tea', 0],
      ]),
    ).toEqual({ refused: 'CHANGE_EMPTY' });
    expect(asked([['gift', 0]])).toMatchObject({ changes: [{ key: 'gift', now: null }] });
  });

  it('[OR111] what stands in for a line is told with it, one for one', () => {
    const line = aLine('soup', 2, 30_000);
    const swap = { wishes: [{ key: 'tea', quantity: 0 }], version: 2 };
    const swapped = changedLines(LINES, { ...swap, added: [{ line, insteadOf: 'tea' }] });
    expect(swapped).toMatchObject({ changes: [{ key: 'tea', was: { name: 'tea' }, now: { name: 'soup' } }] });
    const twice = [line, line].map((each) => ({ line: each, insteadOf: 'tea' }));
    expect(changedLines(LINES, { ...swap, added: twice })).toEqual({ refused: 'CHANGE_LINES' });
    expect(changedLines(LINES, { ...swap, wishes: [], added: [{ line, insteadOf: 'tea' }] })).toEqual({
      refused: 'CHANGE_LINES',
    });
  });

  it('[OR111] what is left of a line and what goes are the whole of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99 }), fc.nat(10 ** 9), fc.nat(98), (quantity, amount, some) => {
        const left = some % quantity;
        const line = aLine('a', quantity, amount);
        const changed = changedLines([line, aLine('b', 1, 1)], {
          ...{ wishes: [{ key: 'a', quantity: left }], added: [], version: 2 },
        });
        if ('refused' in changed) throw new Error(changed.refused);
        const kept = changed.fewer[0]?.line.amount ?? 0;
        expect(kept + Math.floor((amount * (quantity - left)) / quantity)).toBe(amount);
      }),
    );
  });

  it('[OR111] the bill is that of the lines there are; the fee stays, and so does the rate of each sum', () => {
    const sold = billOf(LINES, 18_000);
    const bill = amendLines(
      { bill: sold, voucher: null },
      { closed: new Set(['rice']), added: [aLine('soup', 2, 30_000)] },
    );
    expect(bill).toEqual({
      ...billOf(
        [LINES[1], aLine('soup', 2, 30_000), LINES[2]].flatMap((line) => line ?? []),
        18_000,
      ),
      beforeVoucher: bill.beforeVoucher,
    });
    expect(bill.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.total);
  });

  it('[VO19] a percentage follows the lines up to its cap; anything else is at most what it was', () => {
    const laid = (percent: PercentTerms | null, discount: number) => {
      const effect = { code: 'A', campaignName: 'A', discount, coupon: false, percent, lines: [] };
      const voucher = { code: 'A', name: 'A', coupon: false, percent };
      return { bill: withVoucher(billOf(LINES), effect), voucher };
    };
    const more = { closed: new Set<string>(), added: [aLine('soup', 1, 90_000)] };
    const less = { closed: new Set(['rice']), added: [] };
    const tenth = laid({ rate: 1_000, atMost: 15_000 }, 11_000);
    expect(amendLines(tenth, more).discount).toBe(15_000);
    expect(amendLines(tenth, less).discount).toBe(1_000);
    const fixed = laid(null, 50_000);
    expect(amendLines(fixed, more).discount).toBe(50_000);
    expect(amendLines(fixed, less).discount).toBe(10_000);
  });

  it('[OR112] dearer needs its diner', () => {
    expect([needsAgreement(1, 2), needsAgreement(2, 2), needsAgreement(2, 1)]).toEqual([true, false, false]);
  });
});
