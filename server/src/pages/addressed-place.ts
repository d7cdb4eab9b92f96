import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { brandCode, brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Database } from '../db/database.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeId, switchedDocument } from '../store/store-document.ts';
import { switchesOfStore } from '../store/switch-queries.ts';

/** The place in an address, as far as it exists. */
export interface AddressedPlace {
  /** the address names no brand and store that do not exist; naming none is fine */
  readonly known: boolean;
  /** upper case; null = none is named, or nobody knows it */
  readonly brand: string | null;
  readonly store: Store | null;
}

const NONE = { brand: null, store: null } as const;

/** The brand, and the store of it, that an address of the diner's app names. */
export async function placeIn(query: URLSearchParams, { read }: Database): Promise<AddressedPlace> {
  const named = query.get('pos_parent')?.trim() ?? '';
  if (named === '') return { known: true, ...NONE };
  const code = brandCode(named);
  const row = code === null ? undefined : await brandByCode(read, code);
  if (!row) return { known: false, ...NONE };
  const id = storeId(query.get('pos_id'));
  if (id === null) return { known: true, brand: row.code, store: null };
  const store = await storeOfBrand(read, row.code, id);
  if (!store) return { known: false, brand: row.code, store: null };
  return {
    known: true,
    brand: row.code,
    store: storeFromWire(
      switchedDocument(store, await switchesOfStore(read, row.code, id)),
      brandDocument(row).brand,
    ),
  };
}
