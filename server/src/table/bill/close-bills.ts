import { closesByItself } from '@mam/domain/table/bill.ts';
import { type Duty, duty } from '../../clock/clock.ts';
import type { SittingRow } from '../../db/tables/table-tables.ts';
import { endSitting } from '../end-sitting.ts';
import { holdSittings, sittingById } from '../sitting-queries.ts';
import { holdBill, isOnBill, type ReadBill, sittingsPaidUp } from './bill-queries.ts';

const CLOSED_AT_ONCE = 50;

/** When the last round was called off; null = none was. */
function calledOffAt({ orders }: ReadBill): number | null {
  const ended = orders.filter((order) => !isOnBill(order)).flatMap(({ endedAt }) => endedAt ?? []);
  return ended.length > 0 ? Math.max(...ended) : null;
}

/**
 * [TB60] Closes bills with nothing missing any more although no money has just come: a kitchen calls a round off
 * without holding sittings. Here the sittings of the store are held, and the bill is read anew.
 */
export const closePaidBills: Duty = duty<SittingRow>({
  name: 'paid bills',
  due: ({ database }) => sittingsPaidUp(database.read, CLOSED_AT_ONCE),
  take: async ({ database, followMoney, now }, { id, brand, store_id: storeId }) => {
    await database.transaction(async (trx) => {
      await holdSittings(trx, { brand, storeId });
      const sitting = await sittingById(trx, id);
      if (!sitting || sitting.ended_at !== null) return;
      const read = await holdBill(trx, sitting);
      if (!closesByItself(read.bill, calledOffAt(read), now())) return;
      // a round that comes in this very moment keeps it open
      const { version } = sitting;
      await endSitting(trx, { followMoney }, sitting, { by: 'paid', now: now(), version });
    });
  },
});
