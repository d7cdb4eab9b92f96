import { randomUUIDv7 } from 'node:crypto';
import type {
  GroupOrderWire,
  Introduction,
  NewGroupOrder,
} from '@mam/contract/group-order/group-order.schema.ts';
import type { CREATE_REFUSES, JOIN_REFUSES } from '@mam/contract/group-order/refusals.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import { payToFrom, payToWire } from '@mam/contract/order/pay-to-wire.ts';
import { normalisePhone, phoneKey } from '@mam/domain/contact/phone.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import {
  endProblem,
  introductionProblem,
  pausedThenUntil,
  storeTakesThen,
  titleProblem,
} from '@mam/domain/group-order/begin.ts';
import { OWNERS_HOUR } from '@mam/domain/group-order/life.ts';
import { isIn, MOST_MEMBERS } from '@mam/domain/group-order/session.ts';
import { payToProblem, takesShares } from '@mam/domain/split/pay-to.ts';
import { takesNothing } from '@mam/domain/store/open-state.ts';
import type { Trx } from '../db/dialect.ts';
import { lockNames } from '../db/lanes.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import { type Answer, ok, type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { pausedWords } from '../store/paused-refusal.ts';
import { type Acting, wholeGroupOrder } from './act.ts';
import { firstChoice, newGroupOrderHash, publishGroupOrderEvent, sessionFromRow } from './group-order.ts';
import { insertGroupOrder, openGroupOrdersOfDiner, saveSession } from './queries.ts';
import { groupOrderToWire } from './wire.ts';

type CreateCode = (typeof CREATE_REFUSES)[number];
type JoinCode = (typeof JOIN_REFUSES)[number];

/** More than anybody feeds at once. */
const MOST_OPEN = 3;

/** A name and a number as they are kept. */
const introduced = ({ name, phone }: Introduction) => ({
  name: cleanText(name),
  phone: normalisePhone(phone) ?? '',
  phone_key: phoneKey(phone) ?? '',
});

interface Beginning {
  readonly body: NewGroupOrder;
  readonly uid: string;
  /** the address it was asked from, as networkOf writes it */
  readonly network: string;
  /** the language they read */
  readonly language: Language;
  readonly selling: SellingStore;
  readonly now: number;
}

/**
 * [GO5] [GO7] Begins a group order with its owner in it; one they have going in this store already is answered instead.
 */
export async function beginGroupOrder(
  trx: Trx,
  { body, ...who }: Beginning,
): Promise<Answer<GroupOrderWire, CreateCode>> {
  const { uid, selling, now } = who;
  const { store } = selling;
  const endsAt = body.expire_at * 1000;
  const limit =
    body.limit_per_person === undefined ? null : minorFromTyped(body.limit_per_person, store.currency);
  if (body.limit_per_person !== undefined && limit === null)
    return refuse('MALFORMED', { path: 'limit_per_person' });
  const account = body.pay_to && payToFrom(body.pay_to);
  // [SP7] one of them is paid
  if (account && body.shares_to === 'store') return refuse('MALFORMED', { path: 'pay_to' });
  if (body.pledge && body.shares_to !== 'store') return refuse('MALFORMED', { path: 'pledge' });
  if (body.by_itself && body.shares_to !== 'store') return refuse('MALFORMED', { path: 'by_itself' });
  if (body.shares_to === 'store' && !takesShares(store)) return refuse('SPLIT_STORE');
  const problem =
    introductionProblem(body) ??
    titleProblem(body.title ?? '') ??
    endProblem(endsAt, now) ??
    (account ? payToProblem(account, store.currency) : null);
  if (problem) return refuse(problem);
  const nothing = takesNothing(store);
  if (nothing) return refuse(nothing.refused);
  if (!storeTakesThen(store, endsAt)) return refuse('STORE_CLOSED', { opensAt: null, takesScheduled: false });
  const paused = pausedThenUntil(store, endsAt);
  if (paused !== null)
    return refuse('PAUSED', pausedWords({ type: 'DELI', until: paused, takesLater: false }, store, now));
  // of two beginnings of one diner the second sees the first
  await lockNames(trx, [`group orders of ${uid}`]);
  const open = await openGroupOrdersOfDiner(trx, { uid, endsAfter: now - OWNERS_HOUR });
  const going = open.find((one) => one.brand === store.brand && one.store_id === store.id);
  if (!going && open.length >= MOST_OPEN) return refuse('GROUP_ORDER_TOO_MANY', { limit: MOST_OPEN });
  const order = going ?? (await insertBegun(trx, { ...who, endsAt, limit }, body));
  return ok(groupOrderToWire(await wholeGroupOrder(trx, { order, selling }, now), uid));
}

interface Begun {
  readonly endsAt: number;
  readonly limit: number | null;
}

async function insertBegun(
  trx: Trx,
  { uid, network, language, endsAt, limit, selling, now }: Omit<Beginning, 'body'> & Begun,
  body: NewGroupOrder,
): Promise<GroupOrderRow> {
  const { store } = selling;
  const account = body.pay_to ? payToFrom(body.pay_to) : null;
  const order: GroupOrderRow = {
    id: randomUUIDv7(),
    hash: newGroupOrderHash(),
    brand: store.brand,
    store_id: store.id,
    uid,
    version: 1,
    cancelled: 0,
    ends_at: endsAt,
    over: 0,
    order_id: null,
    setting: JSON.stringify(firstChoice(store)),
    title: cleanText(body.title ?? ''),
    reminded_at: null,
    split_rule: body.split_rule ?? 'proportional',
    shares_to: body.shares_to ?? 'owner',
    pledge: body.pledge ? 1 : 0,
    by_itself: body.by_itself ? 1 : 0,
    network: body.by_itself ? network : '',
    not_ordered: null,
    spending_limit: limit,
    pay_to: account && JSON.stringify(payToWire(account)),
    created_at: now,
    updated_at: now,
  };
  await insertGroupOrder(trx, order);
  await saveSession(trx, { ...newSession(order, uid, body, now), language });
  publishGroupOrderEvent(trx, order, now);
  return order;
}

export function newSession(
  order: GroupOrderRow,
  uid: string,
  who: Introduction,
  now: number,
): GroupSessionRow {
  return {
    group_order_id: order.id,
    uid,
    brand: order.brand,
    ...introduced(who),
    status: 1,
    banned: 0,
    joined_at: now,
    changed_at: null,
    cart: '[]',
    cart_version: 0,
    line_count: 0,
    item_count: 0,
    passed_amount: 0,
    made_by: null,
    language: null,
  };
}

/** [GO5] How those are called who are in, but for one. */
export const namesOfOthers = (sessions: readonly GroupSessionRow[], self: string): string[] =>
  sessions.filter((row) => row.uid !== self && isIn(sessionFromRow(row))).map(({ name }) => name);

/** [GO5] [GO6] Comes in, comes back to the cart they had, or says another name. */
export async function joinGroupOrder(
  trx: Trx,
  { order, uid, own, sessions, now }: Acting,
  body: Introduction,
  language: Language,
): Promise<Refused<JoinCode> | null> {
  const problem = introductionProblem(body, namesOfOthers(sessions, uid));
  if (problem) return refuse(problem);
  const who = introduced(body);
  if (sessions.some(({ banned, phone_key }) => banned === 1 && phone_key === who.phone_key))
    return refuse('GROUP_ORDER_BANNED');
  if (own && isIn(sessionFromRow(own))) {
    await saveSession(trx, { ...own, ...who, language });
    return null;
  }
  if (sessions.filter((row) => isIn(sessionFromRow(row))).length >= MOST_MEMBERS)
    return refuse('GROUP_ORDER_FULL', { most: MOST_MEMBERS });
  const session = own ?? newSession(order, uid, body, now);
  await saveSession(trx, { ...session, ...who, language, status: 1, joined_at: now });
  return null;
}
