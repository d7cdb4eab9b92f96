import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { MyData } from '@mam/contract/privacy/my-data.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Kysely, sql } from 'kysely';
import type { OrderLineRow, OrderRatingRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { ratingsOfOrders } from '../order/ratings.ts';
import { withLines } from '../order/reports/issues.ts';
import { ordersOf } from '../order/rows.ts';
import { numberWire } from './number-data.ts';
import { readProvedNumbers } from './numbers.ts';
import { underWay } from './under-way.ts';

/** Of each list so many, the newest: whoever wants more than this asks the restaurant. */
const MOST = 500;
/** each may be as large as a whole list */
const MOST_PICTURES = 20;

function orderWire(
  order: PlacedOrder,
  lines: readonly OrderLineRow[],
  rating: OrderRatingRow | undefined,
): MyData['orders'][number] {
  const { currency } = order;
  return {
    brand: order.brand,
    store_id: order.storeId,
    code: order.code,
    status: order.status,
    type: order.type,
    table: order.tableName ?? '',
    placed_at: seconds(order.createdAt),
    ended_at: moment(order.endedAt),
    erased_at: moment(order.forgottenAt),
    name: order.name,
    phone: order.phone,
    address: order.address,
    address_detail: order.addressDetail,
    location: order.location,
    note: order.note,
    voucher: order.voucher?.code ?? '',
    payment_method: order.paymentMethod ?? '',
    total: toWire(order.bill.total, currency),
    currency: currency.symbol,
    lines: lines.map(({ name, quantity, amount, note }) => ({
      name,
      quantity,
      amount: toWire(amount, currency),
      note,
    })),
    rating: rating ? { stars: rating.score, words: rating.feedback } : null,
  };
}

async function readMyOrders(db: Kysely<Tables>, uid: string): Promise<MyData['orders']> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .limit(MOST + 1)
    .execute();
  if (rows.length === 0) return [];
  const orders = ordersOf(rows);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('closed_at', 'is', null)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  const ratings = await ratingsOfOrders(db, orders);
  return orders.map((order) => orderWire(order, byOrder.get(order.id) ?? [], ratings.get(order.id)));
}

/** Orders others have placed for them too. */
const joinedBy = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom('order_people')
    .innerJoin('orders', 'orders.id', 'order_people.order_id')
    .select(['orders.brand', 'orders.code', 'order_people.name', 'order_people.placed_at as at'])
    .where('order_people.uid', '=', uid)
    .where(sql<boolean>`order_people.role = 'member'`)
    .orderBy('order_people.placed_at', 'desc')
    .limit(MOST)
    .execute();

/** [DN15] Orders of another device, with a number this one has proved. */
const openedBy = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom('order_buyers')
    .innerJoin('orders', 'orders.id', 'order_buyers.order_id')
    .select(['orders.brand', 'orders.code', 'order_buyers.opened_at as at'])
    .where('order_buyers.uid', '=', uid)
    .orderBy('order_buyers.placed_at', 'desc')
    .limit(MOST)
    .execute();

const readMyGroupOrders = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom('group_sessions')
    .select(['brand', 'name', 'phone', 'joined_at as at'])
    .where('uid', '=', uid)
    .orderBy('joined_at', 'desc')
    .limit(MOST)
    .execute();

const readMySittings = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom('sitting_guests')
    .innerJoin('sittings', 'sittings.id', 'sitting_guests.sitting_id')
    .select(['sittings.brand', 'sittings.store_id', 'sitting_guests.name', 'sitting_guests.joined_at as at'])
    .where('sitting_guests.uid', '=', uid)
    .orderBy('sitting_guests.joined_at', 'desc')
    .limit(MOST)
    .execute();

const readMyCalls = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom('staff_calls')
    .select(['brand', 'store_id', 'table_name as table', 'guest_name as name', 'text', 'placed_at as at'])
    .where('uid', '=', uid)
    .orderBy('placed_at', 'desc')
    .limit(MOST)
    .execute();

/** [DN16] */
const readMyIssues = async (db: Kysely<Tables>, uid: string): Promise<MyData['issues']> => {
  const rows = await db
    .selectFrom('issue_reports')
    .innerJoin('orders', 'orders.id', 'issue_reports.order_id')
    .selectAll('issue_reports')
    .select('orders.code')
    .where('issue_reports.uid', '=', uid)
    .orderBy('issue_reports.made_at', 'desc')
    .limit(MOST)
    .execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const newest = rows.slice(0, MOST_PICTURES).map(({ id }) => id);
  const pictures =
    newest.length === 0
      ? []
      : await db
          .selectFrom('issue_pictures')
          .select(['report_id', 'picture'])
          .where('report_id', 'in', newest)
          .execute();
  const pictureOf = new Map(
    pictures.map(({ report_id, picture }) => [report_id, `data:image/webp;base64,${picture}`]),
  );
  return (await withLines(db, rows)).map(({ id, brand, words, lines, made_at }) => ({
    brand,
    code: codes.get(id) ?? '',
    dishes: lines.map(({ name, reason, quantity }) => ({ name, reason, quantity })),
    words,
    picture: pictureOf.get(id) ?? '',
    at: seconds(made_at),
  }));
};

/** A phone pays bills in đồng alone [PA57]. */
const readMyBillShares = async (db: Kysely<Tables>, uid: string) => {
  const rows = await db
    .selectFrom('bill_shares')
    .select(['brand', 'name', 'amount', 'created_at as at'])
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, amount: toWire(row.amount, DONG) }));
};

const dated = <T extends { readonly at: number }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, at: seconds(row.at) }));

/** [DN8] Everything the server keeps of a diner, and what of it is under way. now: epoch ms */
export async function myData(
  db: Kysely<Tables>,
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<MyData> {
  const diner = await db.selectFrom('diners').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('uid', '=', uid)
    .execute();
  const numbers = [];
  for (const number of await readProvedNumbers(db, { uid, now }))
    numbers.push(await numberWire(db, number, now));
  const orders = await readMyOrders(db, uid);
  return {
    made_at: seconds(now),
    uid,
    since: seconds(diner.created_at),
    name: diner.name ?? '',
    language: diner.language ?? '',
    devices: devices.map(({ endpoint, created_at }) => ({
      service: new URL(endpoint).host,
      since: seconds(created_at),
    })),
    numbers,
    orders: orders.slice(0, MOST),
    more_orders: orders.length > MOST,
    joined: dated(await joinedBy(db, uid)),
    opened: dated(await openedBy(db, uid)),
    group_orders: dated(await readMyGroupOrders(db, uid)),
    sittings: dated(await readMySittings(db, uid)),
    calls: dated(await readMyCalls(db, uid)),
    issues: await readMyIssues(db, uid),
    bill_shares: dated(await readMyBillShares(db, uid)),
    under_way: await underWay(db, { uid, now }),
  };
}
