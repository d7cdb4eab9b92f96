import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { choiceToWire } from '@mam/contract/group-order/setting-wire.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import { latestEnd } from '@mam/domain/group-order/begin.ts';
import { OWNERS_HOUR } from '@mam/domain/group-order/life.ts';
import { type GroupOrderRole, roleIn } from '@mam/domain/group-order/may.ts';
import { isNamedLikeBanned } from '@mam/domain/group-order/names.ts';
import { peopleWhoCould, promotionFor, promotionRates } from '@mam/domain/group-order/promotion.ts';
import { sortedTeam } from '@mam/domain/group-order/session.ts';
import { sharePreview } from '@mam/domain/group-order/share-preview.ts';
import type { GroupSessionRow } from '../db/tables/group-order-tables.ts';
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
  readonly uid: string;
}

/** [GO21] The share somebody would pay of all that is chosen so far; null once the choosing is over. */
function previewToWire(
  whole: WholeGroupOrder,
  { team, people, uid }: Previewed,
): GroupOrderWire['share_preview'] {
  const { order, selling, now } = whole;
  const state = groupOrderStateAt(order, now);
  if (state !== 'active' && state !== 'closing') return null;
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
  const inside = role === 'owner' || role === 'member';
  const rows = new Map(sessions.map((row) => [row.uid, row]));
  const team = sortedTeam(sessions.map(sessionFromRow), inside ? uid : null, order.uid);
  const banned = role === 'owner' ? sessions.filter((row) => row.banned === 1) : [];
  const blocked = banned.map(({ uid: who, name }) => ({ uid: who, name, banned: true }));
  // each cart is read once, and by nobody who may not
  const withCart = (row: GroupSessionRow) => ({ uid: row.uid, row, read: readSessionCart(row, whole) });
  const eating = inside ? team.flatMap((one) => rows.get(one.uid) ?? []).map(withCart) : [];
  const { people, whyNot } = countEaters(eating, whole);
  const shown = [...eating, ...banned.map(withCart)];
  const readWhole = ({ row, read }: ReturnType<typeof withCart>) =>
    sessionToWire(row, whole, {
      phone: role === 'owner' || row.uid === uid,
      notCounted: whyNot(row.uid, role === 'owner' || row.uid === uid),
      likeBlocked: role === 'owner' && row.banned === 0 && isNamedLikeBanned(row, blocked),
      read,
    });
  const state = groupOrderStateAt(order, now);
  return {
    _id: order.hash,
    hash: order.hash,
    status: order.cancelled ? 0 : 1,
    state,
    status_hash: groupOrderStatusHash(order, now),
    role,
    user_id: uid ?? '',
    created_by: inside ? order.uid : '',
    owner_name: rows.get(order.uid)?.name ?? '',
    title: order.title,
    expire_at: seconds(order.ends_at),
    latest_end: seconds(latestEnd(order.created_at)),
    reminded_at: inside ? moment(order.reminded_at) : null,
    order_until: seconds(order.ends_at + OWNERS_HOUR),
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
    // before anybody joins they read whom they will pay; afterwards it is nobody else's business
    pay_to: inside || (state === 'active' && role !== 'banned') ? parsePayTo(order.pay_to) : null,
    limit_per_person: order.spending_limit && toWire(order.spending_limit, whole.selling.store.currency),
    brand_id: order.brand,
    store_id: order.store_id,
    setting: inside
      ? choiceToWire(choiceNow(whole), {
          code: promotionFor(currentPromotions(whole), people)?.code ?? '',
          phoneShown: role === 'owner',
        })
      : null,
    share_preview: inside && uid !== null ? previewToWire(whole, { team: eating, people, uid }) : null,
    people: inside ? people : team.length,
    people_here: peopleWhoCould(sessions.map(sessionFromRow)),
  };
}
