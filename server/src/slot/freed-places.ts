import { type Kysely, sql } from 'kysely';
import type { Duty } from '../clock/clock.ts';
import type { Trx } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { publishSlotsEvent } from './slot-places.ts';

/** Whether there is a freed place to tell of; looked for every few seconds. */
async function hasFreedPlaces(db: Kysely<Tables>, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('slot_places')
    .select('order_id')
    .where(sql<boolean>`held_until > 0`)
    .where('held_until', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** [OR17] Tells of places that came free because nobody has paid in time; each once, whichever process sees it. */
async function tellOfFreedPlaces(trx: Trx, now: number): Promise<void> {
  const freed = await trx
    .updateTable('slot_places')
    .set({ held_until: 0 })
    .where('held_until', '>', 0)
    .where('held_until', '<=', now)
    .returning(['brand', 'store_id'])
    .execute();
  const stores = new Map(freed.map((row) => [`${row.brand} ${row.store_id}`, row]));
  for (const { brand, store_id: storeId } of stores.values()) publishSlotsEvent(trx, { brand, storeId }, now);
}

/** [OR17] Screens hear of places nobody has paid for in time; they are free without it. */
export const tellOfPlaces: Duty = {
  name: 'places not paid for',
  run: async ({ database, now }) => {
    if (await hasFreedPlaces(database.read, now()))
      await database.transaction((trx) => tellOfFreedPlaces(trx, now()));
  },
};
