import { storeTopic } from '@mam/contract/http/topic.ts';
import type { Kysely } from 'kysely';
import type { Duty } from '../clock/clock.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { Tables } from '../db/tables.ts';
import { bumpStore } from './queries.ts';

/** Whether a switch has ended that nobody was told of; looked for every few seconds. */
async function hasEndedSwitch(db: Kysely<Tables>, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('store_switches')
    .select('type')
    .where('end_told', '=', 0)
    .where('until', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function tellOfEnds(trx: Trx, now: number): Promise<void> {
  const ended = await trx
    .updateTable('store_switches')
    .set({ end_told: 1 })
    .where('end_told', '=', 0)
    .where('until', '<=', now)
    .returning(['brand', 'store_id'])
    .execute();
  const stores = new Map(ended.map((row) => [`${row.brand} ${row.store_id}`, row]));
  for (const { brand, store_id: store } of stores.values()) {
    const version = await bumpStore(trx, brand, store);
    appendEvent(trx, { brand, topic: storeTopic(brand, store), version, at: now });
  }
}

/** [ST23] Screens hear that a switch has ended, each end once; it has ended without that. */
export const tellOfEndedSwitches: Duty = {
  name: 'switches that ended',
  run: async ({ database, now }) => {
    if (await hasEndedSwitch(database.read, now()))
      await database.transaction((trx) => tellOfEnds(trx, now()));
  },
};
