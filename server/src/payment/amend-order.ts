import type { Actor } from '@mam/domain/order/actor.ts';
import type { MadeChange } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { Trx } from '../db/dialect.ts';
import type { OrderLineRow } from '../db/tables/order-tables.ts';
import { insertLines, type OrderChange } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { updateBill } from './settle-order.ts';

/** [OR66] Closes these lines, and the parts of those that are combos: they are not made, but stay in the database. */
async function closeLines(
  trx: Trx,
  { id, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
  positions: readonly number[],
  now: number,
): Promise<void> {
  // somebody may have had to pay of the fees alone
  if (positions.length === 0) return;
  await trx
    .updateTable('order_lines')
    .set({ closed_at: now })
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .where('position', 'in', positions)
    .execute();
}

/** An order as it is to become; nothing of it is written yet. */
export interface AmendedOrder {
  readonly bill: Quote;
  /** lines that are not made any more */
  readonly closed?: readonly OrderLineRow[];
  /** lines that are new */
  readonly opened?: readonly OrderLineRow[];
  /** [OR114] what its readers are told of it */
  readonly changes?: MadeChange;
  /** whatever else changes with the bill */
  readonly with?: OrderChange;
}

/**
 * The only writer of the bill of an order that exists: closes lines and opens others, works its money out anew, records the step and
 * rings. The order's row must be taken.
 */
export async function amendOrder(
  trx: Trx,
  order: PlacedOrder,
  { bill, closed = [], opened = [], changes, with: more }: AmendedOrder,
  { now, actor }: { readonly now: number; readonly actor: Actor },
): Promise<PlacedOrder> {
  const positions = closed.map(({ position }) => position);
  await closeLines(trx, order, positions, now);
  if (opened.length > 0) await insertLines(trx, opened);
  const amended = await updateBill(trx, order, now, { ...more, bill });
  await insertStep(trx, amended, { at: now, actor, ...(changes && { changes }) });
  return amended;
}
