import { negotiateLanguage } from '@mam/contract/http/language.ts';
import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import {
  changeMethod as changeCall,
  checkPayment,
  claimTransfer as claimCall,
  claimTransferByGet,
  listMethods,
  newPayment,
  newPaymentByGet,
  paymentHistory,
  paymentStatus,
} from '@mam/contract/payment/pay-order.ts';
import {
  ChangedMethod,
  ChangeMethodBody,
  MethodsQuery,
  NewQrBody,
  NewQrQuery,
  OrderHashQuery,
  PaymentHistory,
  PaymentMethods,
  PaymentRequest,
  PaymentState,
} from '@mam/contract/payment/payment.schema.ts';
import { CHANGE_METHOD_REFUSES, CLAIM_REFUSES, NEW_PAYMENT_REFUSES } from '@mam/contract/payment/refusals.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { dinerActor } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { amountToPay } from '@mam/domain/payment/money-of-order.ts';
import type { FastifyRequest } from 'fastify';
import { brandCode } from '../brand/brand-document.ts';
import type { Context, Feature } from '../context.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import { isFromScript } from '../http/caller/from-script.ts';
import type { Diner } from '../http/caller/principal.ts';
import { serveAnyone, serveDiner } from '../http/serve.ts';
import { buyersOrder } from '../order/buyer.ts';
import { orderByHash } from '../order/queries.ts';
import { storeId } from '../store/store-document.ts';
import { askIfSilent } from './ask-payment.ts';
import { latestAttempt } from './attempts.ts';
import { changeMethod } from './change-method.ts';
import { type ClaimCode, claimTransfer } from './claim-transfer.ts';
import { methodList } from './method-list.ts';
import { moneyMove } from './money-wire.ts';
import { attemptToPay } from './pay-again.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentState } from './payment-request.ts';
import { presentAttempt } from './present-attempt.ts';
import { readMoney } from './share/shares.ts';

/** Asks the gateway about the last attempt, if nobody has just done so. */
async function askLatest(parts: PaymentParts, order: PlacedOrder): Promise<void> {
  const attempt = await latestAttempt(parts.database.read, order.brand, order.id);
  if (attempt && order.paidAt === null) await askIfSilent(parts, attempt);
}

async function stateNow(
  context: Context,
  order: PlacedOrder,
  { headers }: FastifyRequest,
): Promise<Answer<PaymentState>> {
  const { database, now } = context;
  if (isFromScript(headers)) await askLatest(context, order);
  const [after, last] = [
    await orderByHash(database.read, order.code, order.hash),
    await latestAttempt(database.read, order.brand, order.id),
  ];
  return after ? ok(paymentState(after, last, now())) : refuse('UNKNOWN');
}

/** A diner's wish for another code, with the amount they believe it is for. */
interface PayingAgain {
  readonly diner: Diner;
  readonly request: FastifyRequest;
  readonly amount: number | string | undefined;
}

/** [PA45] A code is for the price of the order: a client with another amount shows its diner a wrong one. */
function amountDiffers(order: PlacedOrder, amount: PayingAgain['amount']): Refused<'AMOUNT_DIFFERS'> | null {
  const { currency } = order;
  const due = amountToPay(order);
  if (amount === undefined || minorFromTyped(Number(amount), currency) === due) return null;
  return refuse('AMOUNT_DIFFERS', { amount: formatMoney(due, currency) });
}

function servePaying(...[app, context]: Parameters<Feature>): void {
  const { database, now } = context;

  serveDiner(app, context, checkPayment, { answer: PaymentState }, async ({ params, diner, request }) => {
    const order = await buyersOrder(context, params.order_hash, diner);
    return isRefused(order) ? order : stateNow(context, order, request);
  });

  const status = { query: OrderHashQuery, answer: PaymentState };
  serveDiner(app, context, paymentStatus, status, async ({ query, diner, request }) => {
    const order = await buyersOrder(context, query.order_hash, diner);
    return isRefused(order) ? order : stateNow(context, order, request);
  });

  const history = { query: OrderHashQuery, answer: PaymentHistory };
  serveDiner(app, context, paymentHistory, history, async ({ query, diner }) => {
    const order = await buyersOrder(context, query.order_hash, diner);
    if (isRefused(order)) return order;
    const { rows, payers } = await readMoney(database.read, order);
    const { currency } = order;
    return ok({ payments: rows.map((row) => moneyMove(row, { currency, payers, forStaff: false })) });
  });

  const claim = async (hash: string, diner: Diner): Promise<Answer<PaymentState, ClaimCode>> => {
    const order = await buyersOrder(context, hash, diner);
    const claimed = isRefused(order)
      ? order
      : await claimTransfer(context, order, { actor: dinerActor(diner.uid), now: now() });
    return isRefused(claimed)
      ? claimed
      : ok(paymentState(claimed, await latestAttempt(database.read, claimed.brand, claimed.id), now()));
  };
  const claiming = { answer: PaymentState, refuses: CLAIM_REFUSES };
  serveDiner(app, context, claimCall, claiming, ({ params, diner }) => claim(params.order_hash, diner));
  serveDiner(app, context, claimTransferByGet, { ...claiming, writes: true }, ({ params, diner, request }) =>
    isFromScript(request.headers) ? claim(params.order_hash, diner) : refuse('NOT_YOURS'),
  );

  const payAgain = async (hash: string, { diner, request, amount }: PayingAgain) => {
    const order = await buyersOrder(context, hash, diner);
    if (isRefused(order)) return order;
    const differs = amountDiffers(order, amount);
    const attempt = differs ?? (await attemptToPay(context, order));
    if (isRefused(attempt)) return attempt;
    const language = negotiateLanguage(request.headers['accept-language']);
    return ok(await presentAttempt(context, order, attempt, { ip: request.ip, language }));
  };
  serveDiner(
    app,
    context,
    newPayment,
    { body: NewQrBody, answer: PaymentRequest, refuses: NEW_PAYMENT_REFUSES },
    ({ params, ...call }) => payAgain(params.order_hash, { ...call, amount: call.body.amount }),
  );
  const byGet = {
    query: NewQrQuery,
    answer: PaymentRequest,
    refuses: NEW_PAYMENT_REFUSES,
    writes: true,
  } as const;
  serveDiner(app, context, newPaymentByGet, byGet, ({ params, query: { amount }, diner, request }) =>
    isFromScript(request.headers)
      ? payAgain(params.order_hash, { diner, request, amount })
      : refuse('NOT_YOURS'),
  );
}

/** [PA27] Another way to pay. What was begun is asked about first: it may be paid already. */
function serveChange(...[app, context]: Parameters<Feature>): void {
  const shapes = { body: ChangeMethodBody, answer: ChangedMethod, refuses: CHANGE_METHOD_REFUSES };
  serveDiner(app, context, changeCall, shapes, async ({ params, body, diner, request }) => {
    const order = await buyersOrder(context, params.order_hash, diner);
    if (isRefused(order)) return order;
    await askLatest(context, order);
    const changed = await changeMethod(context, order, {
      method: body.payment_method,
      actor: dinerActor(diner.uid),
    });
    if (isRefused(changed)) return changed;
    const { order: now, attempt } = changed;
    const language = negotiateLanguage(request.headers['accept-language']);
    const payer = { ip: request.ip, language };
    return ok({
      payment_method: now.paymentMethod ?? '',
      status: now.status,
      payment_request: attempt && (await presentAttempt(context, now, attempt, payer)),
    });
  });
}

function serveMethods(...[app, { database, stores, gateways, now }]: Parameters<Feature>): void {
  serveAnyone(app, listMethods, { query: MethodsQuery, answer: PaymentMethods }, async ({ query, speak }) => {
    const [brand, id] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    const selling = brand && id ? await stores.get(database.read, brand, id) : null;
    if (!selling) return refuse('UNKNOWN');
    const { store } = selling;
    const type = query.type === 'DELIAT' || query.type === 'PICKUP' ? query.type : 'DELI';
    const language = speak(store);
    // only whether there is anything to pay makes a difference
    const total = Number(query.total ?? 1) === 0 ? 0 : 1;
    return ok(methodList(gateways, store, { type, total, language, now: now() }));
  });
}

/** Paying an order: what it takes and where it stands. */
export const paymentRoutes: Feature = (app, context) => {
  servePaying(app, context);
  serveChange(app, context);
  serveMethods(app, context);
};
