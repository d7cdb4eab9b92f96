import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { isGerman } from '@mam/contract/money/currency-wire.ts';
import type { RestaurantList } from '@mam/contract/store/restaurant.schema.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { makeMenu } from '../menu/reading.ts';
import { makeConfig, makeRestaurants } from '../store/reading.ts';

/** What the app would ask for first; laid into the page, nothing has to be asked. */
export interface StartData {
  readonly config: unknown;
  readonly restaurants: readonly unknown[];
  readonly menu?: unknown;
}

export interface Start {
  readonly data: StartData;
  readonly title: string;
  /** the store brings its own language */
  readonly german: boolean;
}

/** The same answers the reading calls give; null = unknown brand or store. */
export async function startOf(
  read: Kysely<Tables>,
  brand: string,
  store: number | null,
  withMenu: boolean,
): Promise<Start | null> {
  const config = (await makeConfig(read, brand, store)) ?? (await makeConfig(read, brand, null));
  const list = await makeRestaurants(read, brand, store);
  if (!config || !list) return null;
  const { restaurants } = list.data as RestaurantList;
  const [restaurant] = restaurants;
  if (store !== null && !restaurant) return null;
  const menu = withMenu && store !== null ? await makeMenu(read, brand, store) : null;
  const { name, currency } = config.data as ConfigWire;
  return {
    data: { config: config.data, restaurants, ...(menu && { menu: menu.data }) },
    title: (store !== null && restaurant?.Pos_Name) || name || 'Mâm',
    german: isGerman(restaurant?.currency ?? currency),
  };
}
