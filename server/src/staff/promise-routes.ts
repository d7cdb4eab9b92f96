import { LaterBody, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { promiseLater as promiseLaterCall } from '@mam/contract/staff/board.ts';
import { LATER_REFUSES } from '@mam/contract/staff/refusals.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Context, Feature } from '../context.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { tellLater } from '../message/tell-buyer.ts';
import { promiseLater } from '../order/promise-later.ts';
import { orderNow, refusedWithOrder } from './order-now.ts';

interface LaterCall {
  readonly code: string;
  readonly body: LaterBody;
  readonly key: string | null;
}

/** [OR69] Promised for later once a key, whatever becomes of the answer; answered is the order as it is now. */
async function sayLater(
  context: Context,
  staff: StaffMember,
  { code, body, key }: LaterCall,
): Promise<Answer<StaffOrder, (typeof LATER_REFUSES)[number]>> {
  const { idempotent, now } = context;
  const { brand, id } = staff;
  const { version, minutes } = body;
  const works = (store: number) => worksFor(staff, { brand, id: store });
  const wish = { brand, code, version, minutes, by: id, now: now(), works };
  const endpoint = `POST /v1/staff/order/${code}/promise`;
  const sent = { uid: `staff:${id}`, endpoint, key, content: { version, minutes }, now: wish.now };
  const moved = await idempotent<null, (typeof LATER_REFUSES)[number]>(sent, async (trx) => {
    const order = await promiseLater(trx, wish, tellLater);
    return isRefused(order) ? order : ok(null);
  });
  if (isRefused(moved)) return refusedWithOrder(context, brand, code, moved);
  const order = await orderNow(context, brand, code);
  return order ? ok(order) : refuse('UNKNOWN');
}

/** A kitchen that needs longer says so. */
export const promiseRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    promiseLaterCall,
    { may: 'moveOrders', body: LaterBody, answer: StaffOrder, refuses: LATER_REFUSES },
    ({ staff, params, body, key }) => sayLater(context, staff, { code: params.code, body, key }),
  );
};
