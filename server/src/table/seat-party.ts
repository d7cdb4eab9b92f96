import { isSittingOver } from '@mam/domain/table/sitting.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { SeatParty } from '../checkout/take-seat.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import { refuse } from '../http/answer.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';
import { holdSittings, sittingAt, sittingNow, tablesOfSitting } from './sitting-queries.ts';
import { seeParty } from './sitting-staff.ts';
import { sittingState } from './sitting-wire.ts';
import { beginSitting, changeSitting, publishSittingEvent } from './sitting-writes.ts';

/**
 * [OR107] [TB50] An order that a waiter takes is a round of the party at the table, who has been seen by that; where nobody
 * sits, the party sits down with it.
 */
export const seatPartyWith =
  (closing: ClosingBills): SeatParty =>
  async (trx, { brand, storeId, table, sitting: named, now }) => {
    const key = tableKey(table ?? '');
    if (table === null || key === null) throw new Error('a party sits at a table');
    await holdSittings(trx, { brand, storeId });
    const found = await sittingAt(trx, { brand, storeId, key });
    const here = found && !isSittingOver(sittingState(found), now) ? found : undefined;
    const elsewhere = named ? await notThere(trx, named, here) : null;
    if (elsewhere) return elsewhere;
    if (found && !here) await endSitting(trx, closing, found, { by: 'idle', now });
    const seat = { outside: false, unseen: false };
    if (here) {
      await changeSitting(trx, here, { last_at: now });
      await seeParty(trx, here, now);
      return { ...seat, sitting: here.id };
    }
    const begun = await beginSitting(trx, { brand, storeId, table, key, seen: true, now });
    publishSittingEvent(trx, begun, now);
    return { ...seat, sitting: begun.id };
  };

/** Why it is not for the party the waiter has seen on the screen; null = that party sits there. */
async function notThere(trx: Trx, named: string, here: SittingRow | undefined) {
  const sitting = await sittingNow(trx, named);
  if (sitting && sitting.id === here?.id) return null;
  if (!sitting || sitting.ended_at !== null) return refuse('SITTING_OVER');
  const [table] = (await tablesOfSitting(trx, sitting.id)).filter(({ taken }) => taken === 1);
  return refuse('SITTING_MOVED', { table: table?.table_name ?? '' });
}
