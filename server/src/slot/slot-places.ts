import { slotsTopic } from '@mam/contract/http/topic.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type FullSlot, fullSlots, type Place, slotLimitOf, slotStart } from '@mam/domain/slot/slot.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { lockNames } from '../db/lanes.ts';
import { deferWrite } from '../db/left-writes.ts';
import type { Tables } from '../db/tables.ts';

const MINUTE = 60_000;

type OfStore = Pick<Store, 'id' | 'brand'>;

/** Every other order of this store that wants a place waits until this transaction ends. */
async function lockSlotsOfStore(trx: Trx, { brand, id }: OfStore): Promise<void> {
  await lockNames(trx, [`slots ${brand} ${id}`]);
}

async function placesHeld(
  db: Kysely<Tables>,
  { brand, id }: OfStore,
  { from, until = Number.MAX_SAFE_INTEGER, now }: { from: number; until?: number; now: number },
): Promise<Place[]> {
  const rows = await db
    .selectFrom('slot_places')
    .select(['type', 'at'])
    .where('store_id', '=', id)
    .where('brand', '=', brand)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where((of) => of.or([of('held_until', 'is', null), of('held_until', '>', now)]))
    .execute();
  return rows.map(({ type, at }) => ({ type, at }));
}

/** [OR16] Every slot of a store that has no place left, from the running one on. */
export async function fullSlotsFrom(db: Kysely<Tables>, store: Store, now: number): Promise<FullSlot[]> {
  if (store.slots.length === 0) return [];
  const longest = Math.max(...store.slots.map(({ minutes }) => minutes)) * MINUTE;
  return fullSlots(store, await placesHeld(db, store, { from: now - longest, now }), now);
}

/** The slot a place lies in, if it is full. */
async function readFullSlot(trx: Trx, store: Store, { type, at }: Place, now: number): Promise<FullSlot[]> {
  const limit = slotLimitOf(store, type);
  if (limit === null) return [];
  const from = slotStart(at, limit.minutes, store.zone);
  return fullSlots(store, await placesHeld(trx, store, { from, until: from + limit.minutes * MINUTE, now }));
}

/** [OR16] Whether the slot of an order is full, read while nobody else can take a place of this store. */
export async function fullSlotLocked(trx: Trx, store: Store, place: Place, now: number): Promise<FullSlot[]> {
  if (slotLimitOf(store, place.type) === null) return [];
  const [, full] = await Promise.all([lockSlotsOfStore(trx, store), readFullSlot(trx, store, place, now)]);
  return full;
}

/** [OR17] Takes the place, for good or until a moment; the bell rings when it was the last of its slot. */
export async function takePlace(
  trx: Trx,
  store: Store,
  { id, type, at, now, heldUntil }: Place & TakenPlace,
): Promise<void> {
  if (slotLimitOf(store, type) === null) return;
  const row = { order_id: id, brand: store.brand, store_id: store.id, type, at, held_until: heldUntil };
  deferWrite(trx, (way) => way.insertInto('slot_places').values(row).execute());
  const [full] = await readFullSlot(trx, store, { type, at }, now);
  if (full) publishSlotsEvent(trx, { brand: store.brand, storeId: store.id }, now);
}

/** [OR17] Keeps the place of an order that is paid, or goes to the restaurant unpaid, also after its time to pay. */
export async function keepPlace(
  trx: Trx,
  order: Pick<PlacedOrder, 'id' | 'brand' | 'storeId'>,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('slot_places')
    .set({ held_until: null })
    .where('order_id', '=', order.id)
    .where('brand', '=', order.brand)
    .where('held_until', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) publishSlotsEvent(trx, order, now);
}

/** [OR17] [OR19] Gives the place of an order back; told of by the bell. */
export async function releasePlace(
  trx: Trx,
  order: Pick<PlacedOrder, 'id' | 'brand' | 'storeId'>,
  now: number,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('slot_places')
    .where('order_id', '=', order.id)
    .where('brand', '=', order.brand)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) publishSlotsEvent(trx, order, now);
}

interface TakenPlace {
  readonly id: string;
  readonly now: number;
  /** null = for good */
  readonly heldUntil: number | null;
}

/** Rings every screen that shows the free times of a store, which then reads them again. */
export function publishSlotsEvent(
  trx: Trx,
  { brand, storeId }: Pick<PlacedOrder, 'brand' | 'storeId'>,
  at: number,
): void {
  appendEvent(trx, { brand, topic: slotsTopic(brand, storeId), version: at, at });
}
