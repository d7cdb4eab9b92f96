import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import type { RefusalCode } from '@mam/contract/refusals.ts';
import {
  type GroupOrderAction,
  type GroupOrderRefusal,
  type GroupOrderRole,
  isSoAlready,
  mayInGroupOrder,
} from '@mam/domain/group-order/may.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { OrderLineRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { type Answer, isRefused, type Ok, ok, type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { peopleOfOrder, sharesOfPeople } from '../order/people.ts';
import { linesOfOrder, orderById } from '../order/queries.ts';
import { groupOrderStateAt, publishGroupOrderEvent } from './group-order.ts';
import { groupOrderByHash, sessionsOfGroupOrder, takeGroupOrder } from './queries.ts';
import type { WholeGroupOrder } from './session-wire.ts';
import { groupOrderToWire, roleInGroupOrder } from './wire.ts';

/** A call about a group order: its caller, and their action. */
export interface GroupOrderCall {
  readonly hash: string;
  readonly uid: string;
  /** the action, or how it follows from the role: leaving cancels where the owner leaves */
  readonly action: GroupOrderAction | ((role: GroupOrderRole) => GroupOrderAction);
}

/** A group order whose row is taken, by somebody who may do what they are about to do. */
export interface Acting extends WholeGroupOrder {
  readonly uid: string;
  readonly role: GroupOrderRole;
  /** null = they were never in it */
  readonly own: GroupSessionRow | null;
}

type ActingContext = Pick<Context, 'database' | 'stores' | 'now' | 'step'>;

/** A group order with its store as it sells now; undefined = there is none. */
export async function findGroupOrder(
  { database, stores }: Pick<Context, 'database' | 'stores'>,
  hash: string,
): Promise<{ readonly order: GroupOrderRow; readonly selling: SellingStore } | undefined> {
  const order = await groupOrderByHash(database.read, hash);
  const selling = order && (await stores.get(database.read, order.brand, order.store_id));
  return order && selling ? { order, selling } : undefined;
}

const linesByPerson = (lines: readonly OrderLineRow[]): ReadonlyMap<string | undefined, OrderLineRow[]> =>
  Map.groupBy(lines, ({ document }) => (JSON.parse(document) as OrderItemWire).uid);

/** The key of a line in its person's own cart: in the order it stands behind their number. */
const keyInCart = ({ line_key: key }: OrderLineRow): string => key.slice(key.indexOf('.') + 1);

export async function wholeGroupOrder(
  db: Kysely<Tables>,
  { order, selling }: { readonly order: GroupOrderRow; readonly selling: SellingStore },
  now: number,
): Promise<WholeGroupOrder> {
  const { brand, order_id } = order;
  const placed = order_id === null ? undefined : await orderById(db, brand, order_id);
  const sessions = await sessionsOfGroupOrder(db, order);
  const people = placed ? await peopleOfOrder(db, placed) : [];
  const shares = placed ? sharesOfPeople(placed, people).shares : [];
  const linesOf = linesByPerson(placed ? await linesOfOrder(db, brand, placed.id) : []);
  const ordered = new Map(
    // of a share paid to the restaurant the order tells: money that comes changes no group order [GO3]
    people.map(({ uid, paid_at, share_code, left_behind }, at) => [
      uid,
      {
        share: shares[at] ?? 0,
        paid: paid_at !== null && share_code === null,
        leftBehind: left_behind ?? 0,
        lineKeys: (linesOf.get(uid) ?? []).map(keyInCart),
      },
    ]),
  );
  return { order, sessions, selling, now, placed: placed ?? null, ordered };
}

/**
 * [GO3] [GO4] Changes a group order: takes its row, asks whether the caller may, does it, rings, and gives it back as
 * they read it. A refusal undoes all of it. It counts as of taking the row: of an end and a change one is first.
 */
export async function actInGroupOrder<C extends RefusalCode = never>(
  context: ActingContext,
  { hash, uid, action }: GroupOrderCall,
  work: (trx: Trx, acting: Acting) => Promise<Refused<C> | null>,
): Promise<Answer<GroupOrderWire, C | GroupOrderRefusal>> {
  const found = await findGroupOrder(context, hash);
  if (!found) return refuse('UNKNOWN');
  const { selling } = found;
  await context.step('before-group-order');
  const done = await context.database.transaction<Answer<GroupOrderWire, C | GroupOrderRefusal>>(
    async (trx) => {
      const order = await takeGroupOrder(trx, found.order, context.now());
      const now = context.now();
      const whole = await wholeGroupOrder(trx, { order, selling }, now);
      const role = roleInGroupOrder(whole, uid);
      const act = typeof action === 'function' ? action(role) : action;
      const refusal = mayInGroupOrder(act, role, groupOrderStateAt(order, now));
      if (refusal) return refuse(refusal);
      const own = whole.sessions.find((session) => session.uid === uid) ?? null;
      const refused = await work(trx, { ...whole, uid, role, own });
      if (refused) return refused;
      publishGroupOrderEvent(trx, order, now);
      return ok(await changedGroupOrder(trx, { order, selling }, { uid, now }));
    },
  );
  return isRefused(done) ? ((await soAlready(context, { hash, uid, action })) ?? done) : done;
}

/** [GO38] The group order as it is, for a caller whose refused act has been done already; null = it has not. */
async function soAlready(
  context: ActingContext,
  { hash, uid, action }: GroupOrderCall,
): Promise<Ok<GroupOrderWire> | null> {
  const found = await findGroupOrder(context, hash);
  if (!found) return null;
  const now = context.now();
  const whole = await wholeGroupOrder(context.database.read, found, now);
  const role = roleInGroupOrder(whole, uid);
  const act = typeof action === 'function' ? action(role) : action;
  return isSoAlready(act, role, groupOrderStateAt(whole.order, now))
    ? ok(groupOrderToWire(whole, uid))
    : null;
}

/** The group order as its caller reads it right after a change, in the transaction of the change. */
async function changedGroupOrder(
  trx: Trx,
  { order, selling }: { readonly order: GroupOrderRow; readonly selling: SellingStore },
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<GroupOrderWire> {
  const row = await groupOrderByHash(trx, order.hash);
  return groupOrderToWire(await wholeGroupOrder(trx, { order: row ?? order, selling }, now), uid);
}
