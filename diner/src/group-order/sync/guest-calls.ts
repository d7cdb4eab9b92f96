import { say } from '@mam/client/i18n.ts';
import { makePlace, removePlace, storeGroupCart } from '@mam/contract/group-order/group-order.ts';
import { newerSessionIn } from '@mam/contract/group-order/group-order-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { afterOperations, type CartOperation } from '@mam/domain/cart/cart-operation.ts';
import type { GroupOrder, GroupOrderSession } from '@mam/domain/group-order/group-order.ts';
import { mayFill } from '@mam/domain/group-order/guest-place.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { call } from '../../data/call.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { bodyOfCart, type CalledGroupOrder, heard, linesOfSession } from './group-order-calls.ts';
import { lastKnown, readAnew } from './group-order-query.ts';

/** [GO24] Whether the reader may add a guest without a phone now. */
export const addsGuests = ({ role, state }: GroupOrder): boolean =>
  mayInGroupOrder('make-place', role, state) === null;

/** [GO24] Whether the reader chooses for this one. */
export const fills = (groupOrder: GroupOrder, guest: GroupOrderSession): boolean =>
  guest.madeBy !== null &&
  addsGuests(groupOrder) &&
  mayFill(guest, { uid: groupOrder.readerUid, role: groupOrder.role }) === null;

/** One form is one guest, however often it is sent. */
export async function addGuest(
  groupOrder: CalledGroupOrder,
  name: string,
  idempotencyKey: string,
): Promise<boolean> {
  const params = { group_id: groupOrder.hash };
  return heard(groupOrder, await call(makePlace, { params, body: { name }, idempotencyKey }));
}

export async function removeGuest(
  groupOrder: CalledGroupOrder,
  { uid }: GroupOrderSession,
): Promise<boolean> {
  const params = { group_id: groupOrder.hash, user_id: uid };
  return heard(groupOrder, await call(removePlace, { params }));
}

/** [GO14] A guest's cart as it was seen, changed; who was slower looks again. True = the server has it. */
export async function storeGuest(
  groupOrder: CalledGroupOrder,
  { uid, version, name }: GroupOrderSession,
  change: { readonly lines: readonly CartLine[]; readonly shop: StoreMenu } | { readonly done: boolean },
): Promise<boolean> {
  const cart =
    'lines' in change
      ? { cart: bodyOfCart(change.lines, change.shop), status: 1 as const }
      : { status: change.done ? (2 as const) : (1 as const) };
  const answer = await call(storeGroupCart, {
    params: { group_id: groupOrder.hash },
    body: { ...cart, user_id: uid, version },
  });
  if (answer.ok || answer.code !== 'GROUP_ORDER_CART_CHANGED') return heard(groupOrder, answer);
  showToast(say(groupOrderWords, 'guest_changed', { name }), { urgent: true });
  readAnew(groupOrder.hash);
  return false;
}

interface Added {
  readonly operations: readonly CartOperation[];
  readonly shop: StoreMenu;
}

/** Somebody may be faster again and again; then it is said. */
const TRIES = 4;

/** [GO37] Adds to a guest's cart as it is; what others changed there meanwhile stays. True = the server has it. */
export async function addToGuest(hash: string, uid: string, { operations, shop }: Added): Promise<boolean> {
  const { currency } = shop.store;
  let guest = lastKnown(hash)?.sessions.find((session) => session.uid === uid);
  for (let nth = 0; guest && nth < TRIES; nth += 1) {
    const lines = afterOperations(linesOfSession(guest), operations);
    const answer = await call(storeGroupCart, {
      params: { group_id: hash },
      body: { cart: bodyOfCart(lines, shop), status: 1, user_id: uid, version: guest.version },
    });
    if (answer.ok || answer.code !== 'GROUP_ORDER_CART_CHANGED') return heard({ hash, currency }, answer);
    guest = newerSessionIn(answer.data, currency);
  }
  if (guest) showToast(say(groupOrderWords, 'guest_changed', { name: guest.name }), { urgent: true });
  readAnew(hash);
  return false;
}
