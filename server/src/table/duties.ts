import { isSittingOver, SITTING_IDLE } from '@mam/domain/table/sitting.ts';
import { type Duty, duty } from '../clock/clock.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import { closePaidBills } from './bill/close-bills.ts';
import { endSitting } from './end-sitting.ts';
import { holdSittings, sittingById } from './sitting-queries.ts';
import { sittingState } from './sitting-wire.ts';

const MINUTE = 60_000;
const ENDED_AT_ONCE = 50;

/**
 * [TB48] Writes down which sittings are over because nothing happens in them, so that their tables are shown as free.
 */
const endIdleSittings: Duty = {
  ...duty<SittingRow>({
    name: 'idle sittings',
    due: ({ database, now }) =>
      database.read
        .selectFrom('sittings')
        .selectAll()
        .where('ended_at', 'is', null)
        .where('last_at', '<=', now() - SITTING_IDLE)
        .orderBy('last_at')
        .limit(ENDED_AT_ONCE)
        .execute(),
    take: async ({ database, now, followMoney }, { id, brand, store_id: storeId }) => {
      await database.transaction(async (trx) => {
        await holdSittings(trx, { brand, storeId });
        const sitting = await sittingById(trx, id);
        // somebody may have ordered in this very moment
        if (sitting && isSittingOver(sittingState(sitting), now()))
          await endSitting(trx, { followMoney }, sitting, { by: 'idle', now: now() });
      });
    },
  }),
  every: MINUTE,
};

export const TABLE_DUTIES = [endIdleSittings, closePaidBills];
