import {
  countsThatMatter,
  countsUntil,
  type Exact,
  exactCounts,
  type FloodLimits,
  type OrdersAround,
  RECENT,
  type SeatKind,
} from '@mam/domain/checkout/flood.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isAnswered, isFinal } from '@mam/domain/order/status.ts';
import { amountHeld } from '@mam/domain/payment/ledger.ts';
import { type Kysely, sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { lockNames } from '../db/lanes.ts';
import { prepared, preparedInsert } from '../db/prepared-statement.ts';
import type { OrderOriginRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';

/** The origin of an order about to be placed: the addresses and places its limits count by. */
export interface Origin {
  readonly brand: string;
  readonly storeId: number;
  readonly network: string;
  readonly seat: SeatKind;
  /** [TB80] or the id of the sitting whose round it is; null = nowhere in the house */
  readonly table: string | null;
}

const originLockNames = ({ brand, storeId, network, table }: Origin): Readonly<Record<Exact, string>> => ({
  address: `network ${network}`,
  store: `open ${brand} ${storeId}`,
  here: `table ${brand} ${storeId} ${table}`,
});

const countAround = prepared<
  {
    brand: string;
    storeId: number;
    network: string;
    seat: string;
    table: string;
    now: number;
    since: number;
    mostOfNetwork: number;
    mostOfStore: number;
    mostHere: number;
    mostRecent: number;
  },
  Record<'ofNetwork' | 'ofStore' | 'here' | 'recent', number>
>((db, value) => {
  // the flags are written out so that the small index of these orders is used
  const unpaid = sql`brand = ${value('brand')} and store_id = ${value('storeId')} and counts_until > ${value('now')}`;
  const statement = sql<Record<'ofNetwork' | 'ofStore' | 'here' | 'recent', number>>`select
    (select count(*) from (select 1 from order_origins where open = 1 and network = ${value('network')}
      and seat = ${value('seat')} and ${unpaid} limit ${value('mostOfNetwork')}) one) as "ofNetwork",
    (select count(*) from (select 1 from order_origins where waiting = 1 and seat = 'outside'
      and ${unpaid} limit ${value('mostOfStore')}) one) as "ofStore",
    (select count(*) from (select 1 from order_origins where waiting = 1 and table_name = ${value('table')}
      and ${unpaid} limit ${value('mostHere')}) one) as "here",
    (select count(*) from (select 1 from order_origins where network = ${value('network')} and at > ${value('since')}
      and seat = ${value('seat')} limit ${value('mostRecent')}) one) as "recent"`;
  return { compile: () => statement.compile(db) };
});

interface Counting {
  readonly now: number;
  readonly limits: FloodLimits;
}

/** [CH5] [CH6] Counts in one statement the orders that the limits of network, store and table go by. */
export async function ordersAround(
  trx: Kysely<Tables>,
  { brand, storeId, network, seat, table }: Origin,
  { now, limits }: Counting,
): Promise<OrdersAround> {
  const place = { brand, storeId, network, seat, table: table ?? '' };
  const matters = countsThatMatter(seat, limits);
  const most = {
    mostOfNetwork: matters.unpaidOfAddress,
    mostOfStore: matters.unpaidOfStore,
    mostHere: matters.waitingHere,
    mostRecent: matters.recentOfAddress,
  };
  const [row] = (await countAround(trx, { ...place, ...most, now, since: now - RECENT })).rows;
  if (!row) throw new Error('counting answers one row');
  return {
    seat,
    unpaidOfAddress: row.ofNetwork,
    unpaidOfStore: row.ofStore,
    waitingHere: row.here,
    recentOfAddress: row.recent,
  };
}

/** The counts where nobody has ordered yet: a limit that is near here is always near. */
export const nobodyAround = (seat: SeatKind): OrdersAround => ({
  seat,
  unpaidOfAddress: 0,
  unpaidOfStore: 0,
  waitingHere: 0,
  recentOfAddress: 0,
});

/**
 * [CH8] The same before an order is placed: counts near a limit take their lane, and only those, or everybody behind
 * one address, or at a full kitchen, would wait for the one before. `lanes` are taken too.
 */
export async function ordersAroundLocked(
  trx: Trx,
  origin: Origin,
  { lanes, ...counting }: Counting & { readonly lanes: readonly string[] },
): Promise<OrdersAround> {
  const laneOfCount = originLockNames(origin);
  const lanesNear = (around: OrdersAround) =>
    exactCounts(around, counting.limits).map((count) => laneOfCount[count]);
  let taken: readonly string[] = [];
  let missing = [...lanes, ...lanesNear(nobodyAround(origin.seat))];
  for (;;) {
    const [, around] = await Promise.all([lockNames(trx, missing), ordersAround(trx, origin, counting)]);
    taken = [...taken, ...missing];
    missing = lanesNear(around).filter((lane) => !taken.includes(lane));
    if (missing.length === 0) return around;
  }
}

const toPay = (order: PlacedOrder) => ({
  method: order.paymentMethod ?? '',
  kept: amountHeld(order),
});

const insertRow = preparedInsert('order_origins');

export async function insertOrigin(
  trx: Trx,
  order: PlacedOrder,
  {
    seat,
    network,
    table,
    heldUntil,
  }: Pick<Origin, 'seat' | 'network' | 'table'> & { readonly heldUntil: number | null },
): Promise<void> {
  const row: OrderOriginRow = {
    order_id: order.id,
    brand: order.brand,
    store_id: order.storeId,
    network,
    seat,
    table_name: table,
    at: order.createdAt,
    counts_until: countsUntil(toPay(order), heldUntil),
    open: 1,
    waiting: 1,
  };
  await insertRow(trx, [row]);
}

/** Where an order came from; undefined = staff took it, or it is older than a day. */
export async function readOrderOrigin(
  db: Kysely<Tables>,
  brand: string,
  id: string,
): Promise<Origin | undefined> {
  const row = await db
    .selectFrom('order_origins')
    .select(['store_id', 'network', 'seat', 'table_name'])
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row && { brand, storeId: row.store_id, network: row.network, seat: row.seat, table: row.table_name };
}

/** [CH5] Paid, answered or ended, or holding money, an order is counted no more, each where it was. */
export async function followOrigin(trx: Trx, order: PlacedOrder): Promise<void> {
  const { id, brand, status } = order;
  await trx
    .updateTable('order_origins')
    .set({
      counts_until: order.paidAt === null ? countsUntil(toPay(order), null) : 0,
      open: isFinal(status) ? 0 : 1,
      waiting: isAnswered(status) ? 0 : 1,
    })
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .execute();
}
