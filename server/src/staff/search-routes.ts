import { FoundOrders, OrderSearchQuery } from '@mam/contract/staff/search/order-search.schema.ts';
import { searchStaffOrders } from '@mam/contract/staff/search/order-search.ts';
import { findOrders, type OrderSearch, readOrderSearch } from '@mam/domain/staff/order-search.ts';
import { readsPhonesOf } from '@mam/domain/staff/roles.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { startOfDay } from '@mam/domain/time/start-of-day.ts';
import type { Context, Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { ordersByIds, ordersToSearch } from './board/orders-of-store.ts';
import { atStoreRead } from './places.ts';
import { serveStaff } from './serve-staff.ts';
import { type OrderReader, staffOrders } from './staff-order.ts';

/** as many as are looked through with the eye */
const MOST_FOUND = 20;

/** [OR101] The orders a search finds in a store today, as its reader sees it. */
async function search(
  context: Context,
  store: Store,
  reader: OrderReader,
  sought: OrderSearch,
  now: EpochMs,
): Promise<FoundOrders> {
  const db = context.database.read;
  const of = { brand: store.brand, store: store.id };
  const rows = await ordersToSearch(db, { ...of, since: startOfDay(now, store.zone) });
  const found = findOrders(rows, sought, (row) => row);
  const shown = found.slice(0, MOST_FOUND).map(({ id }) => id);
  return {
    orders: await staffOrders(context, reader, await ordersByIds(db, shown)),
    more: found.length > shown.length,
  };
}

/** The search for an order of the day. */
export const staffSearchRoutes: Feature = (app, context) => {
  const { database, stores } = context;

  serveStaff(
    app,
    context,
    searchStaffOrders,
    { may: 'watchBoard', at: atStoreRead, query: OrderSearchQuery, answer: FoundOrders },
    async ({ row: { brand, id }, staff, query, now }) => {
      const sought = readOrderSearch(query.q, readsPhonesOf(staff, { brand, id }));
      if (sought === null) return refuse('MALFORMED', { path: 'q' });
      const selling = await stores.get(database.read, brand, id);
      return selling ? ok(await search(context, selling.store, staff, sought, now)) : refuse('UNKNOWN');
    },
  );
};
