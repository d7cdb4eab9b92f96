import type { OrderRating } from '@mam/domain/order/order.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { RATEABLE } from '@mam/domain/rating/rating.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { OrderRatingRow, StoreRatingRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';

/** More stores than any brand has. */
const MOST_STORES = 1_000;

/** false = it has one already. */
export async function insertRating(
  trx: Trx,
  { id, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
  { score, feedback, dishes }: OrderRating,
  at: number,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('order_ratings')
    .values({ order_id: id, brand, score, feedback, dishes: JSON.stringify(dishes), at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function ratingOfOrder(
  trx: Trx,
  { id, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
): Promise<OrderRatingRow | undefined> {
  return trx
    .selectFrom('order_ratings')
    .selectAll()
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** [RA5] One more rating of a store. */
export async function countRating(
  trx: Trx,
  { brand, storeId }: Pick<PlacedOrder, 'brand' | 'storeId'>,
  score: number,
): Promise<void> {
  await trx
    .insertInto('store_ratings')
    .values({ brand, store_id: storeId, count: 1, stars: score })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'store_id']).doUpdateSet((of) => ({
        count: of('store_ratings.count', '+', 1),
        stars: of('store_ratings.stars', '+', score),
      })),
    )
    .execute();
}

export function ratingsOfStores(db: Kysely<Tables>, brand: string): Promise<StoreRatingRow[]> {
  return db
    .selectFrom('store_ratings')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('store_id')
    .limit(MOST_STORES)
    .execute();
}

/** [TB31] The hash of the latest order of a diner in a store that may be rated and has no rating; undefined = none. */
export async function latestToRate(
  db: Kysely<Tables>,
  { brand, storeId, uid }: { readonly brand: string; readonly storeId: number; readonly uid: string },
): Promise<string | undefined> {
  const latest = await db
    .selectFrom('orders')
    .select('hash')
    .where('uid', '=', uid)
    .where('brand', '=', brand)
    .where('store_id', '=', storeId)
    .where('status', 'in', RATEABLE)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_ratings').select('order_id').whereRef('order_ratings.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.hash;
}
