import { PlaceOrderBody, PlacingQuery, TableOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { placeOrder as placeOrderCall } from '@mam/contract/checkout/place-order.ts';
import { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import { PlacingHeaders } from '@mam/contract/checkout/placing-headers.schema.ts';
import { placePrepaidOrder } from '@mam/contract/checkout/prepaid-order.ts';
import { PLACING_REFUSES } from '@mam/contract/checkout/refusals.ts';
import { placeTableOrder } from '@mam/contract/checkout/table-order.ts';
import { orderOfTable } from '@mam/contract/checkout/table-order-body.ts';
import { endpoint } from '@mam/contract/http/endpoint.ts';
import { negotiateLanguage } from '@mam/contract/http/language.ts';
import { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { nameOfTable, parseTable } from '@mam/domain/table/table-name.ts';
import Type from 'typebox';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { isRefused, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { type DinerCall, serveDiner } from '../http/serve.ts';
import { limitedCheck, limitGuesses } from '../voucher/check-limits.ts';
import { createCaptcha, readCaptchaToken } from './captcha.ts';
import { withPayment } from './place-and-pay.ts';
import { createPlacing } from './place-sent.ts';
import type { NamedTable, PlacingParts } from './placing-request.ts';
import { endedWithoutFood, orderContent, sentVoucherCode } from './same-order.ts';
import { checkVoucher } from './voucher-check.ts';

/** 200 lines with all their choices, as old clients spell them out. */
const MOST_BODY = 256 * 1024;

/** One address, two questions: place this order, or what a voucher would do to it. */
const placeOrCheck = endpoint<{
  body: PlaceOrderBody;
  answer: PlacedOrder | VoucherResult;
  refuses: typeof PLACING_REFUSES;
}>(placeOrderCall);

/** [CH7] Whether an order was refused because nobody has this code. */
const isWrongVoucher = (answer: object) =>
  isRefused(answer) && answer.refused === 'VOUCHER_GONE' && 'Code' in answer && answer.Code === 1;

function serveOrders(parts: PlacingParts, ...[app, context]: Parameters<Feature>): void {
  const { database, now, stores, idempotent, rateLimits, pushKeys } = context;
  const answer = Type.Union([PlacedOrder, VoucherResult]);
  const captcha = createCaptcha(pushKeys);
  const placeSent = createPlacing(context, parts);

  const place = async (
    call: DinerCall<{ body: object; answer: unknown }>,
    wish: PlaceOrderBody,
    { name, table }: { readonly name: string; readonly table: NamedTable | null },
  ) => {
    const { key, request } = call;
    const { is_preview: preview } = request.query as PlacingQuery;
    const body = preview === undefined ? wish : { ...wish, is_preview: preview };
    const { uid } = call.diner;
    const preferred = negotiateLanguage(request.headers['accept-language']);
    const brand = brandCode(body.brand_id) ?? '';
    const isOver = endedWithoutFood(brand);
    const sent = { uid, endpoint: name, key, content: orderContent(body), now: now(), isOver };
    const solved = await captcha.solved(readCaptchaToken(request.headers), uid, sent.now);
    const who = { uid, network: networkOf(request.ip) };
    const placing = () =>
      placeSent({
        body,
        placer: { kind: 'diner', ...who, solved },
        table,
        now: sent.now,
        preferred,
        speak: call.speak,
        once: (work, read) => idempotent(sent, work, read),
      });
    const placed = sentVoucherCode(body)
      ? await limitGuesses(rateLimits, who, placing, isWrongVoucher)
      : await placing();
    const payer = { ip: request.ip, language: request.language ?? preferred };
    return withPayment(context, placed, { brand, payer });
  };

  serveDiner(
    app,
    context,
    placeOrCheck,
    {
      query: PlacingQuery,
      body: PlaceOrderBody,
      mostBody: MOST_BODY,
      headers: PlacingHeaders,
      answer,
      refuses: PLACING_REFUSES,
    },
    async (call) => {
      const { body, request, speak } = call;
      const { uid } = call.diner;
      if (body.is_check_voucher) {
        return limitedCheck(rateLimits, { uid, network: networkOf(request.ip) }, () =>
          checkVoucher(database.read, stores, { body, uid, now: now(), speak }),
        );
      }
      return place(call, body, { name: 'POST /v1/order', table: null });
    },
  );

  const prepaid = {
    query: PlacingQuery,
    body: PlaceOrderBody,
    mostBody: MOST_BODY,
    headers: PlacingHeaders,
    answer: PlacedOrder,
    refuses: PLACING_REFUSES,
  };
  serveDiner(app, context, placePrepaidOrder, prepaid, (call) =>
    isPayLater(call.body.setting.payment_method ?? '') || call.body.is_check_voucher
      ? refuse('PAYMENT_UNAVAILABLE')
      : place(call, call.body, { name: 'POST /v1/payment/prepaid-order', table: null }),
  );

  const atTable = {
    query: PlacingQuery,
    body: TableOrderBody,
    mostBody: MOST_BODY,
    headers: PlacingHeaders,
    answer: PlacedOrder,
    beside: { _id: Type.String() },
    refuses: PLACING_REFUSES,
  };
  serveDiner(app, context, placeTableOrder, atTable, async (call) => {
    const read = parseTable(call.body.table_name);
    if (!read) return refuse('MALFORMED', { path: 'table_name' });
    const tableName = nameOfTable(read);
    const body = { ...orderOfTable(call.body), table_name: tableName };
    const { table_code: code, sitting } = call.body;
    const table = { name: tableName, code: code ?? undefined, sitting: sitting ?? undefined };
    const placed = await place(call, body, { name: 'POST /v1/payment/create_order_normal', table });
    return isRefused(placed) ? placed : { ...placed, beside: { _id: placed.data._id } };
  });
}

/** Placing an order. */
export const placingRoutes =
  (parts: PlacingParts): Feature =>
  (app, context) =>
    serveOrders(parts, app, context);
