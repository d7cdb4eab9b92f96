import type { CONFIRM_SHARE_REFUSES } from '@mam/contract/table/bill-refusals.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { type StaffActor, signedForGuests } from '@mam/domain/order/actor.ts';
import { payableShareOfBill } from '@mam/domain/table/bill.ts';
import type { Trx } from '../../db/dialect.ts';
import type { SittingRow } from '../../db/tables/table-tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { billShareFromRow, changeBillShare, holdBill, shareById } from './bill-queries.ts';
import { allocateBillPayment, type BillPaymentParts } from './lay-money.ts';
import { isOpen } from './open-bill.ts';

interface Confirmation {
  readonly share: string;
  /** the missing amount they have seen */
  readonly amount: number;
  readonly actor: StaffActor;
  readonly now: number;
}

type ConfirmShareCode = (typeof CONFIRM_SHARE_REFUSES)[number];

/**
 * [PA62] Writes down the missing money of a share whose transfer the staff have seen, under their name; the bank's
 * notice of it is then the same money. null = done.
 */
export async function confirmShare(
  trx: Trx,
  laying: BillPaymentParts,
  sitting: SittingRow,
  { actor, share: shareId, amount, now }: Confirmation,
): Promise<Refused<ConfirmShareCode> | null> {
  const share = await shareById(trx, shareId);
  if (share?.sitting_id !== sitting.id || share.taken_by !== null) return refuse('UNKNOWN');
  if (!isOpen(sitting, now)) return refuse('BILL_CLOSED');
  const missing = share.amount - share.counted;
  if (missing === 0 || share.confirmed_by !== null) return refuse('BILL_SHARE_PAID');
  const { bill, orders } = await holdBill(trx, sitting);
  const payable = payableShareOfBill({ bill, share: billShareFromRow(share), isClosed: false }, now);
  const [order] = orders;
  if (payable.wanted === 0 || !order) return refuse('BILL_NOTHING_LEFT');
  if (amount !== missing) return refuse('BILL_DIFFERS', { amount: formatMoney(missing, order.currency) });
  const by = signedForGuests(actor);
  const seen = { confirmed_by: by.id, confirmed_name: by.name };
  await changeBillShare(trx, share, seen);
  const money = { amount, method: 'transfer', transaction: null, document: { by }, now } as const;
  await allocateBillPayment(trx, laying, { ...money, sitting, share: { ...share, ...seen } });
  return null;
}
