import type { TAKE_CASH_BACK_REFUSES } from '@mam/contract/table/bill-refusals.ts';
import { type StaffActor, signedForGuests } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { refundableAmount } from '@mam/domain/payment/shares-of-order.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillShareRow, SittingRow } from '../../db/tables/table-tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { holdOrder } from '../../order/queries.ts';
import { insertMoney, type MoneyDocument, paymentsOfOrder, refundsFromRows } from '../../payment/money.ts';
import { updateMoney } from '../../payment/settle-order.ts';
import { changeBillShare, holdBill, shareById } from './bill-queries.ts';
import type { BillPaymentParts } from './lay-money.ts';
import { isOpen, publishBillEvent } from './open-bill.ts';

interface TakingBack {
  readonly share: string;
  readonly reason: string;
  readonly actor: StaffActor;
  readonly now: number;
}

/** [TB62] Cash was given back, all of it: the bill wants it again. The share; null = that was done before. */
export async function takeCashBack(
  trx: Trx,
  { followMoney }: BillPaymentParts,
  sitting: SittingRow,
  { actor, share: shareId, reason, now }: TakingBack,
): Promise<BillShareRow | Refused<(typeof TAKE_CASH_BACK_REFUSES)[number]> | null> {
  const share = await shareById(trx, shareId);
  if (share?.sitting_id !== sitting.id || share.taken_by === null) return refuse('UNKNOWN');
  if (share.back_at !== null) return null;
  if (!isOpen(sitting, now)) return refuse('BILL_CLOSED');
  const by = signedForGuests(actor);
  const money = await moneyOfShare(trx, share);
  for (const { id, brand } of (await holdBill(trx, sitting)).orders) {
    const order = await holdOrder(trx, brand, id);
    if (order && (await giveBack(trx, order, { money, document: { by, reason }, now })))
      await followMoney.givenBack(trx, await updateMoney(trx, order, now), now);
  }
  await changeBillShare(trx, share, {
    back_at: now,
    back_by: by.id,
    back_name: by.name,
    back_reason: reason,
  });
  await publishBillEvent(trx, sitting, now);
  return share;
}

async function moneyOfShare(trx: Trx, { id }: BillShareRow): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('bill_money').select('id').where('share_id', '=', id).execute();
  return new Set(rows.map((row) => row.id));
}

/** Writes down that the rest of this money on a round goes back; true = there was some. */
async function giveBack(
  trx: Trx,
  order: PlacedOrder,
  {
    money,
    document,
    now,
  }: { readonly money: ReadonlySet<string>; readonly document: MoneyDocument; readonly now: number },
): Promise<boolean> {
  const rows = await paymentsOfOrder(trx, order.brand, order.id);
  const refunds = refundsFromRows(rows);
  const own = rows.filter((row) => row.kind === 'capture' && money.has(row.bill_money_id ?? ''));
  for (const { id, amount, method, currency } of own) {
    const left = refundableAmount({ id, amount }, refunds);
    if (left > 0)
      await insertMoney(trx, {
        brand: order.brand,
        order_id: order.id,
        kind: 'refund',
        method,
        amount: left,
        currency,
        status: 'done',
        provider_ref: null,
        document,
        created_at: now,
        attempt_id: null,
        capture_id: id,
      });
  }
  return own.length > 0;
}
