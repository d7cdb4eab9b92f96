import type { SEAT_GUEST_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { LET_IN_REFUSES, PUT_OUT_REFUSES, SITTING_REFUSES } from '@mam/contract/table/refusals.ts';
import { mayLetIn, mayPutOut } from '@mam/domain/table/guests.ts';
import { isSittingOver, oneMoreAtTable, type SittingFull } from '@mam/domain/table/sitting.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { letGoOfGuest } from './bill/let-go.ts';
import type { ClosingBills } from './end-sitting.ts';
import { leaveOthers, leaveTable } from './leave-table.ts';
import { guestFromRow, guestsOfSitting, holdSittings, sittingById } from './sitting-queries.ts';
import { sittingState, whyOver } from './sitting-wire.ts';
import { changeSitting, otherDigits, publishSittingEvent } from './sitting-writes.ts';

interface OfSitting {
  readonly id: string;
  /** the uid of the phone that asks */
  readonly uid: string;
  readonly now: number;
}

type Over = (typeof SITTING_REFUSES)[number];

interface Held {
  readonly sitting: SittingRow;
  readonly guests: readonly SittingGuestRow[];
}

/** A sitting that goes on, with its guests; nobody else changes it until this transaction ends. */
async function held(trx: Trx, id: string, now: number): Promise<Held | Refused<Over>> {
  const known = await sittingById(trx, id);
  if (!known) return refuse('UNKNOWN');
  await holdSittings(trx, { brand: known.brand, storeId: known.store_id });
  const sitting = await sittingById(trx, id);
  if (!sitting) return refuse('UNKNOWN');
  if (isSittingOver(sittingState(sitting), now)) return refuse(whyOver(sitting));
  return { sitting, guests: await guestsOfSitting(trx, id) };
}

/** The same for one who has to do with it. */
async function heldBy(
  trx: Trx,
  { id, uid, now }: OfSitting,
): Promise<(Held & { readonly guest: SittingGuestRow }) | Refused<Over>> {
  const isKnown = (await guestsOfSitting(trx, id)).some((each) => each.uid === uid);
  if (!isKnown) return refuse('UNKNOWN');
  const found = await held(trx, id, now);
  if ('refused' in found) return found;
  const guest = found.guests.find((each) => each.uid === uid);
  return guest ? { ...found, guest } : refuse('UNKNOWN');
}

/** Tells everybody that its guests are others. */
async function guestsChanged(
  trx: Trx,
  sitting: SittingRow,
  change: Partial<SittingRow>,
  now: number,
): Promise<void> {
  const changed = await changeSitting(trx, sitting, change);
  if (changed) publishSittingEvent(trx, changed, now);
}

/** [TB45] [TB91] Somebody outside is in from now on, and nowhere else. null = done. */
async function bringIn(
  trx: Trx,
  closing: ClosingBills,
  { sitting, guests }: Held,
  { who, now }: { readonly who: SittingGuestRow; readonly now: number },
): Promise<SittingFull | null> {
  const full = oneMoreAtTable(guests.filter(({ state }) => state === 'in').length);
  if (full) return full;
  await leaveOthers(trx, closing, { uid: who.uid, stays: sitting.id, now });
  const isIn = { state: 'in', joined_at: now, network: '', put_out_by: null } as const;
  await trx.updateTable('sitting_guests').set(isIn).where('id', '=', who.id).execute();
  await guestsChanged(trx, sitting, { first_at: sitting.first_at ?? now, last_at: now }, now);
  return null;
}

/** [TB88] Somebody is out: they know the digits, so the party has others; what they were about to pay is free. */
async function bringOut(
  trx: Trx,
  sitting: SittingRow,
  { who, by, now }: { readonly who: SittingGuestRow; readonly by: 'guest' | 'staff'; readonly now: number },
): Promise<void> {
  const isOut = { state: 'out', put_out_by: by } as const;
  await trx.updateTable('sitting_guests').set(isOut).where('id', '=', who.id).execute();
  await letGoOfGuest(trx, who, now);
  const first_guest = sitting.first_guest === who.id ? null : sitting.first_guest;
  await guestsChanged(trx, sitting, { digits: otherDigits(sitting), first_guest }, now);
}

interface LettingIn extends OfSitting {
  /** the asking guest's id in the sitting */
  readonly who: string;
  readonly yes: boolean;
}

/** [TB45] The first phone's word to one that asks or was put out; said again it is so already. null = done. */
export async function letIn(
  { database, ...closing }: ClosingBills & { readonly database: Database },
  { who, yes, ...asked }: LettingIn,
): Promise<Refused<(typeof LET_IN_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof LET_IN_REFUSES)[number]> | null>(async (trx) => {
    const found = await heldBy(trx, asked);
    if ('refused' in found) return found;
    const { sitting, guests, guest } = found;
    const asking = guests.find(({ id }) => id === who);
    const among = { by: guest.id, who, named: sitting.first_guest };
    const refusal = mayLetIn(guests.map(guestFromRow), among);
    if (refusal || !asking) {
      const isSo = asking?.state === (yes ? 'in' : 'refused');
      return refusal?.refused === 'SITTING_NOT_ASKING' && isSo
        ? null
        : refuse(refusal?.refused ?? 'SITTING_NOT_ASKING');
    }
    if (yes) {
      const full = await bringIn(trx, closing, found, { who: asking, now: asked.now });
      return full && refuse(full.refused, { limit: full.limit });
    }
    await trx.updateTable('sitting_guests').set({ state: 'refused' }).where('id', '=', who).execute();
    await guestsChanged(trx, sitting, {}, asked.now);
    return null;
  });
}

/** [TB88] One guest puts another one out; said again it is so already. null = done. */
export async function putOut(
  { database }: { readonly database: Database },
  { who, ...asked }: OfSitting & { readonly who: string },
): Promise<Refused<(typeof PUT_OUT_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof PUT_OUT_REFUSES)[number]> | null>(async (trx) => {
    const found = await heldBy(trx, asked);
    if ('refused' in found) return found;
    const { sitting, guests, guest } = found;
    // of two who put each other out one was faster
    if (guest.state !== 'in') return refuse('UNKNOWN');
    const other = guests.find(({ id }) => id === who);
    const among = { by: guest.id, who, named: sitting.first_guest, seenAt: sitting.seen_at };
    const refusal = mayPutOut(guests.map(guestFromRow), among);
    if (refusal || !other) return other?.state === 'out' ? null : refuse(refusal?.refused ?? 'UNKNOWN');
    await bringOut(trx, sitting, { who: other, by: 'guest', now: asked.now });
    return null;
  });
}

interface Seating {
  readonly who: string;
  readonly as: 'first' | 'out' | 'in';
  readonly now: number;
}

/** [TB89] The staff put a guest out, let one in or name the first phone; said again it is so already. null = done. */
export async function seatGuest(
  { database, ...closing }: ClosingBills & { readonly database: Database },
  { id }: SittingRow,
  { who, as, now }: Seating,
  note: (trx: Trx) => Promise<void>,
): Promise<Refused<(typeof SEAT_GUEST_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof SEAT_GUEST_REFUSES)[number]> | null>(async (trx) => {
    const found = await held(trx, id, now);
    // set aside or not: to the staff it is over
    if ('refused' in found) return refuse('SITTING_OVER');
    const guest = found.guests.find((one) => one.id === who);
    if (!guest || guest.state === 'left') return refuse('SITTING_NOT_THERE');
    const isIn = guest.state === 'in';
    if (as === 'in') {
      if (isIn) return null;
      const full = await bringIn(trx, closing, found, { who: guest, now });
      if (full) return refuse(full.refused, { limit: full.limit });
      await note(trx);
      return null;
    }
    if (as === 'out') {
      if (!isIn && guest.state !== 'asking') return null;
      await bringOut(trx, found.sitting, { who: guest, by: 'staff', now });
      await note(trx);
      return null;
    }
    if (!isIn) return refuse('SITTING_NOT_THERE');
    // the first phone of before knows the digits
    if (found.sitting.first_guest === who) return null;
    await guestsChanged(trx, found.sitting, { first_guest: who, digits: otherDigits(found.sitting) }, now);
    await note(trx);
    return null;
  });
}

/** [TB48] Somebody goes; who is outside stays what they are, so that nobody comes in by going. null = done. */
export async function leaveSitting(
  { database, ...closing }: ClosingBills & { readonly database: Database },
  asked: OfSitting,
): Promise<Refused<Over> | null> {
  return database.transaction<Refused<Over> | null>(async (trx) => {
    const found = await heldBy(trx, asked);
    if ('refused' in found) return found;
    const { sitting, guest } = found;
    if (guest.state === 'in') await leaveTable(trx, closing, sitting, { guest, now: asked.now });
    if (guest.state !== 'asking') return null;
    const state = guest.put_out_by === null ? 'left' : 'out';
    await trx.updateTable('sitting_guests').set({ state }).where('id', '=', guest.id).execute();
    await guestsChanged(trx, sitting, {}, asked.now);
    return null;
  });
}
