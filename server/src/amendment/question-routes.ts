import {
  AnswerChangeBody,
  AskChangeBody,
  TakeBackChangeBody,
} from '@mam/contract/amendment/amendment.schema.ts';
import { answerChange, askChange, takeBackChange } from '@mam/contract/amendment/amendment.ts';
import {
  ANSWER_CHANGE_REFUSES,
  ASK_CHANGE_REFUSES,
  TAKE_BACK_CHANGE_REFUSES,
} from '@mam/contract/amendment/refusals.ts';
import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { dinerActor } from '@mam/domain/order/actor.ts';
import type { Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { serveDiner } from '../http/serve.ts';
import { buyersOrder } from '../order/buyer.ts';
import { ownDetail } from '../order/whole-order.ts';
import { orderCommand } from '../staff/order-command.ts';
import { atOrder } from '../staff/places.ts';
import { serveStaffCommand } from '../staff/serve-staff.ts';
import { answerQuestion, askDiner, takeQuestionBack } from './ask-change.ts';
import { changeDetails } from './change-details.ts';
import { MOST_CHANGED } from './read-amendment.ts';

/** [OR115] [OR116] Staff ask the diner about a change, and the diner answers on their order's page. */
export const changeQuestionRoutes: Feature = (app, context) => {
  serveStaffCommand(
    app,
    context,
    askChange,
    {
      ...{ may: 'editOrders', at: atOrder, once: true },
      ...{ body: AskChangeBody, answer: StaffOrder, refuses: ASK_CHANGE_REFUSES, mostBody: MOST_CHANGED },
    },
    orderCommand(context, {
      change: ({ trx, order, body, actor, now }) => askDiner(trx, context, order, { body, actor, now }),
      act: (_, { changeQuestion: asked, currency }) => ({
        name: 'askChange',
        details: asked
          ? changeDetails({ lines: asked.lines, difference: asked.after - asked.before }, currency)
          : {},
      }),
    }),
  );

  serveStaffCommand(
    app,
    context,
    takeBackChange,
    {
      ...{ may: 'editOrders', at: atOrder, once: true },
      ...{ body: TakeBackChangeBody, answer: StaffOrder, refuses: TAKE_BACK_CHANGE_REFUSES },
    },
    orderCommand(context, {
      change: ({ trx, order, body: { version }, actor, now }) =>
        takeQuestionBack(trx, order, { version, actor, now }),
      act: () => ({ name: 'takeBackChange', details: {} }),
    }),
  );

  serveDiner(
    app,
    context,
    answerChange,
    { body: AnswerChangeBody, answer: OrderDetail, refuses: ANSWER_CHANGE_REFUSES },
    async ({ params, body, diner, request }) => {
      const order = await buyersOrder(context, params.order_hash, diner);
      if (isRefused(order)) return order;
      const total = minorFromTyped(body.total_amount, order.currency);
      if (total === null) return refuse('MALFORMED');
      const answered = await answerQuestion(context, order, {
        ...{ answer: body.answer, askedAt: body.asked_at, total },
        ...{ actor: dinerActor(diner.uid), now: context.now() },
      });
      if (isRefused(answered)) return answered;
      return ok(await ownDetail(context, answered, { uid: diner.uid, language: languageFor(request) }));
    },
  );
};
