import type { TAKE_CASH_REFUSES } from '@mam/contract/table/bill-refusals.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { type StaffActor, signedForGuests } from '@mam/domain/order/actor.ts';
import type { TillWay } from '@mam/domain/payment/till-way.ts';
import { billForTill, holdsEndedBy } from '@mam/domain/table/holds.ts';
import { type BillPartRequest, type TakenOfBill, takeOfBill } from '@mam/domain/table/take-of-bill.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillShareRow, SittingRow } from '../../db/tables/table-tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { changeBillShare, holdBill, type ReadBill } from './bill-queries.ts';
import { allocateBillPayment, type BillPaymentParts } from './lay-money.ts';
import { billRefusal, isOpen } from './open-bill.ts';
import { writeShare } from './write-share.ts';

export interface TillMoney {
  readonly wish: BillPartRequest;
  /** the money the waiter has counted */
  readonly cash: number;
  readonly way: TillWay;
  readonly actor: StaffActor;
  readonly now: number;
}

/** [TB62] Ends the holds of phones on parts of the bill the till has taken. */
async function endHolds(
  trx: Trx,
  { bill, shares }: ReadBill,
  taken: TakenOfBill,
  now: number,
): Promise<void> {
  for (const { id } of holdsEndedBy(bill, taken, now)) {
    const row = shares.find((share) => share.id === id);
    const holds = Math.max(0, (row?.holds ?? 0) - 1);
    if (row) await changeBillShare(trx, row, { held_until: null, holds, let_go_at: now, let_go_by: 'till' });
  }
}

/** [TB62] A waiter has taken money for this; the share. */
export async function takeCash(
  trx: Trx,
  laying: BillPaymentParts,
  sitting: SittingRow,
  { actor, wish, cash, way, now }: TillMoney,
): Promise<BillShareRow | Refused<(typeof TAKE_CASH_REFUSES)[number]>> {
  if (!isOpen(sitting, now)) return refuse('BILL_CLOSED');
  const read = await holdBill(trx, sitting);
  const taken = takeOfBill(billForTill(read.bill), wish, now);
  if ('refused' in taken) return billRefusal(taken, read);
  const [order] = read.orders;
  const { amount } = taken;
  if (amount !== cash && order)
    return refuse('BILL_DIFFERS', { amount: formatMoney(amount, order.currency) });
  await endHolds(trx, read, taken, now);
  const by = signedForGuests(actor);
  const payer = { uid: null, name: by.name, taken_by: by.id, taken_way: way, code: null, held_until: null };
  const row = await writeShare(trx, sitting, { ...payer, taken, now });
  const money = { amount, method: way, transaction: null, document: { by }, now } as const;
  await allocateBillPayment(trx, laying, { sitting, share: row, ...money });
  return row;
}
