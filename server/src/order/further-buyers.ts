import { phoneKey } from '@mam/domain/contact/phone.ts';
import { freshAfter } from '@mam/domain/message/phone-code.ts';
import { opensByProof, searchedFrom } from '@mam/domain/order/phone-search.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { lockNames } from '../db/lanes.ts';
import { deferWrite } from '../db/left-writes.ts';
import { prepared, preparedInsert } from '../db/prepared-statement.ts';
import type { PhoneProofRow } from '../db/tables/message-tables.ts';
import type { OrderBuyerRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { phoneLockName } from './placed-so-far.ts';
import { ordersOf } from './rows.ts';
import { publishOpenedEvents } from './topic.ts';

/** So many orders of a number are looked through. */
const MOST = 100;

const insertBuyers = preparedInsert('order_buyers');

type NamedOrder = Pick<PlacedOrder, 'id' | 'brand'>;

/** [OR80] The further owners of an order, besides the diner who placed it; the first first. */
export async function furtherBuyers(db: Kysely<Tables>, { id, brand }: NamedOrder): Promise<string[]> {
  const rows = await db
    .selectFrom('order_buyers')
    .select('uid')
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .orderBy('opened_at')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** [OR80] Which of these orders are a diner's by their number. */
export async function openedOrderIds(
  db: Kysely<Tables>,
  uid: string,
  orders: readonly Pick<PlacedOrder, 'id' | 'uid'>[],
): Promise<ReadonlySet<string>> {
  const others = orders.filter((order) => order.uid !== uid).map(({ id }) => id);
  if (others.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_buyers')
    .select('order_id')
    .where('order_id', 'in', others)
    .where('uid', '=', uid)
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}

const buyerRow = ({ id, brand, createdAt }: PlacedOrder, uid: string, opened_at: number): OrderBuyerRow => ({
  order_id: id,
  uid,
  brand,
  placed_at: createdAt,
  opened_at,
});

/**
 * [OR80] [OR81] Makes the recent orders of a number, proved by a code, this diner's too; gives back the new ones. An
 * order placed at this moment is before or after, so that none is missed.
 */
export async function openByNumber(
  trx: Trx,
  { brand, uid, phone_number, proved_at }: Omit<PhoneProofRow, 'how' | 'staff_id'>,
): Promise<PlacedOrder[]> {
  await lockNames(trx, [phoneLockName(brand, phoneKey(phone_number) ?? '')]);
  const found = await trx
    .selectFrom('orders')
    .selectAll()
    .where('phone_number', '=', phone_number)
    .where('phone_number', '<>', '')
    .where('brand', '=', brand)
    .where('created_at', '>=', searchedFrom(proved_at))
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const others = ordersOf(found).filter(
    (order) => order.uid !== uid && opensByProof(order.endedAt, proved_at),
  );
  if (others.length === 0) return [];
  const written = await trx
    .insertInto('order_buyers')
    .values(others.map((order) => buyerRow(order, uid, proved_at)))
    .onConflict((on) => on.columns(['order_id', 'uid']).doNothing())
    .returning('order_id')
    .execute();
  const isNew = new Set(written.map(({ order_id: id }) => id));
  const opened = others.filter(({ id }) => isNew.has(id));
  publishOpenedEvents(trx, opened, { uid, brand, at: proved_at });
  return opened;
}

const freshProvers = prepared<
  Pick<PhoneProofRow, 'brand' | 'phone_number'> & { after: number },
  Pick<PhoneProofRow, 'uid'>
>((db, value) =>
  db
    .selectFrom('phone_proofs')
    .select('uid')
    .where('phone_number', '=', value('phone_number'))
    .where('brand', '=', value('brand'))
    .where('how', '=', 'code')
    .where('proved_at', '>', value('after')),
);

/** [OR82] An order is placed: it is theirs too who have proved its number within the last minutes. */
export async function openToProvers(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const { brand, phoneNumber, uid } = order;
  if (phoneNumber === '') return;
  const { rows } = await freshProvers(trx, { brand, phone_number: phoneNumber, after: freshAfter(now) });
  const buyers = rows.filter((one) => one.uid !== uid).map((one) => buyerRow(order, one.uid, now));
  if (buyers.length === 0) return;
  deferWrite(trx, (way) => insertBuyers(way, buyers));
  for (const buyer of buyers) publishOpenedEvents(trx, [], { uid: buyer.uid, brand, at: now });
}
