import { endsWithGuest } from '@mam/domain/table/sitting.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { letGoOfGuest } from './bill/let-go.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';
import { guestFromRow, guestsOfSitting, sittingsOfDiner } from './sitting-queries.ts';
import { changeSitting, publishSittingEvent } from './sitting-writes.ts';

/** [TB48] A guest is at the table no more; with the last of them a sitting ends in which nothing was ordered. */
export async function leaveTable(
  trx: Trx,
  closing: ClosingBills,
  sitting: SittingRow,
  { guest, now }: { readonly guest: SittingGuestRow; readonly now: number },
): Promise<void> {
  const guests = await guestsOfSitting(trx, sitting.id);
  await trx.updateTable('sitting_guests').set({ state: 'left' }).where('id', '=', guest.id).execute();
  await letGoOfGuest(trx, guest, now);
  const round = await trx
    .selectFrom('orders')
    .select('id')
    .where('sitting_id', '=', sitting.id)
    .limit(1)
    .executeTakeFirst();
  if (endsWithGuest(guests.map(guestFromRow), { leaves: guest.id, rounds: round ? 1 : 0 })) {
    await endSitting(trx, closing, sitting, { by: 'guests', now });
    return;
  }
  const changed = await changeSitting(trx, sitting, {});
  if (changed) publishSittingEvent(trx, changed, now);
}

/** [TB91] Takes a guest who is in one sitting now out of all others: nobody sits at two tables. */
export async function leaveOthers(
  trx: Trx,
  closing: ClosingBills,
  { uid, stays, now }: { readonly uid: string; readonly stays: string; readonly now: number },
): Promise<void> {
  for (const seat of await sittingsOfDiner(trx, { uid, now })) {
    const guest = (await guestsOfSitting(trx, seat.id)).find((one) => one.uid === uid);
    if (guest && seat.id !== stays) await leaveTable(trx, closing, seat, { guest, now });
  }
}
