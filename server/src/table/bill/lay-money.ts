import { randomUUIDv7 } from 'node:crypto';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { attemptAfter } from '@mam/domain/payment/arrival.ts';
import { type ArrivedAmount, arrivalAt } from '@mam/domain/payment/payable.ts';
import { isBillPaid, laidOnRounds, payableShareOfBill } from '@mam/domain/table/bill.ts';
import { isSittingOver } from '@mam/domain/table/sitting.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillMoneyRow, BillShareRow, SittingRow } from '../../db/tables/table-tables.ts';
import { refuse } from '../../http/answer.ts';
import { holdOrder } from '../../order/queries.ts';
import type { Allocate, Repeated, TakenMoney } from '../../payment/arriving/take-payment.ts';
import { endWithMoney } from '../../payment/attempts.ts';
import { capture, type MoneyDocument } from '../../payment/money.ts';
import { updateMoney } from '../../payment/settle-order.ts';
import { type ClosingBills, endSitting } from '../end-sitting.ts';
import { holdSittings, sittingById, sittingNow } from '../sitting-queries.ts';
import { sittingState } from '../sitting-wire.ts';
import {
  billMoneyOfBank,
  billShareFromRow,
  changeBillShare,
  holdBill,
  isOnBill,
  type ReadBill,
  shareById,
} from './bill-queries.ts';
import { publishBillEvent } from './open-bill.ts';

/** The means of writing down a bill's money: the last of it may close the bill. */
export type BillPaymentParts = ClosingBills;

interface BillMoney {
  readonly amount: number;
  readonly method: BillMoneyRow['method'];
  /** the number of it at the bank or gateway; null = cash, or a person has seen it [PA62] */
  readonly transaction: string | null;
  /** [PA60] the attempt it came by; absent = by none */
  readonly attemptId?: string | null;
  readonly document: MoneyDocument;
  readonly now: number;
}

interface BillPayment extends BillMoney {
  readonly sitting: SittingRow;
  readonly share: BillShareRow;
}

/**
 * [PA58] [PA59] Writes down money that has come for a share, and lays it on the rounds; closes the bill when nothing is
 * missing. The sittings of the store are held.
 */
export async function allocateBillPayment(
  trx: Trx,
  laying: BillPaymentParts,
  money: BillPayment,
): Promise<ArrivedAmount | Repeated> {
  const { sitting, share, amount, now } = money;
  const read = await holdBill(trx, sitting);
  const isClosed = sitting.ended_at !== null;
  const payable = payableShareOfBill({ bill: read.bill, share: billShareFromRow(share), isClosed }, now);
  const meant = arrivalAt(payable, amount);
  const row = await insertBillMoney(trx, money, meant.counted);
  if (!row) return { refused: 'REPEATED' };
  const attemptId = money.attemptId ?? null;
  if (attemptId !== null) await endWithMoney(trx, attemptId, attemptAfter(meant.arrival));
  const status = row.method === 'transfer' && row.provider_ref === null ? 'confirmed' : 'under';
  const counted = share.counted + meant.counted;
  await changeBillShare(trx, share, { counted, ...(counted === share.amount && { paid_at: now }) });
  for (const { round, amount: part } of laidOnRounds(read.bill.rounds, meant.counted))
    await layOnRound(trx, findRound(read, round), { row, attemptId, amount: part, status });
  const above = amount - meant.counted;
  const last = read.orders.filter(isOnBill).at(-1) ?? read.orders.at(-1);
  if (above > 0 && last)
    await layOnRound(trx, last, { row, attemptId, amount: above, status: isClosed ? 'late' : 'double' });
  await closeIfPaid(trx, laying, sitting, now);
  return meant;
}

const findRound = ({ orders }: ReadBill, code: string): PlacedOrder => {
  const order = orders.find((one) => one.code === code);
  if (!order) throw new Error('money was laid on no round');
  return order;
};

/** Writes the money down, once; undefined = it is written already. */
function insertBillMoney(
  trx: Trx,
  { share, amount, method, transaction, document, now }: BillPayment,
  counted: number,
): Promise<BillMoneyRow | undefined> {
  return trx
    .insertInto('bill_money')
    .values({
      id: randomUUIDv7(),
      brand: share.brand,
      share_id: share.id,
      method,
      amount,
      counted,
      provider_ref: transaction,
      document: JSON.stringify(document),
      at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider_ref', 'method', 'brand']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

interface Part {
  readonly row: BillMoneyRow;
  readonly attemptId: string | null;
  readonly amount: number;
  readonly status: 'under' | 'confirmed' | 'double' | 'late';
}

/** [PA59] A part of it as a payment of a round. */
async function layOnRound(
  trx: Trx,
  round: PlacedOrder,
  { row, attemptId, amount, status }: Part,
): Promise<void> {
  await capture(trx, round, {
    ...{ method: row.method, amount, status },
    // the number of it stands with the money it is a part of
    provider_ref: null,
    document: JSON.parse(row.document) as MoneyDocument,
    created_at: row.at,
    attempt_id: attemptId,
    bill_money_id: row.id,
  });
  const order = await holdOrder(trx, round.brand, round.id);
  if (order) await updateMoney(trx, order, row.at);
}

/** [TB63] Closes a bill of which nothing is missing, unless a round comes in this moment; else rings for the table. */
async function closeIfPaid(
  trx: Trx,
  laying: BillPaymentParts,
  { id }: SittingRow,
  now: number,
): Promise<void> {
  const sitting = await sittingById(trx, id);
  if (!sitting || sitting.ended_at !== null) return;
  if (!isBillPaid((await holdBill(trx, sitting)).bill, now)) return publishBillEvent(trx, sitting, now);
  const { version } = sitting;
  // somebody sat down or ordered: the bill as it is now decides
  if (!(await endSitting(trx, laying, sitting, { by: 'paid', now, version })))
    await closeIfPaid(trx, laying, sitting, now);
}

/** [PA58] [PA59] [PA61] Writes down money a bank or gateway tells of, for the share with this id. */
export const allocateToBill: Allocate = async (trx, laying, { id }, { gateway: method, ...payment }) => {
  const known = await shareById(trx, id);
  if (!known) return refuse('UNKNOWN');
  await holdSittings(trx, { brand: known.brand, storeId: known.store_id });
  const share = await shareById(trx, id);
  const found = share && (await sittingNow(trx, share.sitting_id));
  if (!share || !found) return refuse('UNKNOWN');
  const money = { ...payment, method };
  const matched = await matchConfirmed(trx, share, money);
  if (matched) return matched;
  // nothing has happened there for hours: it is over, and nobody has written that down
  const isOver = found.ended_at === null && isSittingOver(sittingState(found), money.now);
  const ended = isOver && (await endSitting(trx, laying, found, { by: 'idle', now: money.now }));
  return allocateBillPayment(trx, laying, { ...money, share, sitting: ended || found });
};

/** [PA62] The bank tells of what staff have already seen: the same money, named, once. */
async function matchConfirmed(
  trx: Trx,
  { id, brand }: BillShareRow,
  { amount, method, transaction, document: { statement = '' } }: BillMoney,
): Promise<TakenMoney | null> {
  if (method !== 'transfer' || transaction === null) return null;
  const seen = await trx
    .selectFrom('bill_money')
    .selectAll()
    .where('share_id', '=', id)
    .where('method', '=', 'transfer')
    .where('amount', '=', amount)
    .where('provider_ref', 'is', null)
    .executeTakeFirst();
  // this very word may have been heard of by now
  if (!seen || (await billMoneyOfBank(trx, brand, transaction))) return null;
  const document = { ...(JSON.parse(seen.document) as MoneyDocument), statement };
  await trx
    .updateTable('bill_money')
    .set({ provider_ref: transaction, document: JSON.stringify(document) })
    .where('id', '=', seen.id)
    .execute();
  return { arrival: 'matches' };
}
