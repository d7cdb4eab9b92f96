import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { GroupOrderWire, ManageGroupOrder } from '@mam/contract/group-order/group-order.schema.ts';
import {
  leaveGroupOrder as leaveCall,
  manageGroupOrder,
  storeGroupCart,
} from '@mam/contract/group-order/group-order.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { Failed } from '@mam/contract/http/client.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { call } from '../../data/call.ts';
import { timeNow } from '../../device/clock.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import type { OwnCart, Sent } from './cart-sync.ts';
import { readAnew, showGroupOrder } from './group-order-query.ts';

/** The lines of a cart as they are sent: ids, choices and notes; what they cost is the server's to say. */
export function bodyOfCart(lines: readonly CartLine[], { store, menu }: StoreMenu) {
  const read = readCart(lines, menu, wallTime(timeNow(), store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return buildOrderItems(lines, priced, { store, menu, uid: '', prKey: (key) => key });
}

export const ownSession = ({ sessions, user_id: uid }: GroupOrderWire): SessionWire | undefined =>
  sessions.find((session) => session.user_id === uid);

/** One's own cart in an answer; null for a reader who is not in it. */
export function ownCart(wire: GroupOrderWire, { menu }: StoreMenu): OwnCart | null {
  const session = ownSession(wire);
  if (!session || (wire.role !== 'owner' && wire.role !== 'member')) return null;
  return { ...readSessionCart(session, menu), locked: isLocked(wire) };
}

const readSessionCart = (session: SessionWire, menu: StoreMenu['menu']): OwnCart => ({
  lines: readSentLines(session.cart, menu),
  version: session.version,
  // the owner has no "done"
  locked: session.status === 2 && !session.is_owner,
});

/** [GO4] [GO8] Nothing in one's own cart may be changed: one is done, or the choosing is over. */
export function isLocked(wire: GroupOrderWire): boolean {
  if (mayInGroupOrder('change-cart', wire.role, wire.state) !== null) return true;
  return wire.role === 'member' && ownSession(wire)?.status === 2;
}

/** Says why something was refused, and reads what there is instead. */
export function refused(hash: string, { message, code }: Failed): false {
  showToast(message, { urgent: true });
  if (code !== 'CONNECTION') readAnew(hash);
  return false;
}

/** Sends the own cart as it was seen. */
export async function sendCart(
  hash: string,
  here: StoreMenu,
  [lines, version]: readonly [readonly CartLine[], number],
): Promise<Sent> {
  const answer = await call(storeGroupCart, {
    params: { group_id: hash },
    body: { cart: bodyOfCart(lines, here), status: 1, version },
  });
  if (answer.ok) {
    showGroupOrder(answer.data);
    const own = ownCart(answer.data, here);
    return own ? { became: 'stored', own } : { became: 'refused' };
  }
  if (answer.code === 'GROUP_ORDER_CART_CHANGED') {
    return { became: 'overtaken', own: readSessionCart(answer.data.session as SessionWire, here.menu) };
  }
  if (answer.code === 'CONNECTION') return { became: 'unanswered' };
  refused(hash, answer);
  return { became: 'refused' };
}

/** "I am done", and "not yet" again. True = the server has heard it. */
export async function sayDone(hash: string, done: boolean): Promise<boolean> {
  const answer = await call(storeGroupCart, { params: { group_id: hash }, body: { status: done ? 2 : 1 } });
  if (!answer.ok) return refused(hash, answer);
  showGroupOrder(answer.data);
  return true;
}

export async function leaveGroupOrder(hash: string): Promise<boolean> {
  const answer = await call(leaveCall, { params: { group_id: hash } });
  return answer.ok || refused(hash, answer);
}

/** Does something only the owner may; false = it was refused. */
export async function manage(hash: string, body: ManageGroupOrder): Promise<boolean> {
  const answer = await call(manageGroupOrder, { params: { group_id: hash }, body });
  if (!answer.ok) return refused(hash, answer);
  showGroupOrder(answer.data);
  return true;
}
