import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { BundleStore } from '@mam/contract/bundle/bundle.schema.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import type { StoreRow, StoreSwitchRow } from '../db/tables/brand-tables.ts';
import { areTablesStopped, switchesToWire } from './switch-queries.ts';

/** A store as its bundle gives it, its staff have switched it and its menu stands: the restaurant of the wire and what never leaves the server. */
export type StoreDocument = RestaurantWire & Pick<BundleStore, 'tables' | 'manager'>;

export function storeDocument({
  document,
  menu_id: menu,
}: Pick<StoreRow, 'document' | 'menu_id'>): StoreDocument {
  return { ...(JSON.parse(document) as StoreDocument), has_menu: menu !== null };
}

/** [ST18] The same with the switches of its staff, where somebody may order by it. */
export function switchedDocument(
  row: Pick<StoreRow, 'document' | 'menu_id'>,
  rows: readonly StoreSwitchRow[],
): StoreDocument {
  const { switches: _, ...given } = storeDocument(row);
  const switches = switchesToWire(rows).map(({ by: __, ...one }) => one);
  return {
    ...given,
    tables_stopped: areTablesStopped(rows),
    // left out where there are none, as a store was written before there were any
    ...(switches.length > 0 && { switches }),
  };
}

/** pos_id as a number; 0, empty and absent mean no store, anything unreadable a store nobody has. */
export function storeId(given: unknown): number | null {
  if (given === undefined || given === null || given === '') return null;
  const id = typeof given === 'number' ? given : Number(String(given));
  if (!Number.isSafeInteger(id) || id < 0) return -1;
  return id === 0 ? null : id;
}

/**
 * The brand's settings with the store's own laid over them, or null when this store has none of its own and
 * the brand's are not meant for it.
 */
export function configOfStore(brand: ConfigWire, store: StoreDocument): ConfigWire | null {
  const covered = Boolean(brand.is_all_pos) || (brand.pos_ids ?? []).includes(store.Id);
  if (!covered && store.config === undefined) return null;
  return { ...brand, ...store.config };
}
