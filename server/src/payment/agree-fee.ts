import type { FEE_ANSWER_REFUSES } from '@mam/contract/order/refusals.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { OFFER_FEE_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { type DinerActor, type StaffActor, signed } from '@mam/domain/order/actor.ts';
import { mayAnswerFee, mayOfferFee, needsAnswer } from '@mam/domain/order/agreed-fee.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { StatusWriting } from '../order/change-status.ts';
import { billWith } from '../order/fee-agreement.ts';
import { orderById, updateOrder } from '../order/queries.ts';
import { feeTalkOfOrder, isClaimedUnseen, type OrderDocument, orderDocument } from '../order/rows.ts';
import { insertStep } from '../order/steps.ts';
import { updateMoney } from './settle-order.ts';

export interface FeeOfferRequest {
  readonly actor: StaffActor;
  readonly version: number;
  readonly fee: Minor;
  readonly now: number;
}

/** [OR31] Staff name a fee; the diner's screen is told. Of two who name one on the same version one wins. */
export async function offerFee(
  trx: Trx,
  seen: OrderRow,
  { actor, version, fee, now }: FeeOfferRequest,
): Promise<OrderRow | Refused<(typeof OFFER_FEE_REFUSES)[number]>> {
  const refusal = mayOfferFee({ ...seen, ...feeTalkOfOrder(seen), claimedUnseen: isClaimedUnseen(seen) });
  const order = seen.version === version ? await updateOrder(trx, seen, { updated_at: now }) : undefined;
  if (!order) return refuse('STALE');
  if (refusal) return refuse(refusal.refused);
  const document = { ...orderDocument(order), feeOffer: { fee, at: now, by: signed(actor) } };
  const named = needsAnswer(fee)
    ? await updateMoney(trx, order, now, { document: JSON.stringify(document) })
    : await agree(trx, order, document, now);
  await insertStep(trx, named, { at: now, actor });
  return named;
}

/** [OR33] The fee becomes part of the order; money that came too much before pays for it. */
function agree(trx: Trx, order: OrderRow, document: OrderDocument, now: number): Promise<OrderRow> {
  const fee = document.feeOffer?.fee ?? 0;
  const bill = billWith(order, fee);
  const { total } = bill;
  const quote = quoteToWire(bill, document.currency);
  const change = { total, shipping_fee: fee, document: JSON.stringify({ ...document, quote }) };
  return updateMoney(trx, { ...order, total }, now, change);
}

interface Writing extends StatusWriting {
  readonly database: Database;
}

type AnswerCode = (typeof FEE_ANSWER_REFUSES)[number];

/** A diner's answer to the number they saw. */
export interface FeeAnswer {
  readonly fee: Minor;
  readonly answer: 'accept' | 'decline';
  /** its diner, or the phone that holds the link of a caller's order [OR60] */
  readonly actor: DinerActor;
  readonly now: number;
}

/** [OR32] The diner accepts or declines, once: the same answer again finds what it has already done. */
export async function answerFee(
  writing: Writing,
  order: Pick<OrderRow, 'brand' | 'id'>,
  said: FeeAnswer,
): Promise<OrderRow | Refused<AnswerCode>> {
  const first = await answerOnce(writing, order, said);
  // somebody was faster: what they made of it decides, and it may have been the first tap of two
  return isRefused(first) && first.refused === 'STALE' ? answerOnce(writing, order, said) : first;
}

function answerOnce(
  { database, changeStatus }: Writing,
  { brand, id }: Pick<OrderRow, 'brand' | 'id'>,
  said: FeeAnswer,
): Promise<OrderRow | Refused<AnswerCode>> {
  return database.transaction<OrderRow | Refused<AnswerCode>>(async (trx) => {
    const seen = await orderById(trx, brand, id);
    if (!seen) return refuse('UNKNOWN');
    if (isAnswerGiven(seen, said)) return seen;
    const refusal = mayAnswerFee({ ...seen, ...feeTalkOfOrder(seen) }, said.fee, said.answer);
    if (refusal) return refuse(refusal.refused);
    const order = await updateOrder(trx, seen, { updated_at: said.now });
    if (!order) return refuse('STALE');
    const { actor, now } = said;
    if (said.answer === 'decline') return changeStatus(trx, order, { to: 'USER_CANCELLED', actor, now });
    const agreed = await agree(trx, order, orderDocument(order), now);
    await insertStep(trx, agreed, { at: now, actor });
    return agreed;
  });
}

/** Whether this very answer has been given: a second tap, or the first one whose answer was lost. */
function isAnswerGiven(order: OrderRow, { fee, answer }: FeeAnswer): boolean {
  const talk = feeTalkOfOrder(order);
  if (talk.offered !== fee) return false;
  return answer === 'accept' ? !talk.toConfirm : order.status === 'USER_CANCELLED';
}
