import type { PhoneSearchAnswer } from '@mam/contract/order/history.schema.ts';
import { isFoundByProof, searchedFrom } from '@mam/domain/order/phone-search.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { freshNumbers } from '../../diner/phone-proofs.ts';
import { ordersOf } from '../rows.ts';
import { listed, NONE } from './listed-orders.ts';

/** [OR37] How many are found. */
const MOST = 50;

/** Which orders are looked for by their phone number. */
export interface PhoneSearch {
  readonly uid: string;
  readonly brand: string;
  /** international, as the countries of the brand read what was typed */
  readonly numbers: readonly string[];
  /** undefined = any */
  readonly code?: string;
  readonly now: number;
}

/** As the index of one's own orders has it: that of all numbers is no use here, so no known number is any quicker. */
const OWN_NUMBER = sql<string>`orders.phone_number || ''`;

const sought = (db: Kysely<Tables>, { brand, code, now }: PhoneSearch) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('brand', '=', brand)
    .where('created_at', '>=', searchedFrom(now))
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST);

/** Orders this device has placed with a number: the work begins at what is theirs [OR37]. */
const placedOrders = async (db: Kysely<Tables>, asked: PhoneSearch): Promise<PlacedOrder[]> =>
  ordersOf(
    await sought(db, asked).where('uid', '=', asked.uid).where(OWN_NUMBER, 'in', asked.numbers).execute(),
  );

/** Orders this device has opened with a number before [OR80], of the newest it has opened. */
async function openedOrders(
  db: Kysely<Tables>,
  { uid, brand, numbers, code, now }: PhoneSearch,
): Promise<PlacedOrder[]> {
  const opened = await db
    .selectFrom('order_buyers')
    .select('order_id')
    .where('uid', '=', uid)
    .where('placed_at', '>=', searchedFrom(now))
    .orderBy('placed_at', 'desc')
    .limit(MOST)
    .execute();
  if (opened.length === 0) return [];
  const ids = opened.map(({ order_id: id }) => id);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  return ordersOf(rows).filter(
    (order) =>
      order.brand === brand &&
      numbers.includes(order.phoneNumber) &&
      (code === undefined || order.code === code),
  );
}

/** The orders placed with numbers that this diner has just proved, whoever placed them. */
async function provedOrders(
  db: Kysely<Tables>,
  proved: ReadonlySet<string>,
  asked: PhoneSearch,
): Promise<PlacedOrder[]> {
  const rows = await sought(db, asked)
    .where('phone_number', 'in', [...proved])
    .where('phone_number', '<>', '')
    .execute();
  return ordersOf(rows).filter(({ uid: creator, endedAt }) =>
    isFoundByProof({ creator, endedAt }, asked.now),
  );
}

/**
 * [OR37] Orders of a number of late, the newest first: those of this device, and everything where the number was proved
 * just now.
 */
export async function ordersWithNumber(db: Kysely<Tables>, asked: PhoneSearch): Promise<PhoneSearchAnswer> {
  const { brand, uid, numbers, now } = asked;
  if (numbers.length === 0) return { ...NONE, verification_required: true };
  const proved = await freshNumbers(db, { brand, uid, numbers, now });
  const found = [
    ...(await placedOrders(db, asked)),
    ...(await openedOrders(db, asked)),
    ...(proved.size > 0 ? await provedOrders(db, proved, asked) : []),
  ];
  const orders = [...new Map(found.map((order) => [order.id, order])).values()]
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, MOST);
  return { ...(await listed(db, orders, { uid })), verification_required: proved.size === 0 };
}
