import type { Kysely } from 'kysely';
import type { StoreRow } from '../db/brand-tables.ts';
import { prepared } from '../db/prepared-statement.ts';
import type { Tables } from '../db/tables.ts';

export function storesOfBrand(db: Kysely<Tables>, brand: string): Promise<StoreRow[]> {
  return db.selectFrom('stores').selectAll().where('brand', '=', brand).orderBy('position').execute();
}

export function storeOfBrand(db: Kysely<Tables>, brand: string, id: number): Promise<StoreRow | undefined> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How far a store, its brand and its menu have got; what is kept from them is as old as this says. */
export interface StoreVersions {
  readonly brandVersion: number;
  readonly version: number;
  readonly menuId: string | null;
  readonly menuVersion: number;
}

const selectVersions = prepared<{ brand: string; id: number }, StoreVersions>((db, value) =>
  db
    .selectFrom('stores')
    .innerJoin('brands', 'brands.code', 'stores.brand')
    .select([
      'brands.version as brandVersion',
      'stores.version as version',
      'stores.menu_id as menuId',
      'stores.menu_version as menuVersion',
    ])
    .where('stores.brand', '=', value('brand'))
    .where('stores.id', '=', value('id')),
);

export async function storeVersions(
  db: Kysely<Tables>,
  brand: string,
  id: number,
): Promise<StoreVersions | undefined> {
  const { rows } = await selectVersions(db, { brand, id });
  return rows[0];
}
