import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayOf } from '../store/payment-methods.ts';
import { attemptAfter, type Settlement } from './arrival.ts';
import {
  ATTEMPT_LASTS,
  ATTEMPT_STATES,
  askAgainAt,
  askRefundAt,
  isOpen,
  mayBecome,
  nextAttempt,
  UNPAID_LASTS,
} from './attempt.ts';
import { amountHeld, amountMissing, buildLedger, type Capture, type Refund, splitRefund } from './ledger.ts';
import { lineShares, paidForFood, refundOfLines } from './line-refund.ts';

const MINUTE = 60_000;

describe('attempts', () => {
  it('[PA13] money outranks a no, nothing outranks money', () => {
    for (const state of ATTEMPT_STATES) {
      const hasMoney = state === 'paid' || state === 'late';
      expect(mayBecome(state, 'paid')).toBe(!hasMoney);
      expect(mayBecome(state, 'late')).toBe(!hasMoney);
      expect(mayBecome(state, 'failed')).toBe(isOpen(state));
      expect(mayBecome(state, 'cancelled')).toBe(isOpen(state));
      expect(mayBecome(state, 'expired')).toBe(isOpen(state));
      expect(mayBecome(state, 'created')).toBe(false);
      expect(mayBecome(state, 'pending')).toBe(state === 'created');
    }
  });

  it('[PA19] a code that lives more than a minute is shown again, else there is a new one, ten at most', () => {
    const now = 1_000_000_000;
    const latest = { number: 1, state: 'pending', expiresAt: now + ATTEMPT_LASTS } as const;
    expect(nextAttempt(latest, now)).toBe('same');
    expect(nextAttempt({ ...latest, expiresAt: now + MINUTE }, now)).toBe('new');
    expect(nextAttempt({ ...latest, expiresAt: now + MINUTE + 1 }, now)).toBe('same');
    expect(nextAttempt({ ...latest, state: 'failed' }, now)).toBe('new');
    expect(nextAttempt({ ...latest, state: 'failed', number: 9 }, now)).toBe('new');
    expect(nextAttempt({ ...latest, state: 'failed', number: 10 }, now)).toEqual({ refused: 'TOO_OFTEN' });
  });

  it('[PA20] a silent gateway is asked at 30 s, 1, 2, 5, 15 minutes, then hourly for a day', () => {
    const begun = 5_000;
    const asked: number[] = [];
    for (let at = askAgainAt(begun, begun); at !== null; at = askAgainAt(begun, at))
      asked.push((at - begun) / 1000);
    expect(asked.slice(0, 7)).toEqual([30, 60, 120, 300, 900, 3600, 7200]);
    expect(asked.at(-1)).toBe(24 * 3600);
    expect(asked).toHaveLength(5 + 24);
  });

  it('[PA20] a refund under way is asked about after 30 s, then every 5 minutes', () => {
    expect([askRefundAt(1000, 'never'), askRefundAt(1000, 'before')]).toEqual([31_000, 301_000]);
  });

  it('[PA22] an order nobody pays ends after 60 minutes', () => {
    expect(UNPAID_LASTS).toBe(60 * 60 * 1000);
  });

  it('[PA22] each method has one gateway', () => {
    expect(['MOMOQR4', 'MOMO_QR_AIO', 'ATM_VIA_MOMO'].map(gatewayOf)).toEqual(['momo', 'momo', 'momo']);
    expect(['ZALOPAYQR4', 'ONEPAY', 'TRANSFER'].map(gatewayOf)).toEqual(['zalopay', 'onepay', 'transfer']);
    expect(['PAYMENT_ON_DELIVERY', 'BITCOIN'].map(gatewayOf)).toEqual([null, null]);
  });
});

describe('money that arrives', () => {
  it('[PA14] [PA13] ends the attempt that brought it', () => {
    const arrivals = ['settles', 'under', 'over', 'fee', 'double', 'late'] as const;
    expect(arrivals.map(attemptAfter)).toEqual(['paid', 'paid', 'paid', 'paid', 'paid', 'late']);
  });

  it('[PA28] what comes after the rest was collected is due back, what came before is not', () => {
    const collected = { standing: 'collected', total: 65_000 } as const;
    const before = { id: '1', amount: 20_000 };
    const after = { id: '2', amount: 65_000, late: true };
    expect(buildLedger([before], [], collected)).toMatchObject({ counted: 20_000, surplus: 0, missing: 0 });
    expect(buildLedger([before, after], [], collected)).toMatchObject({ counted: 20_000, surplus: 65_000 });
    const back = { captureId: '2', amount: 65_000, state: 'done' } as const;
    expect(buildLedger([before, after], [back], collected)).toMatchObject({ counted: 20_000, surplus: 0 });
  });

  it('[PA25] of what comes for a fee only what lies above it is due back', () => {
    const paid = { standing: 'paid', total: 85_000 } as const;
    const after = (amount: number) => [
      { id: '1', amount: 65_000 },
      { id: '2', amount },
    ];
    expect([1, 20_000, 20_001].map((amount) => buildLedger(after(amount), [], paid).surplus)).toEqual([
      0, 0, 1,
    ]);
  });
});

const aStory = fc.record({
  total: fc.integer({ min: 1, max: 2_000_000 }),
  amounts: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 6 }),
  refunds: fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 2_500_000 }),
      state: fc.constantFrom<Refund['state']>('asked', 'done', 'failed'),
    }),
    { maxLength: 6 },
  ),
  standing: fc.constantFrom<Settlement>('unpaid', 'paid', 'over'),
});

/** Every refund goes through the rule, as in life. */
function live({
  amounts,
  refunds: wishes,
}: {
  amounts: number[];
  refunds: Pick<Refund, 'amount' | 'state'>[];
}) {
  const captures: Capture[] = amounts.map((amount, n) => ({ id: `c${n}`, amount }));
  const refunds: Refund[] = [];
  let refused = 0;
  for (const { amount, state } of wishes) {
    const parts = splitRefund(captures, refunds, amount);
    if ('refused' in parts) refused += 1;
    else refunds.push(...parts.map((part) => ({ ...part, state })));
  }
  return { captures, refunds, refused };
}

describe('the ledger', () => {
  it('[PA15] always balances, whatever came and went', () => {
    fc.assert(
      fc.property(aStory, ({ total, standing, ...story }) => {
        const { captures, refunds } = live(story);
        const ledger = buildLedger(captures, refunds, { standing, total });
        expect(ledger.captured).toBe(ledger.refunded + ledger.counted + ledger.surplus);
        for (const amount of Object.values(ledger)) expect(amount).toBeGreaterThanOrEqual(0);
        expect(ledger.counted).toBeLessThanOrEqual(total);
        if (standing === 'over') expect(ledger.surplus).toBe(ledger.captured - ledger.refunded);
        if (standing === 'unpaid') expect(ledger.counted + ledger.missing).toBe(total);
      }),
    );
  });

  it('[PA16] what is given back never exceeds what was captured, of each payment and of all', () => {
    fc.assert(
      fc.property(aStory, (story) => {
        const { captures, refunds } = live(story);
        for (const { id, amount } of captures) {
          const back = refunds.filter(({ captureId, state }) => captureId === id && state !== 'failed');
          expect(back.reduce((all, refund) => all + refund.amount, 0)).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });

  it('[PA16] too much, nothing and less than nothing are refused with what is left', () => {
    const captures = [{ id: 'c', amount: 100 }];
    const refunds: Refund[] = [{ captureId: 'c', amount: 30, state: 'done' }];
    for (const amount of [71, 0, -5, 0.5])
      expect(splitRefund(captures, refunds, amount)).toEqual({ refused: 'REFUND_TOO_MUCH', max: 70 });
    expect(splitRefund(captures, refunds, 70)).toEqual([{ captureId: 'c', amount: 70 }]);
  });

  it('[PA18] the newest payment is given back first; a refund that failed has not left', () => {
    const captures = [
      { id: 'first', amount: 100 },
      { id: 'second', amount: 100 },
    ];
    expect(splitRefund(captures, [], 130)).toEqual([
      { captureId: 'second', amount: 100 },
      { captureId: 'first', amount: 30 },
    ]);
    const failed: Refund[] = [{ captureId: 'second', amount: 100, state: 'failed' }];
    expect(splitRefund(captures, failed, 100)).toEqual([{ captureId: 'second', amount: 100 }]);
  });

  it('[PA15] an order lacks what it does not hold, never less than nothing', () => {
    const money = { total: 100, captured: 90, refunded: 30 };
    expect([amountHeld(money), amountMissing(money)]).toEqual([60, 40]);
    expect(amountMissing({ ...money, captured: 250 })).toBe(0);
  });

  it('[PA15] the worked example of a double payment', () => {
    const captures = [
      { id: 'a', amount: 65_000 },
      { id: 'b', amount: 65_000 },
    ];
    const order = { standing: 'paid', total: 65_000 } as const;
    expect(buildLedger(captures, [], order)).toEqual({
      captured: 130_000,
      refunded: 0,
      counted: 65_000,
      surplus: 65_000,
      missing: 0,
    });
    const back: Refund[] = [{ captureId: 'b', amount: 65_000, state: 'done' }];
    expect(buildLedger(captures, back, order)).toMatchObject({ refunded: 65_000, surplus: 0 });
  });
});

describe('refunds by line', () => {
  const lines = [
    { key: 'pho', quantity: 2, amount: 130_000 },
    { key: 'tra', quantity: 3, amount: 45_000 },
  ];

  it('[PA17] the shares add up to what was paid, and piece by piece comes to the same as at once', () => {
    const aBill = fc.record({
      bill: fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: 0, max: 500_000 }) }),
        { minLength: 1, maxLength: 8 },
      ),
      paid: fc.integer({ min: 0, max: 3_000_000 }),
    });
    fc.assert(
      fc.property(aBill, ({ bill, paid }) => {
        const all = bill.map((line, n) => ({ ...line, key: `k${n}` }));
        const shares = lineShares(all, paid);
        const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
        const free = all.every(({ amount }) => amount === 0);
        expect(total).toBe(free ? 0 : paid);
        const whole = all.map(({ key, quantity }) => ({ key, quantity }));
        expect(refundOfLines(all, paid, whole)).toBe(total);
        const pieces = whole.flatMap(({ key, quantity }) =>
          Array.from({ length: quantity }, () => ({ key, quantity: 1 })),
        );
        const amounts = pieces.map(
          (piece, n) => refundOfLines(all, paid, [piece], pieces.slice(0, n)) ?? Number.NaN,
        );
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        expect(amounts.every((amount) => amount >= 0)).toBe(true);
      }),
    );
  });

  it('[PA17] delivery is not food', () => {
    expect(paidForFood({ total: 268_800, shippingFee: 15_000 })).toBe(253_800);
  });

  it('[PA17] a discount is shared by the lines', () => {
    expect(refundOfLines(lines, 175_000, [{ key: 'tra', quantity: 1 }])).toBe(15_000);
    expect(refundOfLines(lines, 140_000, [{ key: 'pho', quantity: 1 }])).toBe(52_000);
  });

  it('[PA17] not more of a line than there is, and no line nobody ordered', () => {
    expect(refundOfLines(lines, 175_000, [{ key: 'pho', quantity: 3 }])).toBeNull();
    expect(
      refundOfLines(lines, 175_000, [{ key: 'pho', quantity: 1 }], [{ key: 'pho', quantity: 2 }]),
    ).toBeNull();
    expect(refundOfLines(lines, 175_000, [{ key: 'com', quantity: 1 }])).toBeNull();
    expect(refundOfLines(lines, 175_000, [{ key: 'pho', quantity: 0 }])).toBeNull();
  });
});
