import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
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

/** Ids of the dishes, variants and options that are sold out in a store right now. */
export async function soldOutIds(db: Kysely<Tables>, brand: string, store: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sold_out')
    .select('item_id')
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

/** The things one of those who sell out in a store has sold out there. */
export async function soldOutBy(
  db: Kysely<Tables>,
  { brand, store, by }: { readonly brand: string; readonly store: number; readonly by: string },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sold_out')
    .select('item_id')
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .where('by_staff', '=', by)
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

/** false = it was sold out already. */
export async function addSoldOut(
  trx: Trx,
  row: { brand: string; store_id: number; item_id: string; at: number; by_staff: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sold_out')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** false = it was on sale already. */
export async function removeSoldOut(trx: Trx, brand: string, store: number, item: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sold_out')
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .where('item_id', '=', item)
    .executeTakeFirst();
  return numDeletedRows === 1n;
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
