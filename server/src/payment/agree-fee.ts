import type { FEE_ANSWER_REFUSES } from '@mam/contract/order/refusals.ts';
import type { OFFER_FEE_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { type DinerActor, type StaffActor, signed } from '@mam/domain/order/actor.ts';
import { mayAnswerFee, mayOfferFee, needsAnswer } from '@mam/domain/order/agreed-fee.ts';
import { feeTalkOfOrder, isClaimedUnseen, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { withAgreedFee } from '@mam/domain/pricing/quote.ts';
import type { Database, Trx } from '../db/database.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { StatusWriting } from '../order/change-status.ts';
import { orderById, updateOrder } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { amendOrder } from './amend-order.ts';
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
  seen: PlacedOrder,
  { actor, version, fee, now }: FeeOfferRequest,
): Promise<PlacedOrder | Refused<(typeof OFFER_FEE_REFUSES)[number]>> {
  const refusal = mayOfferFee({ ...seen, ...feeTalkOfOrder(seen), claimedUnseen: isClaimedUnseen(seen) });
  const order = seen.version === version ? await updateOrder(trx, seen, { updatedAt: now }) : undefined;
  if (!order) return refuse('STALE');
  if (refusal) return refuse(refusal.refused);
  const feeOffer = { fee, at: now, by: signed(actor) };
  if (!needsAnswer(fee)) {
    const bill = withAgreedFee(order.bill, fee);
    return amendOrder(trx, order, { bill, with: { feeOffer } }, { now, actor });
  }
  const named = await updateMoney(trx, order, now, { feeOffer });
  await insertStep(trx, named, { at: now, actor });
  return named;
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
  order: Pick<PlacedOrder, 'brand' | 'id'>,
  said: FeeAnswer,
): Promise<PlacedOrder | Refused<AnswerCode>> {
  const first = await answerOnce(writing, order, said);
  // somebody was faster: what they made of it decides, and it may have been the first tap of two
  return isRefused(first) && first.refused === 'STALE' ? answerOnce(writing, order, said) : first;
}

function answerOnce(
  { database, changeStatus }: Writing,
  { brand, id }: Pick<PlacedOrder, 'brand' | 'id'>,
  said: FeeAnswer,
): Promise<PlacedOrder | Refused<AnswerCode>> {
  return database.transaction<PlacedOrder | Refused<AnswerCode>>(async (trx) => {
    const seen = await orderById(trx, brand, id);
    if (!seen) return refuse('UNKNOWN');
    if (isAnswerGiven(seen, said)) return seen;
    const refusal = mayAnswerFee({ ...seen, ...feeTalkOfOrder(seen) }, said.fee, said.answer);
    if (refusal) return refuse(refusal.refused);
    const order = await updateOrder(trx, seen, { updatedAt: said.now });
    if (!order) return refuse('STALE');
    const { actor, now } = said;
    if (said.answer === 'decline') return changeStatus(trx, order, { to: 'USER_CANCELLED', actor, now });
    // [OR33] the fee becomes part of the order; money that came too much before pays for it
    return amendOrder(trx, order, { bill: withAgreedFee(order.bill, said.fee) }, { now, actor });
  });
}

/** Whether this very answer has been given: a second tap, or the first one whose answer was lost. */
function isAnswerGiven(order: PlacedOrder, { fee, answer }: FeeAnswer): boolean {
  const talk = feeTalkOfOrder(order);
  if (talk.offered !== fee) return false;
  return answer === 'accept' ? !talk.toConfirm : order.status === 'USER_CANCELLED';
}
