import { toWire } from '@mam/contract/money/money-wire.ts';
import type { GroupOfOrder } from '@mam/contract/order/order-people.schema.ts';
import { sharesOf, splitStep } from '@mam/domain/split/shares.ts';
import type { Kysely } from 'kysely';
import type { OrderPersonRow, OrderRow } from '../db/order-tables.ts';
import { preparedInsert } from '../db/prepared-statement.ts';
import type { Tables } from '../db/tables.ts';
import { orderDocument } from './rows.ts';

export const insertPeople = preparedInsert('order_people');

/** Everybody an order was placed for, the owner first; of an order of one there is nobody. */
export async function peopleOfOrder(
  db: Kysely<Tables>,
  { id, brand, group_order }: Pick<OrderRow, 'id' | 'brand' | 'group_order'>,
): Promise<OrderPersonRow[]> {
  if (group_order === null) return [];
  return db
    .selectFrom('order_people')
    .selectAll()
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
}

/** [SP1] What each of them pays of the bill as it stands, in their order, and what is left over. */
export function sharesOfPeople(
  order: Pick<OrderRow, 'total' | 'document'>,
  people: readonly OrderPersonRow[],
) {
  const step = splitStep(orderDocument(order).currency);
  const subtotals = people.map(({ subtotal }) => subtotal);
  return sharesOf({ total: order.total, subtotals, step, rule: 'proportional' });
}

/** The group order an order was, as one of its people reads it. */
export function groupOfOrder(
  order: OrderRow,
  people: readonly OrderPersonRow[],
  uid: string | null,
): GroupOfOrder {
  const { group_order: hash } = order;
  if (hash === null || !people.some((person) => person.uid === uid)) return null;
  const { currency } = orderDocument(order);
  const { shares, remainder } = sharesOfPeople(order, people);
  const sessions = people.map((person, at) => ({
    user_id: person.uid,
    name: person.name,
    is_owner: person.role === 'owner',
    status: person.status,
    join_at: Math.floor(person.joined_at / 1000),
    item_count: person.item_count,
    user_amount: toWire(person.subtotal, currency),
    total_amount: toWire(shares[at] ?? 0, currency),
  }));
  return {
    hash,
    created_by: order.uid ?? '',
    sessions: [
      ...sessions.filter(({ user_id }) => user_id === uid),
      ...sessions.filter(({ user_id }) => user_id !== uid),
    ],
    remainder: toWire(remainder, currency),
  };
}
