import { brandCode } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Database } from '../db/database.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeId } from '../store/store-document.ts';

/** Whether an address of the diner's app names a brand, and a store of it, that exist; naming none is fine. */
export type KnowsPlace = (url: string) => Promise<boolean>;

export function knowsPlace({ read }: Database): KnowsPlace {
  return async (url) => {
    const query = new URLSearchParams(url.split('?')[1] ?? '');
    const named = query.get('pos_parent')?.trim() ?? '';
    if (named === '') return true;
    const [code, store] = [brandCode(named), storeId(query.get('pos_id'))];
    if (code === null) return false;
    if (store === null) return (await brandByCode(read, code)) !== undefined;
    return (await storeOfBrand(read, code, store)) !== undefined;
  };
}
