import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { DONG } from '../money/currency.ts';
import { fixedShares, splitStep } from '../split/shares.ts';
import { mayChangeMethod } from './change-method.ts';
import { amountMissing, buildLedger, type Refund, splitRefund } from './ledger.ts';
import {
  firstBack,
  mayBeLeftOut,
  moneyOfShare,
  type ShareCapture,
  stateOfShare,
  surplusOfBill,
  surplusOfShares,
} from './shares-of-order.ts';

const AN = { code: 'AAAAC', amount: 100 };
const BINH = { code: 'AAAAD', amount: 60 };
const SHARES = [AN, BINH];
const came = (id: string, share: string | null, amount: number, afterwards = false): ShareCapture => ({
  ...{ id, share, amount, afterwards },
});

describe(`shares paid to the restaurant (seed ${SEED})`, () => {
  it('[PA52] an order goes on without a member who has something to pay and has not, never without its owner', () => {
    const unpaid = { owner: false, share: 100, paid: false, leftOut: false };
    expect(mayBeLeftOut(unpaid)).toBe(true);
    for (const change of [{ owner: true }, { share: 0 }, { paid: true }, { leftOut: true }])
      expect(mayBeLeftOut({ ...unpaid, ...change })).toBe(false);
  });

  it('[PA47] less, the rest, and more: what is above pays for nobody else', () => {
    const less = moneyOfShare(AN, [came('1', AN.code, 40), came('2', BINH.code, 60)], []);
    expect(less).toEqual({ came: 40, counted: 40, surplus: 0, missing: 60 });
    expect(stateOfShare(less)).toBe('less');
    expect(stateOfShare(moneyOfShare(AN, [], []))).toBe('open');
    const captures = [came('1', AN.code, 40), came('2', AN.code, 150)];
    const more = moneyOfShare(AN, captures, []);
    expect(more).toEqual({ came: 190, counted: 100, surplus: 90, missing: 0 });
    expect(stateOfShare(more)).toBe('paid');
    const ledger = buildLedger(captures, [], { standing: 'unpaid', total: 160, aboveShares: 90 });
    expect(ledger).toMatchObject({ captured: 190, counted: 100, surplus: 90, missing: 60 });
    expect(amountMissing({ total: 160, captured: 190, refunded: 0 }, 90)).toBe(60);
  });

  it('[PA51] what came above a share goes back to whom it came from, whatever came after it', () => {
    const captures = [came('1', AN.code, 150), came('2', AN.code, 20), came('3', BINH.code, 60)];
    const first = surplusOfShares(SHARES, captures, []);
    expect(first).toEqual([
      { captureId: '2', amount: 20 },
      { captureId: '1', amount: 50 },
    ]);
    expect(splitRefund(captures, [], 70, first)).toEqual(first);
    expect(splitRefund(captures, [], 100, first)).toEqual([...first, { captureId: '3', amount: 30 }]);
    const back: Refund[] = [{ captureId: '2', amount: 20, state: 'done' }];
    expect(surplusOfShares(SHARES, captures, back)).toEqual([{ captureId: '1', amount: 50 }]);
    // money a bank refused to send back has not left
    expect(surplusOfShares(SHARES, captures, [{ captureId: '2', amount: 20, state: 'failed' }])).toEqual(
      first,
    );
  });

  it('[PA15] [PA47] every đồng is counted, due back or given back, and a refund of what is due leaves each share as it is', () => {
    const money = fc.array(
      fc.record({
        share: fc.constantFrom(AN.code, BINH.code, null),
        amount: fc.integer({ min: 1, max: 200 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(money, (list) => {
        const captures = list.map(({ share, amount }, at) => came(String(at), share, amount));
        const above = surplusOfShares(SHARES, captures, []);
        const aboveShares = above.reduce((sum, { amount }) => sum + amount, 0);
        const order = { standing: 'unpaid', total: 160, aboveShares } as const;
        const ledger = buildLedger(captures, [], order);
        expect(ledger.captured).toBe(ledger.counted + ledger.surplus);
        expect(ledger.counted).toBeLessThanOrEqual(160);
        if (aboveShares === 0) return;
        const parts = splitRefund(captures, [], aboveShares, above);
        if ('refused' in parts) throw new Error('what is above was refused');
        const refunds = parts.map((part): Refund => ({ ...part, state: 'done' }));
        for (const share of SHARES) {
          const [before, after] = [moneyOfShare(share, captures, []), moneyOfShare(share, captures, refunds)];
          expect(after).toEqual({ ...before, came: before.counted, surplus: 0 });
        }
      }),
      runs(500),
    );
  });

  it('[PA51] [PA56] above a share, then what came afterwards, then what came for the order; shares as they are', () => {
    const captures = [
      came('1', null, 30),
      came('2', AN.code, 110),
      came('3', null, 20),
      came('4', BINH.code, 60, true),
    ];
    expect(firstBack(SHARES, captures, [], 10)).toEqual([{ captureId: '2', amount: 10 }]);
    expect(firstBack(SHARES, captures, [], 75)).toEqual([
      { captureId: '2', amount: 10 },
      { captureId: '4', amount: 60 },
      { captureId: '3', amount: 5 },
    ]);
    const twice = [came('1', AN.code, 100), came('2', AN.code, 50, true), came('3', null, 60)];
    const back: Refund[] = [{ captureId: '2', amount: 20, state: 'done' }];
    expect(firstBack(SHARES, twice, back, 40)).toEqual([
      { captureId: '2', amount: 30 },
      { captureId: '3', amount: 10 },
    ]);
    expect(firstBack([], captures, [], 75)).toEqual([]);
  });

  it('[PA56] whoever pays their share while the order waits has nothing of it given back', () => {
    const money = fc.array(
      fc.record({
        share: fc.constantFrom(AN.code, BINH.code, null),
        amount: fc.constantFrom(10, 30, 60, 100, 170),
      }),
      { maxLength: 9 },
    );
    const ledgerAt = (captures: readonly ShareCapture[], paid: boolean) => {
      const above = surplusOfShares(SHARES, captures, []);
      const aboveShares = above.reduce((sum, { amount }) => sum + amount, 0);
      return buildLedger(captures, [], { standing: paid ? 'paid' : 'unpaid', total: 160, aboveShares });
    };
    fc.assert(
      fc.property(money, (list) => {
        const captures: ShareCapture[] = [];
        let paid = false;
        for (const { share, amount } of list) {
          captures.push(came(String(captures.length), share, amount, paid));
          paid ||= ledgerAt(captures, false).missing === 0;
        }
        const due = ledgerAt(captures, paid).surplus;
        if (due === 0) return;
        const parts = splitRefund(captures, [], due, firstBack(SHARES, captures, [], due));
        if ('refused' in parts) throw new Error('what is due was refused');
        const refunds = parts.map((part): Refund => ({ ...part, state: 'done' }));
        const inTime = captures.filter(({ afterwards }) => !afterwards);
        for (const share of SHARES) {
          const { counted } = moneyOfShare(share, inTime, []);
          expect(moneyOfShare(share, captures, refunds).counted).toBeGreaterThanOrEqual(counted);
        }
      }),
      runs(1_000),
    );
  });

  it('[SP8] the shares are the total, the owner pays what rounding leaves over', () => {
    const step = splitStep(DONG);
    expect(fixedShares({ total: 100_000, subtotals: [1, 1, 1], step, rule: 'proportional' })).toEqual([
      33_400, 33_300, 33_300,
    ]);
    expect(fixedShares({ total: 50_000, subtotals: [0, 1], step, rule: 'proportional' })).toEqual([
      0, 50_000,
    ]);
  });

  it('[PA48] an order of which some shares are there can be paid another way, one that holds other money cannot', () => {
    const seen = { waiting: true, paid: false, claimed: false, begun: true };
    const offered = [{ method: 'ONEPAY', type: 'APP', title: 'atm', disabled: null }] as const;
    expect(mayChangeMethod(seen, 'ONEPAY', offered)).toEqual({ refused: 'METHOD_FIXED' });
    expect(mayChangeMethod({ ...seen, inShares: true }, 'ONEPAY', offered)).toBeNull();
    expect(mayChangeMethod({ ...seen, inShares: true, claimed: true }, 'ONEPAY', offered)).toEqual({
      refused: 'METHOD_FIXED',
    });
  });
});

it('[PA58] of a round what came above the bill pays for nothing, and goes back first', () => {
  const of = (id: string, amount: number, above: boolean) => ({
    id,
    amount,
    share: null,
    afterwards: false,
    above,
  });
  const captures = [of('a', 60, false), of('b', 30, true), of('c', 40, false)];
  const order = { standing: 'unpaid', total: 150 } as const;
  expect(surplusOfBill(captures, [])).toEqual([{ captureId: 'b', amount: 30 }]);
  expect(buildLedger(captures, [], { ...order, aboveShares: 30 })).toMatchObject({
    counted: 100,
    surplus: 30,
    missing: 50,
  });
  const back = [{ captureId: 'b', amount: 30, state: 'done' } as const];
  expect(splitRefund(captures, [], 30, surplusOfBill(captures, []))).toEqual([
    { captureId: 'b', amount: 30 },
  ]);
  expect(surplusOfBill(captures, back)).toEqual([]);
});
