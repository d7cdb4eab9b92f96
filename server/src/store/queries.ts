import type { Kysely } from 'kysely';
import { locksRows, type Trx } from '../db/dialect.ts';
import { prepared } from '../db/prepared-statement.ts';
import type { StoreRow } from '../db/tables/brand-tables.ts';
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

/** The store's next version; whoever counts it up goes before or after others who do. */
export async function bumpStore(trx: Trx, brand: string, id: number): Promise<number> {
  const row = await trx
    .updateTable('stores')
    .set((of) => ({ version: of('version', '+', 1) }))
    .where('brand', '=', brand)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Until this transaction ends the store stays as it is; others who hold it do not wait for each other.
 * SQLite has one writer: there it stays so anyway.
 */
export async function holdStore(trx: Trx, brand: string, id: number): Promise<void> {
  if (locksRows(trx)) await selectHeld(trx, { brand, id });
}

const selectHeld = prepared<{ brand: string; id: number }>((db, value) =>
  db
    .selectFrom('stores')
    .select('id')
    .where('brand', '=', value('brand'))
    .where('id', '=', value('id'))
    .forShare(),
);
