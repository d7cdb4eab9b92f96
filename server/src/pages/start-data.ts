import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import type { RestaurantList } from '@mam/contract/store/restaurant.schema.ts';
import type { Context } from '../context.ts';
import { noStep } from '../db/step.ts';
import { safeJson } from '../http/safe-json.ts';
import { makeMenu } from '../menu/reading.ts';
import { makeConfig, makeRestaurants } from '../store/reading.ts';

export interface Start {
  /** StartData as JSON that may stand in a page; of a large menu nothing is read or written for it */
  readonly json: Buffer;
  readonly title: string;
}

/** The same answers the reading calls give; null = unknown brand or store. */
export async function readStart(
  parts: Pick<Context, 'database' | 'caches' | 'now'>,
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
    json: withLast(safeJson({ seq, config: settings, restaurants }), 'menu', menu?.data),
    title: (store !== null && restaurant?.Pos_Name) || settings.name || 'Mâm',
  };
}

/** The same with an order beside it. */
export const withOrder = (start: Start, order: OrderDetail): Start => ({
  ...start,
  json: withLast(start.json.toString(), 'order', Buffer.from(safeJson(order))),
});

/** One more thing in an object that is JSON already, as JSON. */
function withLast(json: string, name: keyof StartData, value: Buffer | undefined): Buffer {
  if (!value) return Buffer.from(json);
  return Buffer.concat([Buffer.from(`${json.slice(0, -1)},"${name}":`), value, Buffer.from('}')]);
}
