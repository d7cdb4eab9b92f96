import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { settlementOfOrder, stillToCome } from '@mam/domain/payment/money-of-order.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import { lockOrder } from '../order/queries.ts';
import { type PointsFollow, updateMoney } from '../payment/settle-order.ts';
import { endCalls } from './end-calls.ts';
import { roundsOfSitting } from './sitting-rounds.ts';
import { changeSitting, freeTables, publishSittingEvent } from './sitting-writes.ts';

interface Ending {
  readonly by: NonNullable<SittingRow['ended_by']>;
  /** the sitting its guests and rounds go to */
  readonly into?: string | null;
  readonly now: number;
}

/** The means of ending a sitting: it closes the bill, and points follow from the money of its rounds. */
export interface ClosingBills {
  readonly followMoney: PointsFollow;
}

/**
 * [TB48] [TB58] [TB84] Ends a sitting: tables free, guests out, bill closed, calls over. `version`: only while it is
 * still the one that was read. undefined = it had ended, or is another by now.
 */
export async function endSitting(
  trx: Trx,
  { followMoney }: ClosingBills,
  sitting: SittingRow,
  { by, into = null, now, version }: Ending & { readonly version?: number },
): Promise<SittingRow | undefined> {
  const change = { ended_at: now, ended_by: by, merged_into: into };
  const ended = await changeSitting(trx, sitting, change, version);
  if (!ended) return undefined;
  if (into === null) await endCalls(trx, sitting, now);
  await freeTables(trx, sitting.id);
  // [TB46] where its guests came from counts for nothing any more
  await trx.updateTable('sitting_guests').set({ network: '' }).where('sitting_id', '=', sitting.id).execute();
  if (into === null)
    for (const round of await roundsOfSitting(trx, sitting.id))
      await closeRound(trx, followMoney, round, now);
  publishSittingEvent(trx, ended, now);
  return ended;
}

/** [TB58] Settles a round of a closed bill: paid where all of it has come, else collected as soon as it is brought. */
async function closeRound(
  trx: Trx,
  followMoney: PointsFollow,
  { brand, id }: PlacedOrder,
  now: number,
): Promise<void> {
  const order = await lockOrder(trx, brand, id);
  if (!order) return;
  const isPaid = settlementOfOrder(order) === 'unpaid' && stillToCome(order) === 0;
  const closed = await updateMoney(trx, order, now, {
    billClosedAt: now,
    ...(isPaid && { paidAt: now }),
  });
  if (isFinal(closed.status) && settlementOfOrder(closed) !== 'over')
    await followMoney.paid(trx, closed, now);
}
