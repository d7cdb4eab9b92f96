import type { OrderLineBody } from '@mam/contract/checkout/order-body.schema.ts';
import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { CartOfMember } from '@mam/contract/group-order/group-order.schema.ts';
import type { CART_REFUSES } from '@mam/contract/group-order/refusals.ts';
import { WireError } from '@mam/contract/money/money-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { type LineProblem, readCart } from '@mam/domain/cart/read-cart.ts';
import { MOST_LINES_OF_MEMBER, MOST_LINES_TOGETHER, tooMuch } from '@mam/domain/checkout/limits.ts';
import { mayFill } from '@mam/domain/group-order/guest-place.ts';
import { isIn, statusAfterCart } from '@mam/domain/group-order/session.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { withTrueOrigin } from '@mam/domain/suggestion/true-origin.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Trx } from '../db/dialect.ts';
import type { GroupSessionRow } from '../db/tables/group-order-tables.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { Acting } from './act.ts';
import { parseStoredCart, sessionFromRow } from './group-order.ts';
import { countEaters } from './promised.ts';
import { saveSession } from './queries.ts';
import { readSessionCart, sessionToWire, spentBy } from './session-wire.ts';

type CartCode = (typeof CART_REFUSES)[number];

/** Problems that spoil a line whenever it is wanted; a dish sold out, or not sold at a time, may come back. */
const NEVER: Partial<Record<LineProblem, 'ITEM_GONE' | 'INVALID_CHOICE'>> = {
  GONE: 'ITEM_GONE',
  INVALID: 'INVALID_CHOICE',
};

/** [GO13] The lines of a body, each a choice this store sells. */
function linesSent(
  sent: readonly OrderLineBody[],
  { selling: { store, menu }, now }: Acting,
): readonly CartLine[] | Refused<CartCode> {
  const read = linesRead(sent, menu);
  if ('refused' in read) return read;
  const many = tooMuch(read, 0, MOST_LINES_OF_MEMBER);
  if (many?.limit === 'lines') return refuse('GROUP_ORDER_CART_FULL', { max: many.max });
  if (many) return refuse(many.refused, { limit: many.limit, max: many.max });
  for (const { problem, name, line } of readCart(read, menu, wallTime(now, store.zone))) {
    const code = problem && NEVER[problem];
    if (code) return refuse(code, { names: [name], lineKeys: [line.key] });
  }
  return read;
}

function linesRead(
  sent: readonly OrderLineBody[],
  menu: Acting['selling']['menu'],
): readonly CartLine[] | Refused {
  try {
    return readSentLines(sent, menu).map((line) => withTrueOrigin(line, menu));
  } catch (fault) {
    if (!(fault instanceof WireError)) throw fault;
    return refuse('MALFORMED', { path: fault.path });
  }
}

/** [GO13] Whether so many lines of one are too many beside those of the others. */
function tooManyTogether({ sessions }: Acting, { uid }: GroupSessionRow, own: number): boolean {
  const others = sessions.filter((row) => row.uid !== uid && isIn(sessionFromRow(row)));
  return others.reduce((sum, { line_count }) => sum + line_count, own) > MOST_LINES_TOGETHER;
}

/** [GO24] The place whose cart is meant: the caller's own, or that of a guest without a phone they may choose for. */
function placeMeant({ sessions, own, uid, role }: Acting, asked: string | undefined) {
  if (asked === undefined || asked === uid) return own ?? refuse('GROUP_ORDER_MEMBERS_ONLY');
  const place = sessions.find((session) => session.uid === asked);
  if (!place || !isIn(sessionFromRow(place))) return refuse('UNKNOWN');
  const refusal = mayFill(sessionFromRow(place), { uid, role });
  return refusal ? refuse(refusal) : place;
}

/** A place as its member reads it. */
function asRead(own: GroupSessionRow, acting: Acting) {
  const team = acting.sessions.filter((row) => isIn(sessionFromRow(row)));
  const { whyNot } = countEaters(
    team.map((row) => ({ row, read: readSessionCart(row, acting) })),
    acting,
  );
  return sessionToWire(own, acting, { phone: true, notCounted: whyNot(own.uid, true) });
}

/** [GO8] [GO14] Stores a cart and whether its member is done. */
export async function storeCart(
  trx: Trx,
  acting: Acting,
  { cart, status: wanted = 2, version, user_id }: CartOfMember,
): Promise<Refused<CartCode> | null> {
  const { uid, now } = acting;
  const own = placeMeant(acting, user_id);
  if ('refused' in own) return own;
  // the owner has no "done"; a guest they choose for has
  const role = own.uid === uid ? acting.role : 'member';
  if (version !== undefined && version !== own.cart_version)
    return refuse('GROUP_ORDER_CART_CHANGED', { session: asRead(own, acting) });
  const lines = cart === undefined ? parseStoredCart(own) : linesSent(cart, acting);
  if ('refused' in lines) return lines;
  const kept = JSON.stringify(lines);
  const changes = cart !== undefined && kept !== own.cart;
  const { over } = spentBy(own, acting, readSessionCart(own, acting, lines));
  const stored = { wanted, empty: lines.length === 0, changes, over: over > 0 };
  const after = statusAfterCart(role, sessionFromRow(own), stored);
  if (isRefused(after)) return refuse(after.refused, worded(acting, over));
  if (changes && tooManyTogether(acting, own, lines.length))
    return refuse('GROUP_ORDER_ALL_CARTS_FULL', { max: MOST_LINES_TOGETHER });
  await saveSession(trx, { ...own, status: after.status, ...(changes && changed(own, lines, now)) });
  return null;
}

/** Amounts in a refusal are said in the store's currency. */
const worded = ({ order, selling: { store } }: Acting, over: number) => ({
  limit: formatMoney(order.spending_limit ?? 0, store.currency),
  over: formatMoney(over, store.currency),
});

function changed(own: GroupSessionRow, lines: readonly CartLine[], now: number) {
  return {
    cart: JSON.stringify(lines),
    cart_version: own.cart_version + 1,
    line_count: lines.length,
    item_count: itemCount(lines),
    changed_at: now,
  };
}
