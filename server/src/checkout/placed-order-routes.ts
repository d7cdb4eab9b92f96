import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import { answerFee as answerFeeCall } from '@mam/contract/order/answer-fee.ts';
import { CancelOrderBody } from '@mam/contract/order/cancel-order.schema.ts';
import { cancelOrder as cancelOrderCall } from '@mam/contract/order/cancel-order.ts';
import { AnswerFeeBody } from '@mam/contract/order/fee-agreement.schema.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { CANCEL_REFUSES, FEE_ANSWER_REFUSES } from '@mam/contract/order/refusals.ts';
import { dinerActor } from '@mam/domain/order/actor.ts';
import { isBuyer } from '@mam/domain/order/buyer.ts';
import { readsPhonesOf } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { authenticateStaff } from '../http/caller/authenticate-staff.ts';
import { authenticateDiner } from '../http/caller/principal.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { serveAnyone, serveDiner } from '../http/serve.ts';
import { buyersOrder, findOrder } from '../order/buyer.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { orderDetail } from '../order/order-detail.ts';
import { ownDetail, wholeOrder } from '../order/whole-order.ts';
import { answerFee } from '../payment/agree-fee.ts';

/** The diner answers the fee the restaurant has named. */
function serveFee(...[app, context]: Parameters<Feature>): void {
  const { now } = context;
  serveDiner(
    app,
    context,
    answerFeeCall,
    { body: AnswerFeeBody, answer: OrderDetail, refuses: FEE_ANSWER_REFUSES },
    async (call) => {
      const { params, body, diner, request } = call;
      const order = await buyersOrder(context, params.order_hash, diner);
      if (isRefused(order)) return order;
      const fee = minorFromTyped(body.fee, order.currency);
      if (fee === null) return refuse('MALFORMED');
      const answered = await answerFee(context, order, {
        fee,
        answer: body.answer,
        actor: dinerActor(diner.uid),
        now: now(),
      });
      if (isRefused(answered)) return answered;
      return ok(await ownDetail(context, answered, { uid: diner.uid, language: languageFor(request) }));
    },
  );
}

/** The buyer cancels, as long as the restaurant has not taken the order. */
function serveCancel(...[app, context]: Parameters<Feature>): void {
  serveDiner(
    app,
    context,
    cancelOrderCall,
    { body: CancelOrderBody, answer: OrderDetail, refuses: CANCEL_REFUSES },
    async ({ params, diner, request }) => {
      const order = await buyersOrder(context, params.order_hash, diner);
      if (isRefused(order)) return order;
      const cancelled = await cancelOrder(context, order, {
        actor: dinerActor(diner.uid),
        now: context.now(),
      });
      if (isRefused(cancelled)) return cancelled;
      return ok(await ownDetail(context, cancelled, { uid: diner.uid, language: languageFor(request) }));
    },
  );
}

/** An order that was placed: read by its hash, cancelled, its fee answered. */
export const placedOrderRoutes: Feature = (app, context) => {
  serveAnyone(app, getOrder, { answer: OrderDetail }, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const order = await findOrder(context, params.order_hash);
    if (!order) return refuse('UNKNOWN');
    const { read } = context.database;
    const [diner, staff, whole] = [
      await authenticateDiner(read, request.headers),
      await authenticateStaff(context, request.headers),
      await wholeOrder(context, order),
    ];
    const uid = diner?.uid ?? null;
    const mine = isBuyer(order.uid, uid, uid !== null && whole.openedBy.includes(uid));
    // [GO15] everybody of the group order reads all of it but the owner's number, and acts on nothing
    const among = whole.people.some((person) => person.uid === uid);
    const phoneShown =
      mine || (staff !== null && readsPhonesOf(staff, { brand: order.brand, id: order.storeId }));
    const seen = { mine, shown: phoneShown || among, phoneShown };
    return ok(orderDetail(whole, { ...seen, uid, language: languageFor(request) }));
  });

  serveFee(app, context);
  serveCancel(app, context);

  context.live.allow(
    'order',
    async (topic) => topic.kind === 'order' && (await findOrder(context, topic.hash)) !== undefined,
  );
};
