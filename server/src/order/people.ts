import { dinerTopic } from '@mam/contract/http/topic.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import type { PayTo } from '@mam/contract/order/pay-to.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { divideBill, splitStep } from '@mam/domain/split/shares.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { preparedInsert } from '../db/prepared-statement.ts';
import type { OrderPersonRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { furtherBuyers } from './further-buyers.ts';

export const insertPeople = preparedInsert('order_people');

/** Everybody an order was placed for, the owner first; of an order of one there is nobody. */
export async function peopleOfOrder(
  db: Kysely<Tables>,
  { id, brand, groupOrder }: Pick<PlacedOrder, 'id' | 'brand' | 'groupOrder'>,
): Promise<OrderPersonRow[]> {
  if (groupOrder === null) return [];
  return db
    .selectFrom('order_people')
    .selectAll()
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
}

/** Of some orders, by the order's id. */
export async function peopleOfOrders(
  db: Kysely<Tables>,
  orders: readonly Pick<PlacedOrder, 'id'>[],
): Promise<Map<string, OrderPersonRow[]>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db.selectFrom('order_people').selectAll().where('order_id', 'in', ids).execute();
  return Map.groupBy(rows, ({ order_id: id }) => id);
}

/** [GO20] The bag of each person of some orders, with their lines, by the order's id; no lines, no bag. */
export async function bagsOfOrders(
  db: Kysely<Tables>,
  brand: string,
  orders: readonly Pick<PlacedOrder, 'id'>[],
): Promise<Map<string, { name: string; lines: string[] }[]>> {
  if (orders.length === 0) return new Map();
  const people = await peopleOfOrders(db, orders);
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'line_key', 'document'])
    .where('brand', '=', brand)
    .where('order_id', 'in', ids)
    .where('parent_key', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('position')
    .execute();
  const keyed = Map.groupBy(lines, ({ order_id, document }) => {
    const { uid } = JSON.parse(document) as OrderItemWire;
    return `${order_id} ${uid}`;
  });
  return new Map(
    ids.map((id) => {
      const inOrder = (people.get(id) ?? []).sort((a, b) => a.position - b.position);
      const bags = inOrder.map(({ uid, name }) => ({
        name,
        lines: (keyed.get(`${id} ${uid}`) ?? []).map(({ line_key }) => line_key),
      }));
      return [id, bags.filter((bag) => bag.lines.length > 0)];
    }),
  );
}

/** [PA50] In how many shares some orders are paid, and how many are there, by the order's id. */
export async function sharesOfOrders(
  db: Kysely<Tables>,
  orders: readonly Pick<PlacedOrder, 'id'>[],
): Promise<Map<string, { all: number; paid: number; less: number }>> {
  const people = await peopleOfOrders(db, orders);
  return new Map(
    [...people].map(([id, rows]) => {
      const payers = rows.filter(
        ({ share_code, left_out_at }) => share_code !== null && left_out_at === null,
      );
      const paid = payers.filter(({ paid_at }) => paid_at !== null).length;
      const begun = payers.filter(({ share_came }) => share_came > 0).length;
      return [id, { all: payers.length, paid, less: begun - paid }];
    }),
  );
}

/** [SP5] When somebody's share was sent, or has come; null takes it back. Said again it stays as it was. */
export async function setPersonMoment(
  trx: Trx,
  { id, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
  {
    uid,
    column,
    at,
  }: { readonly uid: string; readonly column: 'paid_at' | 'sent_at'; readonly at: number | null },
): Promise<void> {
  await trx
    .updateTable('order_people')
    .set({ [column]: at })
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .where('uid', '=', uid)
    .where(column, at === null ? 'is not' : 'is', null)
    .execute();
}

/** Those of these codes that are shares' in a brand [PA46]. */
export function peopleByShares(
  db: Kysely<Tables>,
  brand: string,
  codes: readonly string[],
): Promise<OrderPersonRow[]> {
  return db
    .selectFrom('order_people')
    .selectAll()
    .where('share_code', 'in', codes)
    .where('brand', '=', brand)
    .execute();
}

/** [SP8] Writes down how much of a share has come; `paidAt` = since when all of it is there, null = it is not. */
export async function setShareCame(
  trx: Trx,
  { order_id, position, brand }: OrderPersonRow,
  { came, paidAt }: { readonly came: number; readonly paidAt: number | null },
): Promise<void> {
  await trx
    .updateTable('order_people')
    .set({ share_came: came, paid_at: paidAt })
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .where('brand', '=', brand)
    .execute();
}

/** [SP9] [PA53] Changes a person's share, or notes that the order goes on without them. */
export async function changeShare(
  trx: Trx,
  { order_id, position, brand }: OrderPersonRow,
  change: Pick<OrderPersonRow, 'share' | 'share_code' | 'left_out_at'>,
): Promise<void> {
  await trx
    .updateTable('order_people')
    .set(change)
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .where('brand', '=', brand)
    .execute();
}

/** [SP1] [SP8] The shares of a bill as it stands, in the order of the people, and the remainder; fixed ones stay. */
export function sharesOfPeople(
  { bill: { total }, currency, splitRule: rule, shares: inShares }: PlacedOrder,
  people: readonly OrderPersonRow[],
) {
  if (inShares > 0) {
    const shares = people.map(({ share }) => share ?? 0);
    return { shares, remainder: total - shares.reduce((sum, one) => sum + one, 0) };
  }
  // of before it was kept, shares stay what they were told to be
  const subtotals = people.map(({ subtotal, item_count: count, left_behind }) =>
    count === 0 && left_behind !== null ? null : subtotal,
  );
  return divideBill({ total, subtotals, step: splitStep(currency), rule });
}

/** [SP6] The account that the owner of a group order has named; null = none, or it has been forgotten. */
export async function accountOfGroupOrder(
  db: Kysely<Tables>,
  { groupOrder: hash }: Pick<PlacedOrder, 'groupOrder'>,
): Promise<PayTo | null> {
  if (hash === null) return null;
  const row = await db
    .selectFrom('group_orders')
    .select('pay_to')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return parsePayTo(row?.pay_to ?? null);
}

export const parsePayTo = (text: string | null): PayTo | null =>
  text === null ? null : (JSON.parse(text) as PayTo);

/** [GO19] The bells of those who are in it and have not ordered it. */
export function publishPeopleEvents(trx: Trx, people: readonly OrderPersonRow[], at: number): void {
  // a guest without a phone has no bell
  for (const { brand, uid, role, made_by } of people)
    if (role === 'member' && made_by === null)
      appendEvent(trx, { brand, topic: dinerTopic(uid), version: at, at });
}

/** [GO19] [OR80] Rings everybody in an order, and those who have proved its number, at each of its steps. */
export async function tellPeople(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  publishPeopleEvents(trx, await peopleOfOrder(trx, order), now);
  const { brand } = order;
  for (const uid of await furtherBuyers(trx, order))
    appendEvent(trx, { brand, topic: dinerTopic(uid), version: now, at: now });
}
