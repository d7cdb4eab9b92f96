import type { WeighAmendmentBody, WeighedAmendment } from '@mam/contract/amendment/amendment.schema.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { moment } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { lineChangesToWire } from '@mam/contract/order/change/line-change-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { leftToSettle, needsAgreement } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isRefused, type Refused, refusalAhead, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { whyNotAmended } from './amendable.ts';
import { type AmendCode, type ReadAmendment, readAmendment } from './read-amendment.ts';

interface ToWeigh {
  readonly selling: SellingStore;
  readonly body: WeighAmendmentBody;
  readonly mayRefund: boolean;
  readonly language: Language;
  readonly now: number;
}

/** A change as it would be written, or why it cannot be. */
async function readChange(
  db: Kysely<Tables>,
  order: PlacedOrder,
  { selling, body, now }: ToWeigh,
): Promise<ReadAmendment | Refused<AmendCode>> {
  if (order.version !== body.version) return refuse('STALE');
  const late = await whyNotAmended(db, order, now);
  if (late) return refuse(late.refused);
  return readAmendment(order, { selling, body, now });
}

/** [OR109] [OR111] A change of an order's lines as writing it would weigh it; nothing is held or written. */
export async function weighAmendmentOf(
  db: Kysely<Tables>,
  order: PlacedOrder,
  asked: ToWeigh,
): Promise<WeighedAmendment> {
  const read = await readChange(db, order, asked);
  const { bill: before, currency, captured, refunded } = order;
  const refused = isRefused(read) ? read : null;
  const after = isRefused(read) ? before : read.bill;
  return {
    version: order.version,
    before: quoteToWire(before, currency),
    after: quoteToWire(after, currency),
    changes: lineChangesToWire(isRefused(read) ? [] : read.changes, currency),
    difference: toWire(leftToSettle(order, after.total), currency),
    refusal: refused && refusalAhead(refused, asked.language),
    needs_agreement: needsAgreement(before.total, after.total),
    may_give_back: asked.mayRefund && captured - refunded > after.total,
    promised_at: moment(order.promisedAt),
  };
}
