import type { History, HistoryQuery } from '@mam/contract/order/history.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { ordersOf } from '../rows.ts';
import { listed, NONE } from './listed-orders.ts';

/** [OR36] How many orders come at a time. */
const PAGE = 50;

interface HistoryRequest {
  readonly uid: string;
  /** undefined = of every brand */
  readonly brand: string | undefined;
}

const placedBy = (db: Kysely<Tables>, { uid, brand }: HistoryRequest) =>
  db
    .selectFrom('orders')
    .where('uid', '=', uid)
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand ?? ''));

/** [GO19] Those that another has ordered for them too, by the small index of these. */
const joinedBy = (db: Kysely<Tables>, { uid, brand }: HistoryRequest) =>
  db
    .selectFrom('order_people')
    .where('order_people.uid', '=', uid)
    .where(sql<boolean>`order_people.role = 'member'`)
    .$if(brand !== undefined, (query) => query.where('order_people.brand', '=', brand ?? ''));

/**
 * [OR80] Orders whose number they have proved, by a small index too; those they took part in are in the list already.
 */
const openedBy = (db: Kysely<Tables>, { uid, brand }: HistoryRequest) =>
  db
    .selectFrom('order_buyers')
    .where('order_buyers.uid', '=', uid)
    .$if(brand !== undefined, (query) => query.where('order_buyers.brand', '=', brand ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_people')
            .select('order_people.uid')
            .whereRef('order_people.order_id', '=', 'order_buyers.order_id')
            .where('order_people.uid', '=', uid),
        ),
      ),
    );

/** The place after which a page begins: the moment of an order, and its id among those of one moment. */
const historyCursor = ({ createdAt: at, id }: PlacedOrder) => `${at}.${id}`;

const newestFirst = (a: PlacedOrder, b: PlacedOrder) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

async function readHistoryPage(
  db: Kysely<Tables>,
  asked: HistoryRequest,
  cursor: string | undefined,
): Promise<PlacedOrder[]> {
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  const after = cursor === undefined ? null : { at: Number(at), id };
  const own = await ownPage(db, asked, after);
  const joined = await joinedPage(db, asked, after);
  const opened = await openedPage(db, asked, after);
  return [...own, ...joined, ...opened].sort(newestFirst).slice(0, PAGE + 1);
}

interface HistoryPosition {
  readonly at: number;
  readonly id: string;
}

async function joinedPage(
  db: Kysely<Tables>,
  asked: HistoryRequest,
  after: HistoryPosition | null,
): Promise<PlacedOrder[]> {
  const rows = await joinedBy(db, asked)
    .innerJoin('orders', 'orders.id', 'order_people.order_id')
    .selectAll('orders')
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('order_people.placed_at', '<', after?.at ?? 0),
          and([
            eb('order_people.placed_at', '=', after?.at ?? 0),
            eb('order_people.order_id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('order_people.placed_at', 'desc')
    .orderBy('order_people.order_id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return ordersOf(rows);
}

async function openedPage(
  db: Kysely<Tables>,
  asked: HistoryRequest,
  after: HistoryPosition | null,
): Promise<PlacedOrder[]> {
  const rows = await openedBy(db, asked)
    .innerJoin('orders', 'orders.id', 'order_buyers.order_id')
    .selectAll('orders')
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('order_buyers.placed_at', '<', after?.at ?? 0),
          and([
            eb('order_buyers.placed_at', '=', after?.at ?? 0),
            eb('order_buyers.order_id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('order_buyers.placed_at', 'desc')
    .orderBy('order_buyers.order_id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return ordersOf(rows);
}

async function ownPage(
  db: Kysely<Tables>,
  asked: HistoryRequest,
  after: HistoryPosition | null,
): Promise<PlacedOrder[]> {
  const rows = await placedBy(db, asked)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '<', after?.at ?? 0),
          and([eb('created_at', '=', after?.at ?? 0), eb('id', '<', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return ordersOf(rows);
}

const ALL = sql<number | string>`count(*)`.as('all');

/** [OR36] [OR80] A diner's own orders, the newest first; `restaurants` names those of their stores that still exist. */
export async function readHistory(
  db: Kysely<Tables>,
  uid: string,
  { pos_parent: brand, type, count, cursor }: HistoryQuery,
): Promise<History> {
  const asked = { uid, brand };
  if (count) {
    const counts = [
      await placedBy(db, asked).select(ALL).executeTakeFirstOrThrow(),
      await joinedBy(db, asked).select(ALL).executeTakeFirstOrThrow(),
      await openedBy(db, asked).select(ALL).executeTakeFirstOrThrow(),
    ];
    return { ...NONE, count: counts.reduce((sum, { all }) => sum + Number(all), 0) };
  }
  const found = await readHistoryPage(db, asked, cursor);
  const orders = found.slice(0, PAGE);
  const last = found.length > PAGE ? orders.at(-1) : undefined;
  return {
    ...(await listed(db, orders, { uid, detailed: type === 'detail' })),
    next: last ? historyCursor(last) : null,
  };
}
