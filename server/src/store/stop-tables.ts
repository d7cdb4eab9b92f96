import { storeTopic } from '@mam/contract/http/topic.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { switchTables } from './queries.ts';

export interface StopTables {
  readonly brand: string;
  readonly store: number;
  readonly stopped: boolean;
}

/** [TB9] Stops orders at the tables and the counter of a store, or takes them again. Said twice it changes nothing more, rings no bell and notes nothing. */
export async function stopTables(
  { database, caches }: Pick<Context, 'database' | 'caches'>,
  { brand, store, stopped }: StopTables,
  now: number,
  note: (trx: Trx) => void,
): Promise<void> {
  await database.transaction(async (trx) => {
    const version = await switchTables(trx, brand, store, stopped);
    if (version === undefined) return;
    note(trx);
    appendEvent(trx, { brand, topic: storeTopic(brand, store), version, at: now });
  });
  // this process hears the event too, but need not wait for it
  for (const cache of [caches.answers, caches.pages]) cache.drop(`${brand} `);
}
