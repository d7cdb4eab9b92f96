import {
  CartOfMember,
  GroupOrderParams,
  GroupOrderPing,
  GroupOrderQuery,
  GroupOrderWire,
  Introduction,
  ManageGroupOrder,
  NewGroupOrder,
  NewPlace,
  PlaceParams,
  PromotionQuery,
  SplitTicks,
} from '@mam/contract/group-order/group-order.schema.ts';
import {
  createGroupOrder,
  getGroupOrder,
  getGroupPromotions,
  joinGroupOrder as joinCall,
  leaveGroupOrder as leaveCall,
  makePlace as makePlaceCall,
  manageGroupOrder as manageCall,
  removePlace as removePlaceCall,
  storeGroupCart,
  tickSplitBill as tickCall,
} from '@mam/contract/group-order/group-order.ts';
import { GroupPromotionWire } from '@mam/contract/group-order/promotion.schema.ts';
import { isPromotedIn } from '@mam/contract/group-order/promotion-wire.ts';
import {
  CART_REFUSES,
  CREATE_REFUSES,
  JOIN_REFUSES,
  LEAVE_REFUSES,
  MANAGE_REFUSES,
  PLACE_REFUSES,
  REMOVE_REFUSES,
  TICK_REFUSES,
} from '@mam/contract/group-order/refusals.ts';
import type { GroupOrderAction } from '@mam/domain/group-order/may.ts';
import fresh from 'fresh';
import Type from 'typebox';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { authenticateDiner } from '../http/caller/principal.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { type Call, serveAnyone, serveDiner } from '../http/serve.ts';
import { actInGroupOrder, findGroupOrder, wholeGroupOrder } from './act.ts';
import { beginGroupOrder, joinGroupOrder } from './begin.ts';
import { groupOrderStatusHash, isGroupOrderHash } from './group-order.ts';
import { leaveGroupOrder, manage } from './manage.ts';
import { makePlace, removePlace } from './place.ts';
import { groupOrderLife } from './queries.ts';
import { storeCart } from './store-cart.ts';
import { tickSplitBill } from './tick.ts';
import { groupOrderToWire } from './wire.ts';

/** a cart of fifty lines with all their choices */
const MOST_BODY = 128 * 1024;
const params = GroupOrderParams;
const answer = GroupOrderWire;

/** The acts whose right the table of roles grants [GO4], where it is no mere managing. */
const ACTIONS: Partial<Readonly<Record<ManageGroupOrder['action'], GroupOrderAction>>> = {
  close: 'close',
  end: 'move-end',
  remind: 'remind',
  by_itself: 'order-itself',
};

type Reading = Call<{
  params: GroupOrderParams;
  query: GroupOrderQuery;
  answer: GroupOrderWire | GroupOrderPing;
}>;

function serveReading(...[app, context]: Parameters<Feature>): void {
  const { database, now } = context;
  const schemas = { params, query: GroupOrderQuery, answer: Type.Union([GroupOrderWire, GroupOrderPing]) };

  const ping = async ({ params: { group_id: hash }, request, reply }: Reading) => {
    const life = isGroupOrderHash(hash) ? await groupOrderLife(database.read, hash) : undefined;
    if (!life) return refuse('UNKNOWN');
    const status_hash = groupOrderStatusHash(life, now());
    const etag = `"${status_hash}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    // fetch adds `cache-control: no-cache` to a question with a tag of its own; the tag alone decides
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) reply.code(304);
    return ok({ hash: status_hash, status_hash });
  };

  serveAnyone(app, getGroupOrder, schemas, async (call) => {
    if (call.query.action === 'ping') return ping(call);
    call.reply.header('cache-control', 'no-store');
    const found = await findGroupOrder(context, call.params.group_id);
    if (!found) return refuse('UNKNOWN');
    const diner = await authenticateDiner(database.read, call.request.headers);
    const whole = await wholeGroupOrder(database.read, found, now());
    return ok(groupOrderToWire(whole, diner?.uid ?? null));
  });

  serveAnyone(
    app,
    getGroupPromotions,
    { query: PromotionQuery, answer: Type.Array(GroupPromotionWire) },
    async ({ query: { pos_parent, pos_id } }) => {
      const brand = brandCode(pos_parent);
      const selling = brand && (await context.stores.get(database.read, brand, Number(pos_id)));
      if (!selling) return refuse('UNKNOWN');
      return ok(selling.promotions.filter((one) => isPromotedIn(one, selling.store.id, now())));
    },
  );

  context.live.allow(
    'group-order',
    async (topic) =>
      topic.kind === 'group-order' && (await groupOrderLife(database.read, topic.hash)) !== undefined,
  );
}

/** Group orders: beginning, joining, choosing and everything their owner does, but for the order itself. */
export const groupOrderRoutes: Feature = (app, context) => {
  const { database, now, stores, idempotent, rateLimits } = context;
  serveReading(app, context);

  serveDiner(
    app,
    context,
    createGroupOrder,
    { body: NewGroupOrder, answer, refuses: CREATE_REFUSES },
    async ({ body, diner: { uid }, key, speak, request }) => {
      const brand = brandCode(body.brand_id);
      const selling = brand && (await stores.get(database.read, brand, body.store_id));
      if (!selling) return refuse('UNKNOWN');
      const language = speak(selling.store);
      if (!rateLimits.groupOrdersOfDiner.take(uid)) return refuse('TOO_OFTEN');
      const sent = { uid, endpoint: 'POST /v1/order-group', key, content: body, now: now() };
      return idempotent(sent, (trx) =>
        beginGroupOrder(trx, { body, uid, network: networkOf(request.ip), language, selling, now: sent.now }),
      );
    },
  );

  const joining = { params, body: Introduction, answer, refuses: JOIN_REFUSES };
  serveDiner(
    app,
    context,
    joinCall,
    joining,
    ({ params: { group_id: hash }, body, diner: { uid }, request }) =>
      actInGroupOrder(context, { hash, uid, action: 'join' }, (trx, acting) =>
        joinGroupOrder(trx, acting, body, languageFor(request)),
      ),
  );

  const leaving = { params, answer, refuses: LEAVE_REFUSES };
  serveDiner(app, context, leaveCall, leaving, ({ params: { group_id: hash }, diner: { uid } }) =>
    actInGroupOrder(
      context,
      { hash, uid, action: (role) => (role === 'owner' ? 'cancel' : 'leave') },
      leaveGroupOrder,
    ),
  );

  const making = { params, body: NewPlace, answer, refuses: PLACE_REFUSES };
  serveDiner(
    app,
    context,
    makePlaceCall,
    making,
    ({ params: { group_id: hash }, body: { name }, diner: { uid }, key }) =>
      actInGroupOrder(context, { hash, uid, action: 'make-place' }, (trx, acting) =>
        makePlace(trx, acting, { name, key }),
      ),
  );

  const removing = { params: PlaceParams, answer, refuses: REMOVE_REFUSES };
  serveDiner(
    app,
    context,
    removePlaceCall,
    removing,
    ({ params: { group_id: hash, user_id }, diner: { uid } }) =>
      actInGroupOrder(context, { hash, uid, action: 'make-place' }, (trx, acting) =>
        removePlace(trx, acting, user_id),
      ),
  );

  const storing = { params, body: CartOfMember, mostBody: MOST_BODY, answer, refuses: CART_REFUSES };
  serveDiner(app, context, storeGroupCart, storing, ({ params: { group_id: hash }, body, diner: { uid } }) =>
    actInGroupOrder(context, { hash, uid, action: 'change-cart' }, (trx, acting) =>
      storeCart(trx, acting, body),
    ),
  );

  const managing = { params, body: ManageGroupOrder, answer, refuses: MANAGE_REFUSES };
  serveDiner(app, context, manageCall, managing, ({ params, body, diner: { uid }, request }) =>
    actInGroupOrder(
      context,
      {
        hash: params.group_id,
        uid,
        action: ACTIONS[body.action] ?? 'manage',
      },
      (trx, acting) => manage(trx, acting, body, networkOf(request.ip)),
    ),
  );

  const ticking = { params, body: SplitTicks, answer, refuses: TICK_REFUSES };
  serveDiner(app, context, tickCall, ticking, ({ params: { group_id: hash }, body, diner: { uid } }) =>
    actInGroupOrder(context, { hash, uid, action: body.sessions ? 'tick' : 'say-sent' }, (trx, acting) =>
      tickSplitBill(trx, acting, body),
    ),
  );
};
