import { expect, it } from 'vitest';
import { splitRefund } from './ledger.ts';
import { takenOnReceipt, withReceipt } from './on-receipt.ts';

const capture = (
  id: string,
  amount: number,
  more: { at?: number; late?: boolean; above?: boolean } = {},
) => ({
  id,
  amount,
  share: null,
  afterwards: more.late ?? false,
  at: 1,
  ...more,
});
const cash = { standing: 'collected', total: 100, captures: [], refunds: [], atDoor: 0 } as const;

it('[PA65] all of an order nobody had paid before', () => {
  expect(takenOnReceipt(cash)).toBe(100);
});

it('[PA65] what was missing then: less than came in time, not less than came late or above a share', () => {
  const captures = [capture('a', 30), capture('b', 100, { late: true }), capture('c', 5, { above: true })];
  expect(takenOnReceipt({ ...cash, captures })).toBe(70);
  const refunds = [{ captureId: 'a', amount: 20, state: 'done' as const }];
  expect(takenOnReceipt({ ...cash, captures, refunds })).toBe(90);
});

it('[PA65] nothing more once it is written down', () => {
  expect(takenOnReceipt({ ...cash, captures: [capture('r', 100)] })).toBe(0);
});

it.each(['unpaid', 'over'] as const)('[PA65] nothing of an order that is %s', (standing) => {
  expect(takenOnReceipt({ ...cash, standing })).toBe(0);
});

it('[PA65] of an order that was paid before, the fee its door took', () => {
  expect(takenOnReceipt({ ...cash, standing: 'paid', atDoor: 15 })).toBe(15);
});

it('[PA65] [PA18] goes back after what came later, and before what came sooner', () => {
  const captures = [capture('first', 30, { at: 1 }), capture('late', 50, { at: 9, late: true })];
  const all = withReceipt(captures, { amount: 70, at: 5 });
  expect(splitRefund(all, [], 130)).toEqual([
    { captureId: 'late', amount: 50 },
    { captureId: 'receipt', amount: 70 },
    { captureId: 'first', amount: 10 },
  ]);
  expect(splitRefund(all, [], 151)).toEqual({ refused: 'REFUND_TOO_MUCH', max: 150 });
  expect(withReceipt(captures, { amount: 0, at: 5 })).toEqual(captures);
});
