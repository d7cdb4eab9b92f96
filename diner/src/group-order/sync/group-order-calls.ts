import type { ManageGroupOrder } from '@mam/contract/group-order/group-order.schema.ts';
import {
  leaveGroupOrder as leaveCall,
  manageGroupOrder,
  storeGroupCart,
} from '@mam/contract/group-order/group-order.ts';
import {
  type GroupOrderAnswer,
  groupOrderFromWire,
  newerSessionIn,
} from '@mam/contract/group-order/group-order-wire.ts';
import type { Failed } from '@mam/contract/http/client.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import {
  type GroupOrder,
  type GroupOrderSession,
  isCartLocked,
  ownSession,
} from '@mam/domain/group-order/group-order.ts';
import { isInGroupOrder } from '@mam/domain/group-order/reader.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { call } from '../../data/call.ts';
import { timeNow } from '../../device/clock.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import type { OwnCart, Sent } from './cart-sync.ts';
import { readAnew, showGroupOrder } from './group-order-query.ts';

/** The group order a call is about, and the currency its answer is counted in. */
export type CalledGroupOrder = Pick<GroupOrder, 'hash' | 'currency'>;

/** The lines of a cart as they are sent: ids, choices and notes; what they cost is the server's to say. */
export function bodyOfCart(lines: readonly CartLine[], { store, menu }: StoreMenu) {
  const read = readCart(lines, menu, wallTime(timeNow(), store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return buildOrderItems(lines, priced, { store, menu, uid: '', prKey: (key) => key });
}

export const linesOfSession = ({ cart }: GroupOrderSession): CartLine[] => cart.map(({ line }) => line);

/** One's own cart in an answer; null for a reader who is not in it. */
export function ownCart(groupOrder: GroupOrder): OwnCart | null {
  const session = ownSession(groupOrder);
  if (!session || !isInGroupOrder(groupOrder.role)) return null;
  return { ...cartOfSession(session), locked: isCartLocked(groupOrder) };
}

const cartOfSession = (session: GroupOrderSession): OwnCart => ({
  lines: linesOfSession(session),
  version: session.version,
  // the owner has no "done"
  locked: session.status === 2 && !session.isOwner,
});

/** Says why something was refused, and reads what there is instead. */
function refused(hash: string, { message, code }: Failed): false {
  showToast(message, { urgent: true });
  if (code !== 'CONNECTION') readAnew(hash);
  return false;
}

/** Shows the group order as it is after a call; false = the call was refused. */
export function heard({ hash, currency }: CalledGroupOrder, answer: GroupOrderAnswer): boolean {
  if (!answer.ok) return refused(hash, answer);
  showGroupOrder(groupOrderFromWire(answer.data, currency));
  return true;
}

/** Sends the own cart as it was seen. */
export async function sendCart(
  hash: string,
  here: StoreMenu,
  [lines, version]: readonly [readonly CartLine[], number],
): Promise<Sent> {
  const { currency } = here.store;
  const answer = await call(storeGroupCart, {
    params: { group_id: hash },
    body: { cart: bodyOfCart(lines, here), status: 1, version },
  });
  if (answer.ok) {
    const groupOrder = groupOrderFromWire(answer.data, currency);
    showGroupOrder(groupOrder);
    const own = ownCart(groupOrder);
    return own ? { became: 'stored', own } : { became: 'refused' };
  }
  if (answer.code === 'GROUP_ORDER_CART_CHANGED')
    return { became: 'overtaken', own: cartOfSession(newerSessionIn(answer.data, currency)) };
  if (answer.code === 'CONNECTION') return { became: 'unanswered' };
  refused(hash, answer);
  return { became: 'refused' };
}

/** "I am done", and "not yet" again. True = the server has heard it. */
export async function sayDone(groupOrder: CalledGroupOrder, done: boolean): Promise<boolean> {
  const params = { group_id: groupOrder.hash };
  return heard(groupOrder, await call(storeGroupCart, { params, body: { status: done ? 2 : 1 } }));
}

export async function leaveGroupOrder(hash: string): Promise<boolean> {
  const answer = await call(leaveCall, { params: { group_id: hash } });
  return answer.ok || refused(hash, answer);
}

/** Does something only the owner may; false = it was refused. */
export async function manage(groupOrder: CalledGroupOrder, body: ManageGroupOrder): Promise<boolean> {
  return heard(groupOrder, await call(manageGroupOrder, { params: { group_id: groupOrder.hash }, body }));
}
