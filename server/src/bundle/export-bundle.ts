import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { Kysely } from 'kysely';
import { brandByCode } from '../brand/queries.ts';
import type { Tables } from '../db/tables.ts';
import { menuText } from '../menu/queries.ts';
import { storesOfBrand } from '../store/queries.ts';

/** The bundle that would load this brand again: importing it changes nothing. null = unknown brand. */
export async function exportBundle(db: Kysely<Tables>, brand: string): Promise<Bundle | null> {
  const row = await brandByCode(db, brand);
  if (!row) return null;
  const { format, brand: config, ...rest } = JSON.parse(row.document);
  const stores = await storesOfBrand(db, brand);
  const campaigns = await db
    .selectFrom('voucher_campaigns')
    .select('document')
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  return {
    format,
    brand: config,
    stores: stores.map((store) => JSON.parse(store.document)),
    menus: await menusOf(db, brand, stores),
    voucher_campaigns: campaigns.map((campaign) => JSON.parse(campaign.document)),
    ...rest,
  };
}

/** Each menu once, in the order of the first store that sells it. */
async function menusOf(
  db: Kysely<Tables>,
  brand: string,
  stores: readonly { id: number; menu_id: string | null }[],
): Promise<Bundle['menus']> {
  const storesOfMenu = new Map<string, number[]>();
  for (const { id, menu_id } of stores) {
    if (menu_id !== null) storesOfMenu.set(menu_id, [...(storesOfMenu.get(menu_id) ?? []), id]);
  }
  const menus: Bundle['menus'] = [];
  for (const [id, pos_ids] of storesOfMenu) {
    const text = await menuText(db, brand, id);
    if (text !== undefined) menus.push({ pos_ids, menu: JSON.parse(text) });
  }
  return menus;
}
