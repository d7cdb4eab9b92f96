import { randomUUIDv7 } from 'node:crypto';
import type { Signature } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Refund } from '@mam/domain/payment/ledger.ts';
import type { LineToRefund } from '@mam/domain/payment/line-refund.ts';
import type { ShareCapture } from '@mam/domain/payment/shares-of-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PaymentNoticeRow, PaymentRow } from '../db/tables/payment-tables.ts';
import type { Tables } from '../db/tables.ts';

/** The document of a row of money, beside its columns. */
export interface MoneyDocument {
  /** staff id and name, of what a person did */
  readonly by?: Signature;
  readonly reason?: string;
  readonly lines?: readonly LineToRefund[];
  /** the gateway's last code */
  readonly code?: string;
  /** the text of the bank statement */
  readonly statement?: string;
}

export function moneyDocument({ document }: Pick<PaymentRow, 'document'>): MoneyDocument {
  return JSON.parse(document) as MoneyDocument;
}

type RefundRow = PaymentRow & { readonly status: Refund['state'] };

export const isRefund = (row: PaymentRow): row is RefundRow => row.kind === 'refund';

/** Everything that came in for an order and went back, oldest first. */
export function paymentsOfOrder(db: Kysely<Tables>, brand: string, order: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order)
    .where('brand', '=', brand)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A payment, and when it came. */
export type TimedCapture = ShareCapture & { readonly at: number };

export const capturesFromRows = (
  rows: readonly PaymentRow[],
  { paidAt }: Pick<PlacedOrder, 'paidAt'>,
): TimedCapture[] =>
  rows
    .filter(({ kind }) => kind === 'capture')
    .map(({ id, amount, status, share_code: share, created_at: at, bill_money_id: bill }) => ({
      id,
      amount,
      at,
      late: status === 'late',
      share,
      above: bill !== null && (status === 'double' || status === 'late'),
      // a share may have come twice before its order was paid
      afterwards: status === 'late' || (status === 'double' && paidAt !== null && at >= paidAt),
    }));

export const refundsFromRows = (rows: readonly PaymentRow[]): Refund[] =>
  rows
    .filter(isRefund)
    .map(({ capture_id, amount, status }) => ({ captureId: capture_id ?? '', amount, state: status }));

type NewMoney = Omit<PaymentRow, 'id' | 'document' | 'next_ask_at' | 'share_code' | 'bill_money_id'> & {
  readonly document: MoneyDocument;
  readonly share_code?: string | null;
  readonly bill_money_id?: string | null;
  readonly next_ask_at?: number | null;
};

/** Writes money down, once; undefined = it is written already. */
export function insertMoney(trx: Trx, money: NewMoney): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values({
      next_ask_at: null,
      share_code: null,
      bill_money_id: null,
      ...money,
      id: randomUUIDv7(),
      document: JSON.stringify(money.document),
    })
    .onConflict((conflict) => conflict.columns(['provider_ref', 'method', 'kind', 'brand']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

type NewCapture = Pick<
  NewMoney,
  'method' | 'amount' | 'status' | 'provider_ref' | 'document' | 'created_at'
> &
  Partial<Pick<NewMoney, 'attempt_id' | 'share_code' | 'bill_money_id'>>;

/** Writes down money that came for an order, once; undefined = it is written already. */
export const capture = (
  trx: Trx,
  { id, brand, currency }: Pick<PlacedOrder, 'id' | 'brand' | 'currency'>,
  money: NewCapture,
): Promise<PaymentRow | undefined> =>
  insertMoney(trx, {
    attempt_id: null,
    ...money,
    brand,
    order_id: id,
    kind: 'capture',
    currency: currency.symbol,
    capture_id: null,
  });

/** Whether this very money has been written down; the notice of it may come again and again. */
export async function isKnownMoney(
  db: Kysely<Tables>,
  { brand, method, provider_ref }: Pick<PaymentRow, 'brand' | 'method' | 'provider_ref'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_ref', '=', provider_ref)
    .where('method', '=', method)
    .where('kind', '=', 'capture')
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row !== undefined;
}

/** [PA14] Money that staff have seen before the bank told of it gets the bank's number, once. */
export async function nameConfirmed(
  trx: Trx,
  { id, brand, document }: PaymentRow,
  transaction: string,
  statement: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({
      provider_ref: transaction,
      document: JSON.stringify({ ...moneyDocument({ document }), statement }),
    })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('provider_ref', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export function refundById(db: Kysely<Tables>, brand: string, id: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('kind', '=', 'refund')
    .executeTakeFirst();
}

/** A refund under way that has come to something. */
export async function endRefund(
  trx: Trx,
  { id, brand, document }: PaymentRow,
  state: 'done' | 'failed',
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({
      status: state,
      next_ask_at: null,
      document: JSON.stringify({ ...moneyDocument({ document }), code }),
    })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export function refundsToAsk(db: Kysely<Tables>, now: number, most: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('next_ask_at', '<=', now)
    .orderBy('next_ask_at')
    .limit(most)
    .execute();
}

export async function leaseRefund(trx: Trx, { id, next_ask_at }: PaymentRow, next: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ next_ask_at: next })
    .where('id', '=', id)
    .where('next_ask_at', '=', next_ask_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Keeps what nobody can place, once. */
export async function keepNotice(trx: Trx, notice: Omit<PaymentNoticeRow, 'id'>): Promise<void> {
  await trx
    .insertInto('payment_notices')
    .values({ id: randomUUIDv7(), ...notice })
    .onConflict((conflict) => conflict.columns(['provider_ref', 'gateway', 'brand']).doNothing())
    .execute();
}

export function noticesOfBrand(db: Kysely<Tables>, brand: string, most: number): Promise<PaymentNoticeRow[]> {
  return db
    .selectFrom('payment_notices')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
}
