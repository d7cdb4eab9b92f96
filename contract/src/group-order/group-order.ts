import { endpoint } from '../http/endpoint.ts';
import type {
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
} from './group-order.schema.ts';
import type { GroupPromotionWire } from './promotion.schema.ts';
import type {
  CART_REFUSES,
  CREATE_REFUSES,
  JOIN_REFUSES,
  LEAVE_REFUSES,
  MANAGE_REFUSES,
  PLACE_REFUSES,
  REMOVE_REFUSES,
  TICK_REFUSES,
} from './refusals.ts';

/** Changes a group order, and answers how it is then. */
interface Changing<Body extends object, Refuses extends readonly string[]> {
  params: GroupOrderParams;
  body: Body;
  answer: GroupOrderWire;
  refuses: Refuses;
}

/** Begins a group order; one that the diner has going in this store is answered instead of a second. */
export const createGroupOrder = endpoint<{
  body: NewGroupOrder;
  answer: GroupOrderWire;
  refuses: typeof CREATE_REFUSES;
}>({ method: 'POST', path: '/v1/order-group', auth: 'diner' });

/** Reads the short form by the hash alone, all of it with a token of a member. ?action=ping: the status hash alone. */
export const getGroupOrder = endpoint<{
  params: GroupOrderParams;
  query: GroupOrderQuery;
  answer: GroupOrderWire | GroupOrderPing;
}>({ method: 'GET', path: '/v1/order-group/{group_id}', auth: 'none' });

export const joinGroupOrder = endpoint<Changing<Introduction, typeof JOIN_REFUSES>>({
  method: 'POST',
  path: '/v1/order-group/{group_id}',
  auth: 'diner',
});

/** A member leaves; the owner cancels it for everybody. */
export const leaveGroupOrder = endpoint<{
  params: GroupOrderParams;
  answer: GroupOrderWire;
  refuses: typeof LEAVE_REFUSES;
}>({ method: 'DELETE', path: '/v1/order-group/{group_id}', auth: 'diner' });

/** A place for a guest without a phone, which its maker and the owner fill; one for each idempotency key. */
export const makePlace = endpoint<Changing<NewPlace, typeof PLACE_REFUSES>>({
  method: 'POST',
  path: '/v1/order-group/{group_id}/place',
  auth: 'diner',
});

/** Its maker or the owner takes it away again. */
export const removePlace = endpoint<{
  params: PlaceParams;
  answer: GroupOrderWire;
  refuses: typeof REMOVE_REFUSES;
}>({ method: 'DELETE', path: '/v1/order-group/{group_id}/place/{user_id}', auth: 'diner' });

/** Stores the caller's own cart, or that of a guest without a phone. Who was slower is refused GROUP_ORDER_CART_CHANGED with the newer one in `session`. */
export const storeGroupCart = endpoint<Changing<CartOfMember, typeof CART_REFUSES>>({
  method: 'PUT',
  path: '/v1/order-group/{group_id}',
  auth: 'diner',
});

export const manageGroupOrder = endpoint<Changing<ManageGroupOrder, typeof MANAGE_REFUSES>>({
  method: 'POST',
  path: '/v1/order-group/{group_id}/manage',
  auth: 'diner',
});

/** The owner has got somebody's share, or a member has sent theirs. */
export const tickSplitBill = endpoint<Changing<SplitTicks, typeof TICK_REFUSES>>({
  method: 'POST',
  path: '/v1/order-group/{group_id}/split-bill',
  auth: 'diner',
});

/** A store's promises to people who order together. */
export const getGroupPromotions = endpoint<{ query: PromotionQuery; answer: GroupPromotionWire[] }>({
  method: 'GET',
  path: '/v1/order-group/promotion',
  auth: 'none',
});
