import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { choiceToWire } from '@mam/contract/group-order/setting-wire.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import { latestEnd } from '@mam/domain/group-order/begin.ts';
import { choiceFor } from '@mam/domain/group-order/choice.ts';
import { orderUntil } from '@mam/domain/group-order/life.ts';
import { type GroupOrderRole, roleIn } from '@mam/domain/group-order/may.ts';
import { peopleWhoCould, promotionFor, promotionRates } from '@mam/domain/group-order/promotion.ts';
import {
  bannedFor,
  isInGroupOrder,
  peopleFor,
  readsLikeBanned,
  readsOwnShare,
  readsPayTo,
  readsPersonal,
  teamFor,
} from '@mam/domain/group-order/reader.ts';
import { sharePreview } from '@mam/domain/group-order/share-preview.ts';
import { parsePayTo } from '../order/people.ts';
import {
  groupOrderStateAt,
  groupOrderStatusHash,
  isOver,
  notOrderedWire,
  sessionFromRow,
} from './group-order.ts';
import { countEaters, currentPromotions } from './promised.ts';
import { choiceNow, named, readSessionCart, sessionToWire, type WholeGroupOrder } from './session-wire.ts';

export function roleInGroupOrder({ order, sessions }: WholeGroupOrder, uid: string | null): GroupOrderRole {
  const own = sessions.find((session) => session.uid === uid);
  return roleIn(order.uid === uid, own ? sessionFromRow(own) : null);
}

/** The people in it with their lines, how many of them count, and the one who asks. */
interface Previewed {
  readonly team: readonly { readonly uid: string; readonly read: readonly ReadLine[] }[];
  readonly people: number;
  readonly uid: string | null;
}

/** [GO21] The share somebody would pay of all that is chosen so far. */
function previewToWire(
  whole: WholeGroupOrder,
  { team, people, uid }: Previewed,
): GroupOrderWire['share_preview'] {
  const { order, selling } = whole;
  const { store, menu } = selling;
  const { type, recipient } = choiceNow(whole);
  const promotion = promotionFor(currentPromotions(whole), people);
  const preview = sharePreview({
    team,
    store,
    menu,
    type,
    address: recipient?.address ?? null,
    promotion: promotion && promotionRates(promotion),
    rule: order.split_rule,
  });
  if (!preview) return null;
  const own = preview.shares[team.findIndex((one) => one.uid === uid)] ?? 0;
  return { amount: toWire(own, store.currency), delivery: preview.delivery };
}

/** [GO4] A group order as somebody reads it: all of it for those in it; for others the names and the end. */
export function groupOrderToWire(whole: WholeGroupOrder, uid: string | null): GroupOrderWire {
  const { order, sessions, now } = whole;
  const role = roleInGroupOrder(whole, uid);
  const reader = { uid, role };
  const state = groupOrderStateAt(order, now);
  const inside = isInGroupOrder(role);
  const places = sessions.map((row) => ({ ...sessionFromRow(row), row }));
  const team = teamFor(places, reader, order.uid);
  // each cart is read once, and by nobody who may not
  const withCart = (place: (typeof places)[number]) => ({
    ...place,
    read: readSessionCart(place.row, whole),
  });
  const eating = inside ? team.map(withCart) : [];
  const { people, whyNot } = countEaters(eating, whole);
  const shown = [...eating, ...bannedFor(places, role).map(withCart)];
  const readWhole = (place: ReturnType<typeof withCart>) => {
    const isPersonal = readsPersonal(reader, place.uid);
    return sessionToWire(place.row, whole, {
      phone: isPersonal,
      notCounted: whyNot(place.uid, isPersonal),
      likeBlocked: readsLikeBanned(role, place, places),
      read: place.read,
    });
  };
  return {
    _id: order.hash,
    hash: order.hash,
    status: order.cancelled ? 0 : 1,
    state,
    status_hash: groupOrderStatusHash(order, now),
    role,
    user_id: uid ?? '',
    created_by: inside ? order.uid : '',
    owner_name: places.find((place) => place.uid === order.uid)?.name ?? '',
    title: order.title,
    expire_at: seconds(order.ends_at),
    latest_end: seconds(latestEnd(order.created_at)),
    reminded_at: inside ? moment(order.reminded_at) : null,
    order_until: seconds(orderUntil(order.ends_at)),
    expired: isOver(order, now),
    order: inside ? (whole.placed?.hash ?? '') : '',
    ordered_lines: [...(whole.ordered.get(uid ?? '')?.lineKeys ?? [])],
    sessions: inside ? shown.map(readWhole) : team.map(({ uid, name }) => named(name, uid === order.uid)),
    group_user_ids: inside ? team.map((one) => one.uid) : [],
    split_rule: order.split_rule,
    shares_to: order.shares_to,
    pledge: order.pledge === 1,
    by_itself: order.by_itself === 1,
    not_ordered: inside ? notOrderedWire(order) : null,
    pay_to: readsPayTo(role, state) ? parsePayTo(order.pay_to) : null,
    limit_per_person: order.spending_limit && toWire(order.spending_limit, whole.selling.store.currency),
    brand_id: order.brand,
    store_id: order.store_id,
    setting: inside
      ? {
          ...choiceToWire(choiceFor(choiceNow(whole), role)),
          voucher_code: promotionFor(currentPromotions(whole), people)?.code ?? '',
        }
      : null,
    share_preview: readsOwnShare(role, state) ? previewToWire(whole, { team: eating, people, uid }) : null,
    people: peopleFor(role, { counted: people, team: team.length }),
    people_here: peopleWhoCould(places),
  };
}
