import { type Currency, DONG } from '@mam/domain/money/currency.ts';
import type { LedgerEntry, OrderPayments, UnplacedNotice } from '@mam/domain/staff/order-payments.ts';
import { fromWire } from '../money/money-wire.ts';
import type { MoneyMove, OrderMoney, UnplacedMoney } from './payment.schema.ts';

const entryOf = (move: MoneyMove, currency: Currency): LedgerEntry => ({
  id: move.id,
  kind: move.kind,
  gateway: move.gateway,
  amount: fromWire(move.amount, currency),
  state: move.state,
  at: move.at * 1000,
  reason: move.reason,
  by: move.by,
  captureId: move.capture_id,
  share: move.share || null,
});

/** The money of an order in the currency of its store. */
export function orderPaymentsFromWire(wire: OrderMoney, currency: Currency): OrderPayments {
  const minor = (amount: number) => fromWire(amount, currency);
  const { transfer, on_receipt: receipt } = wire;
  return {
    captured: minor(wire.captured),
    refunded: minor(wire.refunded),
    counted: minor(wire.counted),
    surplus: minor(wire.refund_due),
    missing: minor(wire.missing),
    refundable: minor(wire.refundable),
    receipt: { amount: minor(receipt?.amount ?? 0), at: (receipt?.at ?? 0) * 1000 },
    moves: wire.payments.map((move) => entryOf(move, currency)),
    lines: wire.lines.map(({ key, name, quantity, refunded_quantity: gone, amount }) => ({
      ...{ key, name, quantity, gone },
      amount: minor(amount),
    })),
    shares: wire.shares.map(({ code, missing }) => ({ code, missing: minor(missing) })),
    transfer: transfer && {
      bank: transfer.bank_name,
      account: transfer.account_number,
      text: transfer.description,
      amount: minor(transfer.amount),
    },
  };
}

/** Money that no order explains; the banks that tell of it count in đồng. */
export const unplacedMoneyFromWire = ({ notices }: UnplacedMoney): UnplacedNotice[] =>
  notices.map(({ amount, at, ...notice }) => ({ ...notice, amount: fromWire(amount, DONG), at: at * 1000 }));
