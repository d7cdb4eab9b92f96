import { EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { orderPaymentsFromWire, unplacedMoneyFromWire } from './order-payments-wire.ts';
import type { OrderMoney } from './payment.schema.ts';

const AT = 1_800_000_000;
const money: OrderMoney = {
  ...{ captured: 12.9, refunded: 2.5, counted: 10.4, refund_due: 0, missing: 0, refundable: 10.4 },
  on_receipt: null,
  payments: [
    {
      ...{ id: 'r', kind: 'refund', gateway: 'momo', amount: 2.5, state: 'done', at: AT, reference: '' },
      ...{ reason: 'Thiếu món', by: 'bepnha', capture_id: 'c', share: '' },
    },
  ],
  transfer: null,
  shares: [{ name: 'Thư', code: 'TB7X2K', missing: 1.5 }],
  lines: [{ key: 'pho', name: 'Phở', quantity: 2, refunded_quantity: 1, amount: 12.9 }],
};

it('[PA15] the money of an order is read in the currency of its store', () => {
  const read = orderPaymentsFromWire(money, EURO);
  expect(read).toMatchObject({ captured: 1290, refunded: 250, counted: 1040, surplus: 0, refundable: 1040 });
  expect(read.moves[0]).toMatchObject({ amount: 250, at: AT * 1000, captureId: 'c', share: null });
  expect(read.lines).toEqual([{ key: 'pho', name: 'Phở', quantity: 2, gone: 1, amount: 1290 }]);
  expect([read.receipt, read.shares]).toEqual([{ amount: 0, at: 0 }, [{ code: 'TB7X2K', missing: 150 }]]);
});

it('[PA29] money that nobody could place is counted in đồng', () => {
  const facts = { gateway: 'transfer', reference: 'FT1', statement: 'AAA11', outcome: 'unknown' };
  expect(unplacedMoneyFromWire({ notices: [{ ...facts, amount: 226_800, at: AT }] })).toEqual([
    { ...facts, amount: 226_800, at: AT * 1000 },
  ]);
});
