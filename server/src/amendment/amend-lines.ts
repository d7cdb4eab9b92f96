import type { AmendOrderBody } from '@mam/contract/amendment/amendment.schema.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import { type MadeChange, needsAgreement } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { tellChanged } from '../message/tell-changed.ts';
import { linesOfOrder, lockOrder, nextLinePosition } from '../order/queries.ts';
import { amendOrder } from '../payment/amend-order.ts';
import { writeRefund } from '../payment/refund-order.ts';
import { heldSitting } from '../table/bill/open-bill.ts';
import { whyNotAmended } from './amendable.ts';
import { amendedRows } from './amended-rows.ts';
import { type AmendCode, readAmendment } from './read-amendment.ts';

interface Amending {
  readonly body: AmendOrderBody;
  readonly actor: StaffActor;
  readonly now: number;
  /** why money is given back */
  readonly reason: string;
}

/** An order that was changed, what of it, and the refunds that were written with it. */
export interface DoneAmendment {
  readonly amended: PlacedOrder;
  readonly changes: MadeChange;
  readonly refunds: readonly string[];
}

/** [OR110] to [OR114] Changes what an order holds, on the version that was seen, all of it or nothing. */
export async function amendLinesOfOrder(
  trx: Trx,
  context: Context,
  seen: PlacedOrder,
  { body, actor, now, reason }: Amending,
): Promise<DoneAmendment | Refused<AmendCode>> {
  // whoever begins to pay at the table takes its sitting first
  if (seen.sittingId !== null) await heldSitting(trx, seen.sittingId);
  const order = await lockOrder(trx, seen.brand, seen.id);
  const selling = await context.stores.get(trx, seen.brand, seen.storeId);
  if (!order || !selling) return refuse('UNKNOWN');
  // taking its row has counted the version up
  if (order.version !== body.version + 1) return refuse('STALE');
  const late = await whyNotAmended(trx, order, now);
  if (late) return refuse(late.refused);
  const read = readAmendment(order, { selling, body, now });
  if (isRefused(read)) return read;
  const { bill, changes: lines } = read;
  const { currency } = order;
  if (body.total_amount !== toWire(bill.total, currency))
    return refuse('PRICE_CHANGED', { quote: quoteToWire(bill, currency) });
  if (needsAgreement(order.bill.total, bill.total) && body.told === undefined)
    return refuse('CHANGE_NOT_AGREED');
  const changes = { lines, difference: bill.total - order.bill.total };
  const rows = await linesOfOrder(trx, order.brand, order.id);
  const next = await nextLinePosition(trx, order);
  const { closed, opened } = amendedRows(order, { rows, next }, read, selling);
  const amended = await amendOrder(trx, order, { bill, closed, opened, changes }, { now, actor });
  await tellChanged(trx, amended, now);
  const back = body.give_back ? amended.refundDue : 0;
  if (back === 0) return { amended, changes, refunds: [] };
  const refunds = await writeRefund(trx, context, amended, { actor, amount: back, lines: null, reason, now });
  if ('refused' in refunds)
    return refunds.refused === 'PAYMENT_UNAVAILABLE' ? refuse('PAYMENT_UNAVAILABLE') : refuse('STALE');
  return { amended, changes, refunds: refunds.map(({ id }) => id) };
}
