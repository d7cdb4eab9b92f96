import type { ExpressionBuilder } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { BrandRow, MenuRow, StoreRow } from '../db/tables/brand-tables.ts';
import type { VoucherCampaignRow } from '../db/tables/voucher-tables.ts';
import type { Tables } from '../db/tables.ts';

type StaffOfBrand = ExpressionBuilder<Tables, 'staff'>;

/** Inserts the brand or takes its new document over; answers the version it has now. */
export async function saveBrand(trx: Trx, row: Omit<BrandRow, 'version'>): Promise<number> {
  const { version } = await trx
    .insertInto('brands')
    .values({ ...row, version: 1 })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((of) => ({
        name: row.name,
        document: row.document,
        updated_at: row.updated_at,
        version: of('brands.version', '+', 1),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Inserts the store or takes its new document and menu over; counts both versions up. Staff's switches stay. */
export function saveStore(
  trx: Trx,
  row: Omit<StoreRow, 'version' | 'menu_version'>,
): Promise<{ version: number; menu_version: number }> {
  return trx
    .insertInto('stores')
    .values({ ...row, version: 1, menu_version: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'id']).doUpdateSet((of) => ({
        name: row.name,
        position: row.position,
        document: row.document,
        menu_id: row.menu_id,
        updated_at: row.updated_at,
        version: of('stores.version', '+', 1),
        menu_version: of('stores.menu_version', '+', 1),
      })),
    )
    .returning(['version', 'menu_version'])
    .executeTakeFirstOrThrow();
}

export function menusOfBrand(trx: Trx, brand: string): Promise<Pick<MenuRow, 'id' | 'document'>[]> {
  return trx.selectFrom('menus').select(['id', 'document']).where('brand', '=', brand).execute();
}

export function menuOfStores(trx: Trx, brand: string): Promise<Pick<StoreRow, 'id' | 'menu_id'>[]> {
  return trx.selectFrom('stores').select(['id', 'menu_id']).where('brand', '=', brand).execute();
}

/** A published menu never changes: the same document keeps its row. */
export async function saveMenu(trx: Trx, row: MenuRow): Promise<void> {
  await trx
    .insertInto('menus')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Inserts the campaign or takes its new terms over; what was used of it stays used. */
export async function saveCampaign(trx: Trx, row: VoucherCampaignRow): Promise<void> {
  const { id: _, used: __, ...terms } = row;
  await trx
    .insertInto('voucher_campaigns')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(terms))
    .execute();
}

/** Removes stores the new bundle does not name. Staff of these alone are disabled: no store would mean every store. */
export async function removeUnnamed(trx: Trx, brand: string, stores: readonly number[]): Promise<void> {
  const boundTo = (which: 'in' | 'not in') => (of: StaffOfBrand) =>
    of
      .selectFrom('staff_stores')
      .select('staff_id')
      .where('brand', '=', brand)
      .where('store_id', which, stores);
  await trx
    .updateTable('staff')
    .set({ active: 0 })
    .where('brand', '=', brand)
    .where('id', 'in', boundTo('not in'))
    .where('id', 'not in', boundTo('in'))
    .execute();
  await trx.deleteFrom('stores').where('brand', '=', brand).where('id', 'not in', stores).execute();
}

/** Campaigns the new bundle no longer names; their uses stay with their orders. */
export async function removeCampaigns(trx: Trx, brand: string, kept: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('voucher_campaigns')
    .where('brand', '=', brand)
    .$if(kept.length > 0, (of) => of.where('id', 'not in', kept))
    .execute();
}

export async function removeUnsoldMenus(trx: Trx, brand: string): Promise<void> {
  await trx
    .deleteFrom('menus')
    .where('brand', '=', brand)
    .where('id', 'not in', (of) =>
      of.selectFrom('stores').select('menu_id').where('brand', '=', brand).where('menu_id', 'is not', null),
    )
    .execute();
}

/** Stores of this brand that people have ordered from: they cannot be taken away any more. */
export async function storesWithOrders(trx: Trx, brand: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('store_id')
    .distinct()
    .where('brand', '=', brand)
    .execute();
  return rows.map((row) => row.store_id);
}
