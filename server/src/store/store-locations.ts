import type { Location } from '@mam/domain/store/store.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { storesOfBrand } from './queries.ts';
import { storeDocument } from './store-document.ts';

/** Where a brand's listed stores are, or only the one; those that say no place are left out. */
export async function storeLocations(
  db: Kysely<Tables>,
  brand: string,
  id: number | null,
): Promise<readonly Location[]> {
  const stores = (await storesOfBrand(db, brand)).map(storeDocument);
  return stores
    .filter((store) => (id === null ? Boolean(store.Active) : store.Id === id))
    .flatMap(({ Pos_Latitude: lat, Pos_Longitude: lng }) =>
      typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [],
    );
}
