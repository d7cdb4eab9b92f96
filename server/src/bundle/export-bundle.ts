import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Kysely } from 'kysely';
import { brandByCode } from '../brand/queries.ts';
import type { StoreRow } from '../db/tables/brand-tables.ts';
import type { Tables } from '../db/tables.ts';
import { menuText } from '../menu/queries.ts';
import { storesOfBrand } from '../store/queries.ts';
import { standingCodes } from '../store/table-codes.ts';

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
    stores: await storesWithCodes(db, brand, stores),
    menus: await exportMenus(db, brand, stores),
    voucher_campaigns: campaigns.map((campaign) => JSON.parse(campaign.document)),
    ...rest,
  };
}

/** [TB34] Stores as they were given, each with the codes of its tables. */
async function storesWithCodes(
  db: Kysely<Tables>,
  brand: string,
  rows: readonly StoreRow[],
): Promise<Bundle['stores']> {
  const standing = await standingCodes(db, brand);
  const codes = new Map(standing.map((row) => [`${row.store_id} ${row.table_key}`, row.code]));
  return rows.map(({ id, document }) => {
    const store = JSON.parse(document) as Bundle['stores'][number];
    const coded = new Map<string, { table: string; code: string }>();
    for (const table of store.tables ?? []) {
      const code = codes.get(`${id} ${tableKey(table)}`);
      if (code !== undefined && !coded.has(code)) coded.set(code, { table, code });
    }
    return coded.size === 0 ? store : { ...store, table_codes: [...coded.values()] };
  });
}

/** Each menu once, in the order of the first store that sells it. */
async function exportMenus(
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
