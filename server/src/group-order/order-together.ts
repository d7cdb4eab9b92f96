import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { GROUP_PLACING_REFUSES } from '@mam/contract/checkout/refusals.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { isAutoOrderDue } from '@mam/domain/group-order/by-itself.ts';
import type { PlaceOf } from '@mam/domain/group-order/guest-place.ts';
import { mayOrderForGroup } from '@mam/domain/group-order/may.ts';
import { peopleCounted, promotionFor, promotionRates } from '@mam/domain/group-order/promotion.ts';
import { isIn, lineOfMember, type Session, sortedTeam } from '@mam/domain/group-order/session.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { PAYING_TIME } from '@mam/domain/payment/attempt.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { fixedShares, splitStep } from '@mam/domain/split/shares.ts';
import { TRANSFER } from '@mam/domain/store/payment-methods.ts';
import { brandCode } from '../brand/brand-document.ts';
import { StoreChanged } from '../checkout/place-order.ts';
import type { OwnPlacer } from '../checkout/placer.ts';
import type { GroupCart, ReadGroupCart } from '../checkout/together.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { deferWrite } from '../db/left-writes.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { OrderPersonRow } from '../db/tables/order-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { freeShareCodes } from '../order/hash.ts';
import { insertPeople, peopleByShares, publishPeopleEvents } from '../order/people.ts';
import { ordersByCodes } from '../order/queries.ts';
import { findGroupOrder, wholeGroupOrder } from './act.ts';
import {
  autoOrderFromRow,
  groupOrderStateAt,
  parseStoredCart,
  publishGroupOrderEvent,
  sessionFromRow,
} from './group-order.ts';
import { currentPromotions, eaterForPromotion } from './promised.ts';
import { changeGroupOrder, takeGroupOrder } from './queries.ts';
import { readSessionCart, type WholeGroupOrder } from './session-wire.ts';
import { roleInGroupOrder } from './wire.ts';

type GroupPlacingCode = (typeof GROUP_PLACING_REFUSES)[number];

interface PersonLine {
  readonly person: GroupSessionRow;
  readonly line: CartLine;
  /** as its owner's app knows it */
  readonly name: string;
}

interface OrderingAttempt {
  readonly placer: OwnPlacer;
  readonly now: number;
  readonly tester: boolean;
}

/** The reason it cannot be ordered now; if it has been ordered already, the refusal names the order. */
function notNow(
  whole: WholeGroupOrder,
  { placer, now, tester }: OrderingAttempt,
): Refused<GroupPlacingCode> | null {
  // [GO32] the clock orders only a choosing that is over: nobody can change its carts any more
  const isOver = placer.kind === 'diner' || isAutoOrderDue(autoOrderFromRow(whole.order, now));
  if (!isOver && whole.placed === null) return refuse('GROUP_ORDER_EXPIRED');
  const refusal = mayOrderForGroup(
    roleInGroupOrder(whole, placer.uid),
    groupOrderStateAt(whole.order, now),
    tester,
  );
  return (
    refusal && refuse(refusal, refusal === 'GROUP_ORDERED' ? { order_hash: whole.placed?.hash ?? null } : {})
  );
}

/** [GO11] The carts of people in it that are confirmed, or that the owner has taken in; without the lines left out. */
function includedLines(whole: WholeGroupOrder, body: PlaceOrderBody): PersonLine[] {
  const included = new Set(body.group_include ?? []);
  const leftOut = new Set(body.group_left_out ?? []);
  // numbered as they came, so that a key is the same at each try
  const people = [...whole.sessions].sort((a, b) => a.joined_at - b.joined_at || (a.uid < b.uid ? -1 : 1));
  return people.flatMap((person, at) =>
    isIn(sessionFromRow(person)) && (person.status === 2 || included.has(person.uid))
      ? parseStoredCart(person)
          .map((line) => ({
            person,
            line: { ...line, key: `${at}.${line.key}` },
            name: lineOfMember(person.uid, line.key),
          }))
          .filter(({ name }) => !leftOut.has(name))
      : [],
  );
}

/** [GO45] How many people count by the dishes ordered; one that cannot be had was chosen all the same. */
function peopleOrdering(whole: WholeGroupOrder, body: PlaceOrderBody): number {
  const leftOut = new Set(body.group_left_out ?? []);
  const eaters = whole.sessions.map((row) => {
    const read = readSessionCart(row, whole).filter(
      ({ line, problem }) => problem !== null || !leftOut.has(lineOfMember(row.uid, line.key)),
    );
    return eaterForPromotion(row, read, whole.selling);
  });
  return peopleCounted(eaters);
}

/** Somebody who is in, with what they have chosen. */
interface Eater {
  readonly session: Session & PlaceOf;
  readonly itemCount: number;
  /** [GO40] */
  readonly leftBehind: number;
  /** their dishes, after what was taken off their lines */
  readonly subtotal: number;
  /** the share they pay straight to the restaurant; null = the owner pays for all */
  readonly share: number | null;
}

/** Everybody who is in, also who has chosen nothing; the owner first. */
function listEaters(
  { order, sessions, selling }: WholeGroupOrder,
  lines: readonly PersonLine[],
  quote: Quote,
): Eater[] {
  const amounts = new Map(quote.lines.map(({ key, amount }) => [key, amount]));
  const team = sortedTeam(sessions.map(sessionFromRow), null, order.uid).map((session) => {
    const own = lines.filter(({ person }) => person.uid === session.uid);
    const itemCount = own.reduce((sum, { line }) => sum + line.quantity, 0);
    return {
      session,
      itemCount,
      leftBehind: session.itemCount - itemCount,
      subtotal: own.reduce((sum, { line }) => sum + (amounts.get(line.key) ?? 0), 0),
    };
  });
  if (order.shares_to === 'owner') return team.map((eater) => ({ ...eater, share: null }));
  const subtotals = team.map(({ subtotal, itemCount }) => (itemCount === 0 ? null : subtotal));
  const step = splitStep(selling.store.currency);
  const shares = fixedShares({ total: quote.total, subtotals, step, rule: order.split_rule });
  return team.map((eater, at) => ({ ...eater, share: shares[at] ?? 0 }));
}

/** As the order remembers them. [SP8] Who has something to pay to the restaurant has a share of it, with a code. */
function orderPersonRows(
  order: GroupOrderRow,
  eaters: readonly Eater[],
  placed: PlacedOrder,
  codes: readonly string[],
): OrderPersonRow[] {
  return eaters.map(({ session, itemCount, leftBehind, subtotal, share }, position) => {
    const { uid, name, status, joinedAt, madeBy } = session;
    const pays = placed.shares > 0 && share ? share : null;
    return {
      order_id: placed.id,
      position,
      brand: placed.brand,
      uid,
      name,
      role: uid === order.uid ? 'owner' : 'member',
      status: status === 2 ? 2 : 1,
      joined_at: joinedAt,
      item_count: itemCount,
      subtotal,
      placed_at: placed.createdAt,
      sent_at: null,
      paid_at: null,
      share_code: pays === null ? null : (codes[position] ?? null),
      share: pays,
      share_came: 0,
      left_out_at: null,
      made_by: madeBy,
      left_behind: leftBehind,
    };
  });
}

/** [PA46] So many codes that no order and no share of a brand has. */
export const drawShareCodes = (trx: Trx, brand: string, count: number): Promise<string[]> =>
  freeShareCodes('share', count, async (codes) => {
    const orders = await ordersByCodes(trx, brand, codes);
    const payers = await peopleByShares(trx, brand, codes);
    return new Set([...orders.map(({ code }) => code), ...payers.map(({ share_code }) => share_code ?? '')]);
  });

/** [GO11] [GO12] Reads the stored carts that the owner of a group order orders, never the lines of a body. */
export const readGroupCart: ReadGroupCart = async (context: Context, { body, hash, placer }) => {
  const found = await findGroupOrder(context, hash);
  if (!found) return refuse('UNKNOWN', { path: 'setting.group_hash' });
  const { order, selling } = found;
  if (order.brand !== brandCode(body.brand_id) || order.store_id !== body.store_id)
    return refuse('MALFORMED', { path: 'store_id' });
  // a group order changed since the clock read it is read again at the clock's next round
  if (placer.kind === 'clock' && placer.version !== order.version) return refuse('BUSY');
  const whole = await wholeGroupOrder(context.database.read, found, context.now());
  const tester = context.config.mode === 'demo' && body.is_test === true;
  const refusal = notNow(whole, { placer, now: whole.now, tester });
  if (refusal) return refusal;
  const lines = includedLines(whole, body);
  const promotion = promotionFor(currentPromotions(whole), peopleOrdering(whole, body));
  const byKey = new Map(lines.map((one) => [one.line.key, one]));
  await context.step('before-group-order');
  const toStore = order.shares_to === 'store';
  let codes: readonly string[] = [];
  const together: GroupCart = {
    lines: lines.map(({ line }) => line),
    share: promotion && promotionRates(promotion),
    code: promotion?.code ?? '',
    hash: order.hash,
    splitRule: order.split_rule,
    method: toStore ? TRANSFER : null,
    payingTime: order.pledge === 1 ? PAYING_TIME : null,
    sharesIn: (quote) =>
      listEaters(whole, lines, quote).filter(({ share }) => share !== null && share > 0).length,
    personOf: (key) => byKey.get(key)?.person,
    nameOf: (key) => byKey.get(key)?.name ?? key,
    take: async (trx: Trx) => {
      const taken = await takeGroupOrder(trx, order, context.now());
      const now = context.now();
      // somebody changed something since it was read: it is read again
      if (taken.version !== order.version + 1) throw new StoreChanged();
      if (toStore) codes = await drawShareCodes(trx, order.brand, whole.sessions.length);
      return notNow({ ...whole, order: taken, selling }, { placer, now, tester });
    },
    ordered: (trx, placed, quote) => {
      const people = orderPersonRows(order, listEaters(whole, lines, quote), placed, codes);
      deferWrite(trx, (way) => insertPeople(way, people));
      publishPeopleEvents(trx, people, placed.createdAt);
      deferWrite(trx, (way) => changeGroupOrder(way, order, { order_id: placed.id }));
      publishGroupOrderEvent(trx, { ...order, version: order.version + 1 }, placed.createdAt);
    },
  };
  return together;
};
