import { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { type BrandList, BrandList as BrandListSchema } from '@mam/contract/brand/list-brands.schema.ts';
import { languagesFromWire } from '@mam/contract/store/languages-wire.ts';
import { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { mergeStoreLanguages } from '@mam/domain/brand/languages.ts';
import type { Kysely } from 'kysely';
import type { TSchema } from 'typebox';
import { Clean } from 'typebox/value';
import { brandDocument } from '../brand/brand-document.ts';
import { allBrands, brandByCode, brandsVersion } from '../brand/queries.ts';
import type { Made } from '../cache/answer-cache.ts';
import type { Tables } from '../db/tables.ts';
import { storeOfBrand, storesOfBrand } from './queries.ts';
import { configOfStore, storeDocument, switchedDocument } from './store-document.ts';
import { switchesOfBrand } from './switch-queries.ts';

/** Only fields the contract names leave the server. */
function allowed<T>(schema: TSchema, value: unknown): T {
  return Clean(schema, value) as T;
}

/** The brands of this server, for the demo page and for "/" of a server with one brand. */
export async function makeBrands(db: Kysely<Tables>): Promise<Made> {
  const version = await brandsVersion(db);
  const brands = await Promise.all(
    (await allBrands(db)).map(async (row) => {
      const { brand } = brandDocument(row);
      const stores = (await storesOfBrand(db, row.code)).map(storeDocument);
      const { own } = mergeStoreLanguages(stores.map((store) => languagesFromWire(brand, store)));
      return {
        pos_parent: row.code,
        name: row.name,
        logo: brand.image_thumb_url ?? null,
        main_color: brand.color_scheme?.find((colour) => colour.name === 'main_color')?.value ?? null,
        language: own === 'de' ? own : null,
      };
    }),
  );
  return { version, data: allowed<BrandList>(BrandListSchema, { brands }) };
}

/** Changes with the brand and with any of its stores; null = unknown brand. */
export async function brandVersion(db: Kysely<Tables>, code: string): Promise<string | null> {
  const rows = await db
    .selectFrom('brands')
    .leftJoin('stores', 'stores.brand', 'brands.code')
    .select(['brands.version as brand', 'stores.id as id', 'stores.version as store'])
    .where('brands.code', '=', code)
    .orderBy('stores.id')
    .execute();
  return rows.length === 0 ? null : rows.map((row) => `${row.brand}.${row.id}.${row.store}`).join(' ');
}

/** The brand's settings, or a store's; null = unknown brand or store, or a store without settings. */
export async function makeConfig(
  db: Kysely<Tables>,
  code: string,
  store: number | null,
): Promise<Made | null> {
  const version = await brandVersion(db, code);
  const row = await brandByCode(db, code);
  if (!row || version === null) return null;
  const { brand } = brandDocument(row);
  const storeRow = store === null ? null : await storeOfBrand(db, code, store);
  if (store !== null && !storeRow) return null;
  const config = storeRow ? configOfStore(brand, storeDocument(storeRow)) : brand;
  return config && { version, data: allowed(ConfigWire, { ...config, name: row.name }) };
}

/** The stores of a brand that are listed; asked for by its id, a store answers even when it is not. */
export async function makeRestaurants(
  db: Kysely<Tables>,
  code: string,
  store: number | null,
): Promise<Made | null> {
  const version = await brandVersion(db, code);
  const rows = await storesOfBrand(db, code);
  const switched = await switchesOfBrand(db, code);
  const restaurants = rows
    .map((row) =>
      switchedDocument(
        row,
        switched.filter((one) => one.store_id === row.id),
      ),
    )
    .filter((restaurant) => (store === null ? Boolean(restaurant.Active) : restaurant.Id === store))
    .map((restaurant) => allowed<RestaurantWire>(RestaurantWire, { ...restaurant, pos_parent: code }));
  return version === null || restaurants.length === 0 ? null : { version, data: { restaurants } };
}
