import { guestCallsTopic } from '@mam/contract/http/topic.ts';
import type { Database } from '../db/database.ts';
import { appendEvent } from '../db/events.ts';

interface DrawnCalls {
  readonly brand: string;
  readonly storeId: number;
  readonly ids: readonly string[];
  /** epoch ms */
  readonly now: number;
}

/** [TB85] A device of the staff has drawn these calls; each guest hears it once. How many it was the first to draw. */
export function seeCalls(
  { database }: { readonly database: Database },
  { brand, storeId, ids, now }: DrawnCalls,
): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0);
  return database.transaction(async (trx) => {
    const seen = await trx
      .updateTable('staff_calls')
      .set((of) => ({ seen_at: now, version: of('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('brand', '=', brand)
      .where('store_id', '=', storeId)
      .where('seen_at', 'is', null)
      .where('answered_at', 'is', null)
      .returningAll()
      .execute();
    for (const { uid, version } of seen)
      appendEvent(trx, { brand, topic: guestCallsTopic(uid), version, at: now });
    return seen.length;
  });
}
