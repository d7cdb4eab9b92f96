import { isGoneAt, type SoldOut, type SoldOutThing } from '@mam/domain/menu/sold-out.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { SoldOutPastRow, SoldOutRow } from '../db/tables/brand-tables.ts';
import type { Tables } from '../db/tables.ts';
import { storeVersions } from '../store/queries.ts';

export async function menuText(db: Kysely<Tables>, brand: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('menus')
    .select('document')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document;
}

/** false = the store has been published anew since it was read with this menu, and that one may be gone. */
export async function isStillSold(
  db: Kysely<Tables>,
  brand: string,
  store: number,
  menuId: string,
): Promise<boolean> {
  return (await storeVersions(db, brand, store))?.menuId === menuId;
}

export interface SellingPlace {
  readonly brand: string;
  readonly store: number;
}

/** The rows of what is sold out in a store, those whose end has come included. */
export function soldOutRows(db: Kysely<Tables>, { brand, store }: SellingPlace): Promise<SoldOutRow[]> {
  return db
    .selectFrom('sold_out')
    .selectAll()
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .execute();
}

/** [ME16] The things that are sold out in a store at a moment, or will be back only after it. */
export async function soldOutThings(
  db: Kysely<Tables>,
  place: SellingPlace,
  now: EpochMs,
): Promise<SoldOut[]> {
  const rows = await soldOutRows(db, place);
  return rows
    .filter(({ until }) => isGoneAt(until, now))
    .map(({ kind, item_id: id, until }) => ({ kind, id, until }));
}

/** The row of one thing that is sold out. */
export function soldOutRow(
  trx: Trx,
  { brand, store }: SellingPlace,
  { kind, id }: SoldOutThing,
): Promise<SoldOutRow | undefined> {
  return trx
    .selectFrom('sold_out')
    .selectAll()
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
}

/** The stores where something is back by the clock. */
export function storesOfEnds(
  db: Kysely<Tables>,
  now: EpochMs,
  most: number,
): Promise<{ brand: string; store_id: number }[]> {
  return db
    .selectFrom('sold_out')
    .select(['brand', 'store_id'])
    .distinct()
    .where('until', 'is not', null)
    .where('until', '<=', now)
    .limit(most)
    .execute();
}

/** Sells something out; false = it was sold out already. */
export async function addSoldOut(trx: Trx, row: SoldOutRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sold_out')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts something back, and keeps that it was gone; false = it was on sale already. ended_by null = by the clock. */
export async function endSoldOut(
  trx: Trx,
  row: Pick<SoldOutRow, 'brand' | 'store_id' | 'kind' | 'item_id'>,
  end: Pick<SoldOutPastRow, 'ended_at' | 'ended_by' | 'ended_by_name'>,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('sold_out')
    .where('brand', '=', row.brand)
    .where('store_id', '=', row.store_id)
    .where('kind', '=', row.kind)
    .where('item_id', '=', row.item_id)
    .returningAll()
    .executeTakeFirst();
  if (!gone) return false;
  await trx
    .insertInto('sold_out_past')
    .values({ ...gone, ...end })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** The next version of what a store sells: a publication or a sell-out was changed in this transaction. */
export async function bumpMenu(trx: Trx, brand: string, store: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('stores')
    .set((of) => ({ menu_version: of('menu_version', '+', 1) }))
    .where('brand', '=', brand)
    .where('id', '=', store)
    .returning('menu_version')
    .executeTakeFirst();
  return row?.menu_version;
}
