import { type StaffActor, signed } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Trx } from '../db/database.ts';
import type { PaymentRow } from '../db/tables/payment-tables.ts';
import { isRefused, type Refused } from '../http/answer.ts';
import { type Move, moveOrder, type StepCode } from '../order/move-order.ts';
import { askRefund } from './ask-refund.ts';
import { isRefund, paymentsOfOrder } from './money.ts';
import type { PaymentParts } from './payment-parts.ts';
import { writeWholeRefund } from './refund-order.ts';

/** Staff refuse an order. */
export interface Rejection extends Omit<Move, 'verb' | 'minutes'> {
  readonly reason: string;
  /** the person who gives back the money in the same act; null = it stays due */
  readonly giver: StaffActor | null;
}

/**
 * [PA34] Refuses an order and writes down its refunds: both or neither; of one nobody took yet all goes back, giver or
 * not. Gives back the ids of the refunds: their gateways are asked after the commit.
 */
export async function rejectOrder(
  trx: Trx,
  { changeStatus, gateways }: Pick<PaymentParts, 'changeStatus' | 'gateways'>,
  order: PlacedOrder,
  rejection: Rejection,
): Promise<readonly string[] | Refused<StepCode>> {
  const { giver, reason, now } = rejection;
  const rejected = await moveOrder(trx, changeStatus, order, { ...rejection, verb: 'reject' });
  if (isRefused(rejected)) return rejected;
  if (giver !== null) await writeWholeRefund(trx, gateways, rejected, { by: signed(giver), reason, now });
  const rows = await paymentsOfOrder(trx, rejected.brand, rejected.id);
  return rows
    .filter((row) => isRefund(row) && row.status === 'asked' && row.created_at === now)
    .map(({ id }) => id);
}

/** Asks the gateways for these refunds of an order, and tells what became of each. */
export async function askRefunds(
  parts: PaymentParts,
  order: { readonly brand: string; readonly id: string },
  ids: readonly string[],
): Promise<readonly PaymentRow[]> {
  const read = async () =>
    (await paymentsOfOrder(parts.database.read, order.brand, order.id)).filter(({ id }) => ids.includes(id));
  for (const refund of await read()) await askRefund(parts, refund);
  return read();
}
