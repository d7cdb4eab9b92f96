import { TAKE_ORDER_REFUSES, WEIGH_TAKEN_REFUSES } from '@mam/contract/taking/refusals.ts';
import {
  TakenOrder,
  TakeOrderBody,
  WeighedOrder,
  WeighTakenBody,
} from '@mam/contract/taking/taken-order.schema.ts';
import { takeOrder as takeOrderCall, weighTakenOrder } from '@mam/contract/taking/taken-order.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { createPlacing } from '../checkout/place-sent.ts';
import type { PlacingAnswer, PlacingParts, PlacingRequest } from '../checkout/placing-request.ts';
import { endedWithoutFood, orderContent } from '../checkout/same-order.ts';
import type { Context, Feature } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { channelToCaller, tellCaller, wholeLinkToOrder } from '../message/tell-caller.ts';
import { orderByCode, orderById } from '../order/queries.ts';
import { recordOrderAct } from '../staff/acts.ts';
import { orderNow } from '../staff/order-command.ts';
import { atStore } from '../staff/places.ts';
import { type StaffCall, serveStaff } from '../staff/serve-staff.ts';
import { seatPartyWith } from '../table/seat-party.ts';
import { readSentTaking, type SentOrder } from './sent-taking.ts';
import { weighTaken } from './weigh-taken.ts';

/** 200 lines with all their choices. */
const MOST_BODY = 256 * 1024;

type TakeCall = StaffCall<{ body: TakeOrderBody; answer: TakenOrder }>;

/** The order as the one checkout places it: once a key, with its line in the trail and its caller's link beside it. */
function placingRequest(context: Context, call: TakeCall, sent: SentOrder): PlacingRequest {
  const { staff, actor, body: asked, key, now, request } = call;
  const { body, taken, table } = sent;
  const { minutes, way_minutes: way } = asked;
  const { brand } = staff;
  const { address, sub_address, location } = asked.user ?? {};
  const content = {
    order: orderContent(body),
    ...{ taken, table, minutes, way, to: { address, sub_address, location } },
  };
  const idempotent = {
    uid: `staff:${staff.id}`,
    endpoint: 'POST /v1/staff/taken-order',
    key,
    content,
    now,
    isOver: endedWithoutFood(brand),
  };
  const language = languageFor(request);
  return {
    body,
    placer: { kind: 'staff', actor, taken, promise: minutes === undefined ? null : { minutes, way } },
    table,
    now,
    preferred: language,
    speak: () => language,
    once: (work, read) =>
      context.idempotent(
        idempotent,
        async (trx, found) => {
          const placed = await work(trx, found);
          if (!isRefused(placed)) await followTaking(context, trx, call, placed.data.id);
          return placed;
        },
        read,
      ),
  };
}

/** [AU1] [OR108] In the transaction of the order: who took it, and its link to whoever it is for. */
async function followTaking(
  context: Context,
  trx: Trx,
  { staff: { brand }, actor, now, body: { exception } }: TakeCall,
  id: string,
): Promise<void> {
  const order = await orderById(trx, brand, id);
  if (!order) throw new Error('an order that was just taken is gone');
  const { bill, currency, paymentMethod, kind, promisedAt } = order;
  const minutes = promisedAt === null ? undefined : Math.round((promisedAt - now) / 60_000);
  recordOrderAct(
    { trx, actor, now, order },
    {
      name: exception ? 'takeException' : 'takeOrder',
      details: {
        amount: bill.total,
        currency: currency.symbol,
        types: [kind],
        ...(paymentMethod !== null && { way: paymentMethod }),
        ...(minutes !== undefined && { minutes }),
      },
    },
  );
  const selling = await context.stores.get(trx, brand, order.storeId);
  if (selling) await tellCaller(context, trx, order, { store: selling.store, now });
}

async function takenOrder(
  context: Context,
  { staff }: TakeCall,
  placed: PlacingAnswer,
): Promise<ReturnType<typeof ok<TakenOrder>> | Exclude<PlacingAnswer, { data: unknown }>> {
  if (isRefused(placed)) return placed;
  const code = placed.data.order_code;
  const row: PlacedOrder | undefined = await orderByCode(context.database.read, staff.brand, code);
  const order = await orderNow(context, staff, code);
  if (!row || !order) return refuse('UNKNOWN');
  const link = wholeLinkToOrder(context, row);
  return ok({ order, link, link_sent: channelToCaller(context, row) !== null });
}

/** [OR102] Orders that staff take for a caller, at the counter or at a table. */
export const takeOrderRoutes =
  (parts: PlacingParts): Feature =>
  (app, context) => {
    const place = createPlacing(context, { ...parts, seatParty: seatPartyWith(context) });

    serveStaff(
      app,
      context,
      weighTakenOrder,
      {
        may: 'takeOrders',
        reads: true,
        at: atStore,
        body: WeighTakenBody,
        mostBody: MOST_BODY,
        answer: WeighedOrder,
        refuses: WEIGH_TAKEN_REFUSES,
      },
      async ({ staff, body, now, request }) => {
        const sent = readSentTaking(body, staff);
        if (isRefused(sent)) return sent;
        const language = languageFor(request);
        const reader = { mayExcept: may(staff.role, 'makeExceptions'), language, now };
        const weighed = await weighTaken(context, sent, reader);
        return 'refused' in weighed ? weighed : ok(weighed);
      },
    );

    serveStaff(
      app,
      context,
      takeOrderCall,
      {
        may: 'takeOrders',
        at: atStore,
        body: TakeOrderBody,
        mostBody: MOST_BODY,
        answer: TakenOrder,
        refuses: TAKE_ORDER_REFUSES,
      },
      async (call) => {
        const sent = readSentTaking(call.body, call.staff);
        if (isRefused(sent)) return sent;
        return takenOrder(context, call, await place(placingRequest(context, call, sent)));
      },
    );
  };
