import type { ChosenLine, GroupOrder, GroupOrderSession } from '@mam/domain/group-order/group-order.ts';
import { versionInStatusHash } from '@mam/domain/group-order/life.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { readSentLines } from '../checkout/sent-lines.ts';
import type { Answer } from '../http/client.ts';
import { fromWire } from '../money/money-wire.ts';
import { payToFrom } from '../order/pay-to-wire.ts';
import type { GroupOrderWire } from './group-order.schema.ts';
import type { GroupCartLine, SessionWire } from './session.schema.ts';
import { choiceOf } from './setting-wire.ts';

/** The answer of a call that reads or changes a group order. */
export type GroupOrderAnswer = Answer<GroupOrderWire>;

const momentOf = (seconds: number): EpochMs => seconds * 1000;

/** A combo of a group order's cart says itself that it is one: no menu is asked. */
const NO_MENU = { dishById: new Map(), comboById: new Map() };

/** Dishes and combos of a cart, their parts within them. */
function chosenLinesOf(cart: readonly GroupCartLine[], currency: Currency): ChosenLine[] {
  const byKey = new Map(cart.map((item) => [item.Pr_Key, item]));
  return readSentLines(cart, NO_MENU).flatMap((line) => {
    const item = byKey.get(line.key);
    if (!item) return [];
    const { name, details, image_url: pictureUrl, problem } = item;
    return [{ line, name, details, pictureUrl, problem, amount: fromWire(item.amount, currency) }];
  });
}

/** Somebody's place, as the server tells it to one reader. */
export function groupOrderSessionFromWire(wire: SessionWire, currency: Currency): GroupOrderSession {
  return {
    uid: wire.user_id,
    name: wire.name,
    phone: wire.phone,
    status: wire.status,
    isBanned: wire.is_banned,
    isOwner: wire.is_owner,
    isNamedLikeBanned: wire.named_like_blocked,
    notCounted: wire.not_counted,
    madeBy: wire.made_by || null,
    joinedAt: momentOf(wire.join_at),
    changedAt: wire.changed_at === null ? null : momentOf(wire.changed_at),
    version: wire.version,
    cart: chosenLinesOf(wire.cart, currency),
    itemCount: wire.item_count,
    leftBehind: wire.left_behind,
    amount: fromWire(wire.user_amount, currency),
    overLimit: fromWire(wire.over_limit, currency),
  };
}

/** [GO14] The place whose cart is newer than the one that was sent: it comes with GROUP_ORDER_CART_CHANGED. */
export const newerSessionIn = (
  { session }: Readonly<Record<string, unknown>>,
  currency: Currency,
): GroupOrderSession => groupOrderSessionFromWire(session as SessionWire, currency);

const shareOf = (share: GroupOrderWire['share_preview'], currency: Currency): GroupOrder['share'] =>
  share && { amount: fromWire(share.amount, currency), delivery: share.delivery };

/** A group order as the server tells it to one reader. currency: of its store */
export function groupOrderFromWire(wire: GroupOrderWire, currency: Currency): GroupOrder {
  return {
    hash: wire.hash,
    brand: wire.brand_id,
    storeId: wire.store_id,
    currency,
    state: wire.state,
    version: versionInStatusHash(wire.status_hash),
    statusHash: wire.status_hash,
    role: wire.role,
    readerUid: wire.user_id,
    ownerName: wire.owner_name,
    title: wire.title,
    endsAt: momentOf(wire.expire_at),
    latestEnd: momentOf(wire.latest_end),
    orderUntil: momentOf(wire.order_until),
    remindedAt: wire.reminded_at === null ? null : momentOf(wire.reminded_at),
    orderHash: wire.order,
    orderedLines: wire.ordered_lines,
    sessions: wire.sessions.map((session) => groupOrderSessionFromWire(session, currency)),
    splitRule: wire.split_rule,
    sharesTo: wire.shares_to,
    isPledged: wire.pledge,
    isOrderedByItself: wire.by_itself,
    notOrdered: wire.not_ordered,
    payTo: wire.pay_to && payToFrom(wire.pay_to),
    limitPerPerson: wire.limit_per_person === null ? null : fromWire(wire.limit_per_person, currency),
    choice: wire.setting && choiceOf(wire.setting),
    people: wire.people,
    peopleHere: wire.people_here,
    share: shareOf(wire.share_preview, currency),
  };
}
