import type { LET_IN_REFUSES, SITTING_REFUSES } from '@mam/contract/table/refusals.ts';
import { endsWithGuest, isSittingOver, mayLetIn, oneMoreAtTable } from '@mam/domain/table/sitting.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';
import { guestOf, guestsOf, holdSittings, sittingById } from './sitting-queries.ts';
import { sittingState } from './sitting-wire.ts';
import { changeSitting, ringSitting } from './sitting-writes.ts';

interface OfSitting {
  readonly id: string;
  /** whose phone it is */
  readonly uid: string;
  readonly now: number;
}

interface Held {
  readonly sitting: SittingRow;
  readonly guests: readonly SittingGuestRow[];
  readonly guest: SittingGuestRow;
}

/** A sitting that goes on, its guests and the caller among them; nobody else changes it until this transaction ends. */
async function held(trx: Trx, { id, uid, now }: OfSitting): Promise<Held | Refused<'SITTING_OVER'>> {
  const known = await sittingById(trx, id);
  if (!known) return refuse('UNKNOWN');
  await holdSittings(trx, { brand: known.brand, storeId: known.store_id });
  const sitting = await sittingById(trx, id);
  const guests = await guestsOf(trx, id);
  const guest = guests.find((each) => each.uid === uid);
  if (!sitting || !guest) return refuse('UNKNOWN');
  return isSittingOver(sittingState(sitting), now) ? refuse('SITTING_OVER') : { sitting, guests, guest };
}

interface LettingIn extends OfSitting {
  /** who asks, as the sitting's guests know them */
  readonly who: string;
  readonly yes: boolean;
}

/** [TB45] The first phone's word to one that asks; said again it is so already. null = done. */
export async function letIn(
  { database }: { readonly database: Database },
  { who, yes, ...asked }: LettingIn,
): Promise<Refused<(typeof LET_IN_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof LET_IN_REFUSES)[number]> | null>(async (trx) => {
    const found = await held(trx, asked);
    if ('refused' in found) return found;
    const { sitting, guests, guest } = found;
    const becomes = yes ? 'in' : 'refused';
    const refusal = mayLetIn(guests.map(guestOf), { by: guest.id, who });
    if (refusal) {
      const said = refusal.refused === 'SITTING_NOT_ASKING' && guests.find(({ id }) => id === who);
      return said && said.state === becomes ? null : refuse(refusal.refused);
    }
    const full = yes ? oneMoreAtTable(guests.filter(({ state }) => state === 'in').length) : null;
    if (full) return refuse(full.refused, { limit: full.limit });
    await trx
      .updateTable('sitting_guests')
      .set({ state: becomes, ...(yes && { joined_at: asked.now }) })
      .where('id', '=', who)
      .execute();
    const changed = await changeSitting(trx, sitting, yes ? { last_at: asked.now } : {});
    if (changed) ringSitting(trx, changed, asked.now);
    return null;
  });
}

/** [TB48] Somebody goes; with the last of them a sitting ends in which nothing was ordered. null = done. */
export async function leaveSitting(
  { database, ...closing }: ClosingBills & { readonly database: Database },
  asked: OfSitting,
): Promise<Refused<(typeof SITTING_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof SITTING_REFUSES)[number]> | null>(async (trx) => {
    const found = await held(trx, asked);
    if ('refused' in found) return found;
    const { sitting, guests, guest } = found;
    if (guest.state === 'left') return null;
    await trx.updateTable('sitting_guests').set({ state: 'left' }).where('id', '=', guest.id).execute();
    const round = await trx
      .selectFrom('orders')
      .select('id')
      .where('sitting_id', '=', sitting.id)
      .limit(1)
      .executeTakeFirst();
    if (endsWithGuest(guests.map(guestOf), { leaves: guest.id, rounds: round ? 1 : 0 })) {
      await endSitting(trx, closing, sitting, { by: 'guests', now: asked.now });
      return null;
    }
    const changed = await changeSitting(trx, sitting, {});
    if (changed) ringSitting(trx, changed, asked.now);
    return null;
  });
}
