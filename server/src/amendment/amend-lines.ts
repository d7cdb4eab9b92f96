import type { AmendOrderBody, AskChangeBody } from '@mam/contract/amendment/amendment.schema.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { Actor, Signature, StaffActor } from '@mam/domain/order/actor.ts';
import { endedQuestion } from '@mam/domain/order/change-question.ts';
import { type MadeChange, needsAgreement } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { tellChanged } from '../message/tell-changed.ts';
import { linesOfOrder, lockOrder, nextLinePosition } from '../order/queries.ts';
import { amendOrder } from '../payment/amend-order.ts';
import { writeRefund } from '../payment/refund-order.ts';
import { heldSitting } from '../table/bill/open-bill.ts';
import { whyNotAmended } from './amendable.ts';
import { amendedRows } from './amended-rows.ts';
import { type AmendCode, type ReadAmendment, readAmendment } from './read-amendment.ts';

interface WritingAmendment {
  readonly body: AskChangeBody;
  /** [OR112] its diner knows, and pays more where it costs more */
  readonly agreed: boolean;
  readonly actor: Actor;
  /** [OR116] the person who asked the diner who agrees now; absent = the restaurant writes it itself */
  readonly asked?: Signature;
  readonly now: number;
}

interface Amending {
  readonly body: AmendOrderBody;
  readonly actor: StaffActor;
  readonly now: number;
  /** why money is given back */
  readonly reason: string;
}

/** An order that was changed, and what of it. */
interface WrittenAmendment {
  readonly amended: PlacedOrder;
  readonly changes: MadeChange;
}

/** The same, with the refunds that were written with it. */
export interface DoneAmendment extends WrittenAmendment {
  readonly refunds: readonly string[];
}

/** A change of an order whose row is held, weighed at the total somebody read. */
interface HeldAmendment {
  readonly order: PlacedOrder;
  readonly selling: SellingStore;
  readonly read: ReadAmendment;
}

/** [OR110] to [OR112] Holds an order and weighs its change, or why it cannot be made: all that asking and writing share. */
export async function heldAmendment(
  trx: Trx,
  context: Context,
  seen: PlacedOrder,
  { body, now }: { readonly body: AskChangeBody; readonly now: number },
): Promise<HeldAmendment | Refused<AmendCode>> {
  const order = await lockOrder(trx, seen.brand, seen.id);
  const selling = await context.stores.get(trx, seen.brand, seen.storeId);
  if (!order || !selling) return refuse('UNKNOWN');
  // taking its row has counted the version up
  if (order.version !== body.version + 1) return refuse('STALE');
  const late = await whyNotAmended(trx, order, now);
  if (late) return refuse(late.refused);
  const read = readAmendment(order, { selling, body, now });
  if (isRefused(read)) return read;
  const { currency } = order;
  if (body.total_amount !== toWire(read.bill.total, currency))
    return refuse('PRICE_CHANGED', { quote: quoteToWire(read.bill, currency) });
  return { order, selling, read };
}

/** [OR110] to [OR114] [OR116] Changes what an order holds, on the version that was seen, all of it or nothing. */
export async function writeAmendment(
  trx: Trx,
  context: Context,
  seen: PlacedOrder,
  { body, agreed, actor, asked, now }: WritingAmendment,
): Promise<WrittenAmendment | Refused<AmendCode>> {
  // whoever begins to pay at the table takes its sitting first
  if (seen.sittingId !== null) await heldSitting(trx, seen.sittingId);
  const held = await heldAmendment(trx, context, seen, { body, now });
  if (isRefused(held)) return held;
  const { order, selling, read } = held;
  const { bill, changes: lines } = read;
  if (needsAgreement(order.bill.total, bill.total) && !agreed) return refuse('CHANGE_NOT_AGREED');
  const changes = { lines, difference: bill.total - order.bill.total, ...(asked && { asked }) };
  const rows = await linesOfOrder(trx, order.brand, order.id);
  const next = await nextLinePosition(trx, order);
  const { closed, opened } = amendedRows(order, { rows, next }, read, selling);
  const { changeQuestion: question } = order;
  // whatever else was asked is about lines that are no more
  const answered = { changeQuestion: asked && question ? endedQuestion(question, 'agreed') : null };
  const amendment = { bill, closed, opened, changes, with: answered };
  const amended = await amendOrder(trx, order, amendment, { now, actor });
  await tellChanged(trx, amended, now);
  return { amended, changes };
}

/** [OR110] to [OR114] The same by staff, who may give back in the act what it costs less. */
export async function amendLinesOfOrder(
  trx: Trx,
  context: Context,
  seen: PlacedOrder,
  { body, actor, now, reason }: Amending,
): Promise<DoneAmendment | Refused<AmendCode>> {
  const written = await writeAmendment(trx, context, seen, {
    ...{ body, actor, now },
    agreed: body.told !== undefined,
  });
  if (isRefused(written)) return written;
  const { amended, changes } = written;
  const back = body.give_back ? amended.refundDue : 0;
  if (back === 0) return { amended, changes, refunds: [] };
  const refunds = await writeRefund(trx, context, amended, { actor, amount: back, lines: null, reason, now });
  if ('refused' in refunds)
    return refunds.refused === 'PAYMENT_UNAVAILABLE' ? refuse('PAYMENT_UNAVAILABLE') : refuse('STALE');
  return { amended, changes, refunds: refunds.map(({ id }) => id) };
}
