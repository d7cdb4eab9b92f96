import type { HOLD_AGAIN_REFUSES, TAKE_SHARE_REFUSES } from '@mam/contract/table/bill-refusals.ts';
import type { SITTING_REFUSES } from '@mam/contract/table/refusals.ts';
import { stateOfBillShare } from '@mam/domain/table/bill.ts';
import { HOLD_LASTS, holdsAgainAt } from '@mam/domain/table/holds.ts';
import { type BillPartRequest, mayHoldAgain, takeOfBill } from '@mam/domain/table/take-of-bill.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillShareRow, SittingGuestRow, SittingRow } from '../../db/tables/table-tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { guestsOfSitting } from '../sitting-queries.ts';
import { whyOver } from '../sitting-wire.ts';
import { billShareFromRow, changeBillShare, forgetShares, readBill, shareById } from './bill-queries.ts';
import { freeHeldShares, isHeld, letGo } from './let-go.ts';
import { billRefusal, heldSitting, isOpen, publishBillEvent } from './open-bill.ts';
import { freeCode, writeShare } from './write-share.ts';

interface OfGuest {
  readonly id: string;
  readonly uid: string;
  readonly now: number;
}

interface AtTable {
  readonly sitting: SittingRow;
  readonly guest: SittingGuestRow;
  /** whether anybody else sits there */
  readonly areOthers: boolean;
}

/** A sitting that goes on, for one who is in it. */
async function seated(
  trx: Trx,
  { id, uid, now }: OfGuest,
): Promise<AtTable | Refused<'SITTING_OVER' | 'SITTING_ASIDE' | 'BILL_CLOSED'>> {
  const sitting = await heldSitting(trx, id);
  const guests = (sitting ? await guestsOfSitting(trx, sitting.id) : []).filter(
    ({ state }) => state === 'in',
  );
  const guest = guests.find((one) => one.uid === uid);
  if (!sitting || !guest) return refuse('UNKNOWN');
  if (isOpen(sitting, now)) return { sitting, guest, areOthers: guests.length > 1 };
  return refuse(sitting.ended_by === 'paid' ? 'BILL_CLOSED' : whyOver(sitting));
}

/**
 * So many of a phone's shares with nothing paid stay, the new one among them: its bank may still be sending for them.
 */
const UNPAID_KEPT = 3;

/** The shares a phone has taken and paid nothing of since it paid last, the last last. */
function unpaidShares(uid: string, shares: readonly BillShareRow[]): readonly BillShareRow[] {
  const own = shares.filter((share) => share.uid === uid);
  return own.slice(own.findLastIndex(({ counted }) => counted > 0) + 1);
}

/** [TB83] Whether a phone has held in vain too often; null = it holds. */
function waits(
  { areOthers }: AtTable,
  unpaid: readonly BillShareRow[],
  now: number,
): Refused<'BILL_WAIT'> | null {
  const past = unpaid.map((row) => ({ holds: row.holds, endedAt: row.let_go_at ?? row.held_until ?? 0 }));
  const until = holdsAgainAt(past, areOthers, now);
  return until === null ? null : refuse('BILL_WAIT', { minutes: Math.ceil((until - now) / 60_000) });
}

/** [TB59] [SP10] to [SP12] Somebody at the table is about to pay this; the share. */
export async function takeShare(
  trx: Trx,
  { wish, ...asked }: OfGuest & { readonly wish: BillPartRequest },
): Promise<BillShareRow | Refused<(typeof TAKE_SHARE_REFUSES)[number]>> {
  const found = await seated(trx, asked);
  if ('refused' in found) return found;
  const { sitting, guest } = found;
  const { uid, now } = asked;
  await freeHeldShares(trx, uid, (await readBill(trx, sitting)).shares, now);
  const read = await readBill(trx, sitting);
  const unpaid = unpaidShares(uid, read.shares);
  const taken = takeOfBill(read.bill, wish, now);
  if ('refused' in taken) return billRefusal(taken, read);
  const waiting = waits(found, unpaid, now);
  if (waiting) return waiting;
  await forgetShares(trx, unpaid.slice(0, 1 - UNPAID_KEPT));
  const code = await freeCode(trx, sitting.brand);
  const payer = { uid, name: guest.name, taken_by: null, taken_way: null };
  const row = await writeShare(trx, sitting, { ...payer, taken, code, held_until: now + HOLD_LASTS, now });
  await publishBillEvent(trx, sitting, now);
  return row;
}

export interface OfShare extends OfGuest {
  readonly share: string;
}

/** [TB59] The same share for two minutes more, once the first are over; null = it is held. */
export function holdShareAgain(
  { database }: { readonly database: Database },
  asked: OfShare,
): Promise<Refused<(typeof HOLD_AGAIN_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof HOLD_AGAIN_REFUSES)[number]> | null>(async (trx) => {
    const held = await heldShare(trx, asked);
    return 'refused' in held ? held : null;
  });
}

/** [TB59] A share that its payer holds until this transaction ends, or has paid: held anew if nobody has taken it. */
export async function heldShare(
  trx: Trx,
  { share: shareId, ...asked }: OfShare,
): Promise<BillShareRow | Refused<(typeof HOLD_AGAIN_REFUSES)[number]>> {
  const found = await seated(trx, asked);
  if ('refused' in found) return found;
  const { uid, now } = asked;
  const read = await readBill(trx, found.sitting);
  const row = read.shares.find((one) => one.id === shareId && one.uid === uid);
  if (!row) return refuse('UNKNOWN');
  const share = billShareFromRow(row);
  const state = stateOfBillShare(share, now);
  if (state === 'paid' || state === 'held') return row;
  await freeHeldShares(trx, uid, read.shares, now);
  const again = await readBill(trx, found.sitting);
  const refused = mayHoldAgain(again.bill, share, now);
  if (refused) return billRefusal(refused, read);
  const waiting = waits(found, unpaidShares(uid, again.shares), now);
  if (waiting) return waiting;
  const held = { held_until: now + HOLD_LASTS, holds: row.holds + 1, let_go_at: null, let_go_by: null };
  await changeBillShare(trx, row, held);
  await publishBillEvent(trx, found.sitting, now);
  return { ...row, ...held };
}

/** [TB59] Nobody holds it any more; money that comes for it all the same is heard. null = done. */
export function giveShareUp(
  { database }: { readonly database: Database },
  { share: shareId, ...asked }: OfShare,
): Promise<Refused<(typeof SITTING_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof SITTING_REFUSES)[number]> | null>(async (trx) => {
    const found = await seated(trx, asked);
    if ('refused' in found)
      return found.refused === 'BILL_CLOSED' ? null : (found as Refused<(typeof SITTING_REFUSES)[number]>);
    const row = await shareById(trx, shareId);
    if (row?.uid !== asked.uid || row.sitting_id !== found.sitting.id) return refuse('UNKNOWN');
    if (!isHeld(row, asked.now)) return null;
    await letGo(trx, row, asked.now);
    await publishBillEvent(trx, found.sitting, asked.now);
    return null;
  });
}
