import { getMembership, membershipOfNumber } from '@mam/contract/loyalty/get-membership.ts';
import { getOrderPoints } from '@mam/contract/loyalty/get-order-points.ts';
import { Membership, MembershipQuery } from '@mam/contract/loyalty/membership.schema.ts';
import { OrderPoints } from '@mam/contract/loyalty/order-points.schema.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { type DinerCall, serveDiner } from '../http/serve.ts';
import { buyersOrder } from '../order/buyer.ts';
import { typedNumbers } from '../store/typed-number.ts';
import { readMembership } from './membership.ts';
import { readOrderPoints } from './order-points.ts';

/** Serves points, to diners who have proved the number they belong to. */
export const loyaltyRoutes: Feature = (app, context) => {
  const { now, rateLimits } = context;
  const { read } = context.database;

  const membership = async (
    {
      diner: { uid },
      request,
      reply,
    }: Pick<DinerCall<{ answer: Membership }>, 'diner' | 'request' | 'reply'>,
    { phone_number: phone, pos_parent, pos_id }: MembershipQuery,
  ): Promise<Answer<Membership>> => {
    reply.header('cache-control', 'no-store');
    if (!isPhone(phone)) return refuse('MALFORMED', { path: 'phone_number' });
    if (!rateLimits.phoneSearchesOfDiner.take(uid)) return refuse('TOO_OFTEN');
    if (!rateLimits.phoneSearchesOfAddress.take(networkOf(request.ip))) return refuse('TOO_OFTEN');
    const brand = brandCode(pos_parent);
    const storeId = pos_id === undefined ? undefined : Number(pos_id);
    const numbers = await typedNumbers(read, { brand, phone, storeId });
    return ok(await readMembership(read, { brand: brand ?? '', uid, numbers, now: now() }));
  };
  const posted = { body: MembershipQuery, answer: Membership, reads: true } as const;
  serveDiner(app, context, membershipOfNumber, posted, (call) => membership(call, call.body));
  serveDiner(app, context, getMembership, { query: MembershipQuery, answer: Membership }, (call) =>
    membership(call, call.query),
  );

  serveDiner(app, context, getOrderPoints, { answer: OrderPoints }, async ({ params, diner, reply }) => {
    reply.header('cache-control', 'no-store');
    const order = await buyersOrder(context, params.order_hash, diner);
    if (isRefused(order)) return order;
    return ok(await readOrderPoints(read, order, { uid: diner.uid, now: now() }));
  });
};
