import { say } from '@mam/client/i18n.ts';
import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { makePlace, removePlace, storeGroupCart } from '@mam/contract/group-order/group-order.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { afterOperations, type CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { mayFill } from '@mam/domain/group-order/guest-place.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { call } from '../../data/call.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { bodyOfCart, refused } from './group-order-calls.ts';
import { lastKnown, readAnew, showGroupOrder } from './group-order-query.ts';

/** [GO24] Whether the reader may add a guest without a phone now. */
export const addsGuests = ({ role, state }: GroupOrderWire): boolean =>
  mayInGroupOrder('make-place', role, state) === null;

/** [GO24] Whether the reader chooses for this one. */
export const fills = (wire: GroupOrderWire, { user_id: uid, made_by: madeBy }: SessionWire): boolean =>
  madeBy !== '' &&
  addsGuests(wire) &&
  mayFill({ uid, madeBy }, { uid: wire.user_id, role: wire.role }) === null;

function heard(hash: string, answer: Answer<GroupOrderWire>): boolean {
  if (!answer.ok) return refused(hash, answer);
  showGroupOrder(answer.data);
  return true;
}

/** One form is one guest, however often it is sent. */
export async function addGuest(hash: string, name: string, idempotencyKey: string): Promise<boolean> {
  return heard(hash, await call(makePlace, { params: { group_id: hash }, body: { name }, idempotencyKey }));
}

export async function removeGuest(hash: string, { user_id }: SessionWire): Promise<boolean> {
  return heard(hash, await call(removePlace, { params: { group_id: hash, user_id } }));
}

export const linesOfGuest = ({ cart }: SessionWire, { menu }: StoreMenu): readonly CartLine[] =>
  readSentLines(cart, menu);

/** [GO14] A guest's cart as it was seen, changed; who was slower looks again. True = the server has it. */
export async function storeGuest(
  hash: string,
  { user_id, version, name }: SessionWire,
  change: { readonly lines: readonly CartLine[]; readonly shop: StoreMenu } | { readonly done: boolean },
): Promise<boolean> {
  const cart =
    'lines' in change
      ? { cart: bodyOfCart(change.lines, change.shop), status: 1 as const }
      : { status: change.done ? (2 as const) : (1 as const) };
  const answer = await call(storeGroupCart, {
    params: { group_id: hash },
    body: { ...cart, user_id, version },
  });
  if (answer.ok || answer.code !== 'GROUP_ORDER_CART_CHANGED') return heard(hash, answer);
  showToast(say(groupOrderWords, 'guest_changed', { name }), { urgent: true });
  readAnew(hash);
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
  let guest = lastKnown(hash)?.sessions.find(({ user_id }) => user_id === uid);
  for (let nth = 0; guest && nth < TRIES; nth += 1) {
    const lines = afterOperations(linesOfGuest(guest, shop), operations);
    const answer = await call(storeGroupCart, {
      params: { group_id: hash },
      body: { cart: bodyOfCart(lines, shop), status: 1, user_id: uid, version: guest.version },
    });
    if (answer.ok || answer.code !== 'GROUP_ORDER_CART_CHANGED') return heard(hash, answer);
    guest = answer.data.session as SessionWire;
  }
  if (guest) showToast(say(groupOrderWords, 'guest_changed', { name: guest.name }), { urgent: true });
  readAnew(hash);
  return false;
}
