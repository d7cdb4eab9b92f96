import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { isGerman } from '@mam/contract/money/currency-wire.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import type { RestaurantList } from '@mam/contract/store/restaurant.schema.ts';
import type { Context } from '../context.ts';
import { noStep } from '../db/step.ts';
import { makeMenu } from '../menu/reading.ts';
import { makeConfig, makeRestaurants } from '../store/reading.ts';

export interface Start {
  readonly data: StartData;
  readonly title: string;
  /** the store brings its own language */
  readonly german: boolean;
}

/** The same answers the reading calls give; null = unknown brand or store. */
export async function startOf(
  parts: Pick<Context, 'database' | 'caches'>,
  brand: string,
  store: number | null,
  withMenu: boolean,
): Promise<Start | null> {
  const { read, lastPublished } = parts.database;
  const seq = lastPublished(); // before reading: an event in between is heard once more, never missed
  const config = (await makeConfig(read, brand, store)) ?? (await makeConfig(read, brand, null));
  const list = await makeRestaurants(read, brand, store);
  if (!config || !list) return null;
  const { restaurants } = list.data as RestaurantList;
  const [restaurant] = restaurants;
  if (store !== null && !restaurant) return null;
  const menu = withMenu && store !== null ? await makeMenu({ ...parts, step: noStep }, brand, store) : null;
  const settings = config.data as ConfigWire;
  return {
    data: { seq, config: settings, restaurants, ...(menu && { menu: menu.data as MenuWire }) },
    title: (store !== null && restaurant?.Pos_Name) || settings.name || 'Mâm',
    german: isGerman(restaurant?.currency ?? settings.currency),
  };
}
