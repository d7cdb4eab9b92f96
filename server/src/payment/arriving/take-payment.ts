import { PAYMENT } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Arrival, attemptAfter } from '@mam/domain/payment/arrival.ts';
import { payableOrder, payableShareOfOrder, settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { arrivalAt, type Payable } from '@mam/domain/payment/payable.ts';
import type { GatewayName } from '@mam/domain/store/payment-methods.ts';
import type { Database, Trx } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { lockOrder } from '../../order/queries.ts';
import { endWithMoney } from '../attempts.ts';
import { capture, type MoneyDocument, nameConfirmed, paymentsOfOrder } from '../money.ts';
import { ledgerOfOrder, type MoneyWriting, settleOrder, updateMoney } from '../settle-order.ts';
import { isLeftOut, missingOfShare, readMoney } from '../share/shares.ts';

/** The payable that money is for, as its tables know it. */
export interface PayableName {
  readonly of: Payable['of'];
  readonly brand: string;
  /** of the order, or of the share of a bill */
  readonly id: string;
  /** [PA46] the code of the share of an order; null = of another payable */
  readonly share: string | null;
}

/** Money as a gateway, a bank or a person tells of it. */
export interface IncomingPayment {
  readonly gateway: GatewayName;
  readonly amount: number;
  /** the gateway's number of it */
  readonly transaction: string;
  /** null = it came by none */
  readonly attemptId: string | null;
  readonly document: MoneyDocument;
  readonly now: number;
}

export interface TakenMoney {
  readonly arrival: Arrival | 'matches';
}

/** The refusal of money reported twice: rolls back, and is nobody's answer. */
export interface Repeated {
  readonly refused: 'REPEATED';
}

/** Writes down money for a payable of one kind, whose rows it takes first. UNKNOWN = it is forgotten. */
export type Allocate = (
  trx: Trx,
  writing: MoneyWriting,
  payable: PayableName,
  payment: IncomingPayment,
) => Promise<TakenMoney | Repeated | Refused>;

interface Taking extends MoneyWriting {
  readonly database: Database;
  /** tables come after payments: how money is laid on a bill is handed in */
  readonly bills: { readonly allocate: Allocate };
}

/**
 * Writes down money that has come in and does what it means [PA14], once. What it is for is taken first, so that two
 * words about one payable, whoever brings them, are heard one after the other.
 */
export function takePayment(
  { database, bills, ...writing }: Taking,
  payable: PayableName,
  payment: IncomingPayment,
): Promise<TakenMoney | Repeated | Refused> {
  const allocate: Record<Payable['of'], Allocate> = {
    order: allocateToOrder,
    'order-share': allocateToOrder,
    'bill-share': bills.allocate,
  };
  return database.transaction((trx) => allocate[payable.of](trx, writing, payable, payment));
}

const allocateToOrder: Allocate = async (trx, writing, { brand, id, share }, payment) => {
  const order = await lockOrder(trx, brand, id);
  if (!order) return refuse('UNKNOWN');
  if (await isConfirmedBefore(trx, order, share, payment)) {
    await updateMoney(trx, order, payment.now);
    return { arrival: 'matches' };
  }
  const { gateway: method, amount, transaction, attemptId, document, now } = payment;
  const { arrival } = arrivalAt(await readPayable(trx, order, share), amount);
  const written = await capture(trx, order, {
    ...{ method, amount, status: arrival, document },
    provider_ref: transaction,
    created_at: now,
    attempt_id: attemptId,
    share_code: share,
  });
  if (!written) return { refused: 'REPEATED' };
  if (attemptId) await endWithMoney(trx, attemptId, attemptAfter(arrival));
  if (await isComplete(trx, order, arrival)) await settleOrder(trx, writing, order, { now, actor: PAYMENT });
  else {
    const updated = await updateMoney(trx, order, now);
    if (arrival === 'late') await writing.followMoney.late(trx, updated, now);
  }
  return { arrival };
};

/** [PA14] Whether the bank tells of what staff have already seen and confirmed: the same money, which it names. */
async function isConfirmedBefore(
  trx: Trx,
  order: PlacedOrder,
  share: string | null,
  { gateway, amount, transaction, document }: IncomingPayment,
): Promise<boolean> {
  if (gateway !== 'transfer') return false;
  const seen = (await paymentsOfOrder(trx, order.brand, order.id)).find(
    (row) =>
      row.status === 'confirmed' &&
      row.provider_ref === null &&
      // [PA62] money confirmed of a bill is matched by the code of its share, not here
      row.bill_money_id === null &&
      row.amount === amount &&
      row.share_code === share,
  );
  return seen !== undefined && nameConfirmed(trx, seen, transaction, document.statement ?? '');
}

/** An order, or a share of it, as something to be paid. */
async function readPayable(trx: Trx, order: PlacedOrder, share: string | null): Promise<Payable> {
  if (share === null) return payableOrder(order);
  const money = await readMoney(trx, order);
  return payableShareOfOrder(order, {
    missing: missingOfShare(money, share),
    leftOut: isLeftOut(money, share),
  });
}

/** [PA47] Whether an order is paid now; one that is paid in shares is as soon as all of it is there. */
async function isComplete(trx: Trx, order: PlacedOrder, arrival: Arrival): Promise<boolean> {
  if (order.shares === 0) return arrival === 'settles';
  return settlementOfOrder(order) === 'unpaid' && (await ledgerOfOrder(trx, order)).ledger.missing === 0;
}
