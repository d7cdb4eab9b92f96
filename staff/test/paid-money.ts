import type { MoneyMove, OrderMoney } from '@mam/contract/payment/payment.schema.ts';
import { aBoardOrder } from './a-board-order.ts';

const { total_amount: PAID } = aBoardOrder();

/** Money that MoMo brought for the order of tests. */
export const aMove = (change: Partial<MoneyMove> = {}): MoneyMove => ({
  id: 'paid',
  kind: 'capture',
  gateway: 'momo',
  amount: PAID,
  state: 'settles',
  at: 1_796_000_000,
  reference: '',
  reason: '',
  by: '',
  capture_id: '',
  share: '',
  ...change,
});

/** A refund of one of its three salads, or of more. */
export const aRefund = (state: 'done' | 'failed', amount = 75_600): MoneyMove =>
  aMove({ id: `back-${state}`, kind: 'refund', amount, state, at: 1_796_000_100, capture_id: 'paid' });

/** Its money after these refunds. */
export function moneyAfter(...refunds: readonly MoneyMove[]): OrderMoney {
  const refunded = refunds.reduce((sum, { state, amount }) => (state === 'done' ? sum + amount : sum), 0);
  const left = PAID - refunded;
  return {
    captured: PAID,
    refunded,
    counted: left,
    refund_due: 0,
    missing: 0,
    refundable: left,
    on_receipt: null,
    payments: [aMove(), ...refunds],
    transfer: null,
    shares: [],
    lines: [
      {
        key: 'salad',
        name: 'Gỏi ngó sen tôm thịt',
        quantity: 3,
        refunded_quantity: refunded / 75_600,
        amount: left,
      },
    ],
  };
}
