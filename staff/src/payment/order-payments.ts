import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { OrderMoney } from '@mam/contract/payment/payment.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { Ledger, Refund } from '@mam/domain/payment/ledger.ts';
import type { Receipt } from '@mam/domain/payment/on-receipt.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** Money that came in or went back. */
export interface MoneyMove {
  readonly id: string;
  readonly kind: 'capture' | 'refund';
  /** momo, zalopay, onepay or transfer; by hand: cash, terminal or other */
  readonly gateway: string;
  readonly amount: Minor;
  /** capture: settles, under, over, fee, double, late, confirmed; refund: asked, done, failed */
  readonly state: string;
  readonly at: EpochMs;
  readonly reason: string;
  readonly by: string;
  /** of a refund: the payment it goes back from */
  readonly captureId: string;
  /** the share it pays; '' = the order */
  readonly share: string;
}

/** A line of the bill with what it was worth of what was paid for the food. */
export interface RefundableLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly gone: number;
  readonly amount: Minor;
}

/** Where a transfer has to arrive, and what the statement has to say. */
export interface TransferSeen {
  readonly bank: string;
  readonly account: string;
  readonly description: string;
  readonly amount: Minor;
}

/** The money of one order: what came, what went, what is open. Whole minor units. */
export interface OrderPayments extends Ledger {
  readonly refundable: Minor;
  /** [PA65] taken on receipt and written down by nobody */
  readonly receipt: Receipt;
  readonly moves: readonly MoneyMove[];
  readonly lines: readonly RefundableLine[];
  readonly transfer: TransferSeen | null;
  /** of an order that is paid in shares: what is still to come by which code */
  readonly shares: readonly { readonly code: string; readonly missing: Minor }[];
}

/** The ledger of the wire as the screens read it. */
export function readOrderPayments(wire: OrderMoney, currency: Currency): OrderPayments {
  const minor = (amount: number) => fromWire(amount, currency);
  const { transfer } = wire;
  return {
    captured: minor(wire.captured),
    refunded: minor(wire.refunded),
    counted: minor(wire.counted),
    surplus: minor(wire.refund_due),
    missing: minor(wire.missing),
    refundable: minor(wire.refundable),
    receipt: { amount: minor(wire.on_receipt?.amount ?? 0), at: (wire.on_receipt?.at ?? 0) * 1000 },
    moves: wire.payments.map(({ id, kind, gateway, amount, state, at, reason, by, capture_id, share }) => ({
      id,
      kind,
      gateway,
      amount: minor(amount),
      state,
      at: at * 1000,
      reason,
      by,
      captureId: capture_id,
      share,
    })),
    lines: wire.lines.map(({ key, name, quantity, refunded_quantity: gone, amount }) => ({
      key,
      name,
      quantity,
      gone,
      amount: minor(amount),
    })),
    shares: wire.shares.map(({ code, missing }) => ({ code, missing: minor(missing) })),
    transfer: transfer && {
      bank: transfer.bank_name,
      account: transfer.account_number,
      description: transfer.description,
      amount: minor(transfer.amount),
    },
  };
}

export const capturesIn = ({ moves }: Pick<OrderPayments, 'moves'>): MoneyMove[] =>
  moves.filter(({ kind }) => kind === 'capture');

export const refundsIn = ({ moves }: Pick<OrderPayments, 'moves'>): Refund[] =>
  moves
    .filter(({ kind }) => kind === 'refund')
    .map(({ captureId, amount, state }) => ({ captureId, amount, state: state as Refund['state'] }));
