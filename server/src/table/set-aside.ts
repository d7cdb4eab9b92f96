import { boardTopic } from '@mam/contract/http/topic.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import { roundsAside } from '../order/queries.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';

/** [TB90] Ends the sitting of a party nobody has seen as another sits down there; its rounds tell the staff so. */
export async function setAside(
  trx: Trx,
  closing: ClosingBills,
  sitting: SittingRow,
  now: number,
): Promise<void> {
  await endSitting(trx, closing, sitting, { by: 'aside', now });
  // after its row is held: a round that was placed meanwhile is one of them
  await roundsAside(trx, sitting.id);
  const { brand, store_id: storeId } = sitting;
  appendEvent(trx, { brand, topic: boardTopic(brand, storeId), version: now, at: now });
}
