import type { AskChangeBody } from '@mam/contract/amendment/amendment.schema.ts';
import type {
  ANSWER_CHANGE_REFUSES,
  ASK_CHANGE_REFUSES,
  TAKE_BACK_CHANGE_REFUSES,
} from '@mam/contract/amendment/refusals.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { type DinerActor, type StaffActor, signed } from '@mam/domain/order/actor.ts';
import {
  endedQuestion,
  isAsked,
  isSaidBefore,
  mayAnswerChange,
  QUESTION_WAITS,
  type SaidToChange,
} from '@mam/domain/order/change-question.ts';
import { leftToSettle } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { lockOrder, orderById } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { updateMoney } from '../payment/settle-order.ts';
import { recordOrderAct } from '../staff/acts.ts';
import { heldAmendment, writeAmendment } from './amend-lines.ts';
import { changeDetails } from './change-details.ts';

interface Asking {
  readonly body: AskChangeBody;
  readonly actor: StaffActor;
  readonly now: number;
}

/** [OR115] Asks the diner about a change, on the version that was seen; the order stays as it is. */
export async function askDiner(
  trx: Trx,
  context: Context,
  seen: PlacedOrder,
  { body, actor, now }: Asking,
): Promise<PlacedOrder | Refused<(typeof ASK_CHANGE_REFUSES)[number]>> {
  const held = await heldAmendment(trx, context, seen, { body, now });
  if (isRefused(held)) return held;
  const { order, read } = held;
  if (isAsked(order.changeQuestion, now)) return refuse('CHANGE_ASKED');
  const after = read.bill.total;
  const { lines, added, swaps } = body;
  const asked = await updateMoney(trx, order, now, {
    changeQuestion: {
      ...{ state: 'asked', askedAt: now, until: now + QUESTION_WAITS, by: signed(actor) },
      ...{ lines: read.changes, before: order.bill.total, after, difference: leftToSettle(order, after) },
      wish: { lines, added, ...(swaps && { swaps }) },
    },
  });
  await insertStep(trx, asked, { at: now, actor });
  return asked;
}

interface TakingBack {
  readonly version: number;
  readonly actor: StaffActor;
  readonly now: number;
}

/** [OR115] Takes the question back, unless its diner was faster. */
export async function takeQuestionBack(
  trx: Trx,
  seen: PlacedOrder,
  { version, actor, now }: TakingBack,
): Promise<PlacedOrder | Refused<(typeof TAKE_BACK_CHANGE_REFUSES)[number]>> {
  const order = await lockOrder(trx, seen.brand, seen.id);
  if (order?.version !== version + 1) return refuse('STALE');
  const { changeQuestion: question } = order;
  if (!question || !isAsked(question, now)) return refuse('CHANGE_QUESTION_OVER');
  const back = await updateMoney(trx, order, now, { changeQuestion: endedQuestion(question, 'takenBack') });
  await insertStep(trx, back, { at: now, actor });
  return back;
}

type AnswerCode = (typeof ANSWER_CHANGE_REFUSES)[number];

interface Said extends SaidToChange {
  readonly actor: DinerActor;
  readonly now: number;
}

/** [OR116] The diner agrees or declines, once. An answer that cannot be had any more ends the question; nothing else is written. */
export async function answerQuestion(
  context: Context,
  order: Pick<PlacedOrder, 'brand' | 'id'>,
  said: Said,
): Promise<PlacedOrder | Refused<AnswerCode>> {
  const first = await answerOnce(context, order, said);
  // somebody was faster: what they made of it decides, and it may have been the first tap of two
  const told = isRefused(first) && first.refused === 'STALE' ? await answerOnce(context, order, said) : first;
  if (isRefused(told) && told.refused !== 'STALE') await failQuestion(context, order, said);
  return told;
}

function answerOnce(
  context: Context,
  { brand, id }: Pick<PlacedOrder, 'brand' | 'id'>,
  said: Said,
): Promise<PlacedOrder | Refused<AnswerCode>> {
  return context.database.transaction<PlacedOrder | Refused<AnswerCode>>(async (trx) => {
    const seen = await orderById(trx, brand, id);
    if (!seen) return refuse('UNKNOWN');
    const { changeQuestion: question } = seen;
    if (isSaidBefore(question, said)) return seen;
    const refusal = mayAnswerChange(question, said, said.now);
    if (refusal) return refuse(refusal.refused);
    return said.answer === 'accept' ? agree(trx, context, seen, said) : decline(trx, seen, said);
  });
}

/** [OR116] Writes the amendment the restaurant would have written, weighed anew at this moment. */
async function agree(
  trx: Trx,
  context: Context,
  seen: PlacedOrder,
  { total, actor, now }: Said,
): Promise<PlacedOrder | Refused<AnswerCode>> {
  const { changeQuestion: question, currency, version, brand, storeId, code } = seen;
  if (!question?.wish) return refuse('CHANGE_QUESTION_OVER');
  const wish = question.wish as Pick<AskChangeBody, 'lines' | 'added' | 'swaps'>;
  const body: AskChangeBody = { ...wish, version, total_amount: toWire(total, currency) };
  const written = await writeAmendment(trx, context, seen, {
    ...{ body, actor, now },
    ...{ agreed: true, asked: question.by },
  });
  if (isRefused(written)) return written;
  const { id, name } = question.by;
  recordOrderAct(
    {
      ...{ trx, now, order: { brand, storeId, code } },
      actor: { kind: 'staff', id, name, shownName: name },
    },
    { name: 'changeOrder', details: { ...changeDetails(written.changes, currency), way: 'page' } },
  );
  return written.amended;
}

async function decline(
  trx: Trx,
  seen: PlacedOrder,
  { actor, now }: Said,
): Promise<PlacedOrder | Refused<'STALE'>> {
  const order = await lockOrder(trx, seen.brand, seen.id);
  if (!order?.changeQuestion || order.version !== seen.version + 1) return refuse('STALE');
  const changeQuestion = endedQuestion(order.changeQuestion, 'declined');
  const declined = await updateMoney(trx, order, now, { changeQuestion });
  await insertStep(trx, declined, { at: now, actor });
  return declined;
}

/** A question that was agreed to and cannot be had: the order is as it was, and the restaurant hears of it. */
async function failQuestion(
  { database }: Pick<Context, 'database'>,
  { brand, id }: Pick<PlacedOrder, 'brand' | 'id'>,
  said: Said,
): Promise<void> {
  await database.transaction(async (trx) => {
    const order = await lockOrder(trx, brand, id);
    const { changeQuestion: question } = order ?? {};
    // another total was never asked about, and what is over stays as it ended
    if (!order || !question || mayAnswerChange(question, said, said.now)) return refuse('STALE');
    await updateMoney(trx, order, said.now, { changeQuestion: endedQuestion(question, 'failed') });
    return null;
  });
}
