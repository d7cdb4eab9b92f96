import { languagesFromWire } from '@mam/contract/store/languages-wire.ts';
import { mergeStoreLanguages, type StoreLanguages } from '@mam/domain/brand/languages.ts';
import type { Kysely } from 'kysely';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Tables } from '../db/tables.ts';
import { storesOfBrand } from './queries.ts';
import { storeDocument } from './store-document.ts';

/** The languages of a page's store, or without one of the stores its brand lists together; null = there are none. */
export async function languagesAt(
  db: Kysely<Tables>,
  code: string,
  store: number | null,
): Promise<StoreLanguages | null> {
  const row = await brandByCode(db, code);
  if (!row) return null;
  const { brand } = brandDocument(row);
  const stores = (await storesOfBrand(db, code))
    .map(storeDocument)
    .filter(({ Id, Active }) => (store === null ? Boolean(Active) : Id === store));
  return stores.length === 0 ? null : mergeStoreLanguages(stores.map((one) => languagesFromWire(brand, one)));
}
