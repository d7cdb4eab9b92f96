import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';

/** Twenty devices of one store write one row: not each time one of them says a word. */
const WRITTEN_EVERY = 15_000;

interface OfStore {
  readonly brand: string;
  readonly store: number;
}

/** [OR43] A device or printer of a store has said something. */
export async function noteDeviceSeen(trx: Trx, { brand, store }: OfStore, now: number): Promise<void> {
  await trx
    .insertInto('store_devices')
    .values({ brand, store_id: store, heard_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'store_id'])
        .doUpdateSet({ heard_at: now })
        // also what a clock wrote down that was ahead
        .where((of) =>
          of.or([
            of('store_devices.heard_at', '<', now - WRITTEN_EVERY),
            of('store_devices.heard_at', '>', now),
          ]),
        ),
    )
    .execute();
}

/** [OR43] When a device of a store was heard of last; null = never. */
export async function deviceSeenAt(db: Kysely<Tables>, { brand, store }: OfStore): Promise<number | null> {
  const row = await db
    .selectFrom('store_devices')
    .select('heard_at')
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .executeTakeFirst();
  return row?.heard_at ?? null;
}
