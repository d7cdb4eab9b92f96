import { randomUUIDv7 } from 'node:crypto';
import type {
  HOLD_AGAIN_REFUSES,
  SITTING_REFUSES,
  TAKE_CASH_REFUSES,
  TAKE_SHARE_REFUSES,
} from '@mam/contract/table/refusals.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import {
  type BillRefusal,
  type BillWish,
  HOLD_LASTS,
  MOST_SHARING,
  mayHoldAgain,
  stateOfBillShare,
  takeOfBill,
} from '@mam/domain/table/bill.ts';
import { isSittingOver } from '@mam/domain/table/sitting.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillShareRow, SittingGuestRow, SittingRow } from '../../db/tables/table-tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { freeShareCodes } from '../../order/hash.ts';
import { ordersByCodes } from '../../order/queries.ts';
import { orderDocument } from '../../order/rows.ts';
import { guestsOf, holdSittings, sittingNow } from '../sitting-queries.ts';
import { sittingState } from '../sitting-wire.ts';
import { changeSitting, ringSitting } from '../sitting-writes.ts';
import {
  changeBillShare,
  holdBill,
  type ReadBill,
  readBill,
  shareById,
  shareOf,
  sharesByCodes,
} from './bill-queries.ts';
import { type Laying, layMoney } from './lay-money.ts';

/** Held by nobody else until this transaction ends; undefined = there is no such sitting. */
export async function heldSitting(trx: Trx, id: string): Promise<SittingRow | undefined> {
  const known = await sittingNow(trx, id);
  if (!known) return undefined;
  await holdSittings(trx, { brand: known.brand, storeId: known.store_id });
  return sittingNow(trx, id);
}

export const isOpen = (sitting: SittingRow, now: number): boolean =>
  !isSittingOver(sittingState(sitting), now);

/** A refusal of the rules in the money of the bill. */
function refusalOf<C extends BillRefusal['refused']>(
  refusal: { readonly refused: C; readonly max?: number },
  { orders }: ReadBill,
) {
  const [order] = orders;
  const max = refusal.max && order ? formatMoney(refusal.max, orderDocument(order).currency) : '';
  return refuse(refusal.refused, { max, limit: MOST_SHARING });
}

/** [PA57] A code that no order and no other share has. */
async function freeCode(trx: Trx, brand: string): Promise<string> {
  const [code = ''] = await freeShareCodes('bill', 1, async (codes) => {
    const [orders, shares] = [await ordersByCodes(trx, brand, codes), await sharesByCodes(trx, brand, codes)];
    return new Set([...orders.map((order) => order.code), ...shares.map((share) => share.code ?? '')]);
  });
  return code;
}

interface NewShare extends Pick<BillShareRow, 'name' | 'uid' | 'taken_by' | 'code' | 'held_until'> {
  readonly amount: number;
  readonly parts: readonly object[];
  readonly now: number;
}

async function insertShare(
  trx: Trx,
  { id, brand, store_id }: SittingRow,
  { now, parts, ...share }: NewShare,
): Promise<BillShareRow> {
  const row: BillShareRow = {
    ...share,
    id: randomUUIDv7(),
    brand,
    store_id,
    sitting_id: id,
    counted: 0,
    parts: JSON.stringify(parts),
    created_at: now,
    paid_at: null,
    confirmed_by: null,
    confirmed_name: null,
    back_at: null,
    back_by: null,
    back_name: null,
    back_reason: null,
  };
  await trx.insertInto('bill_shares').values(row).execute();
  return row;
}

async function ring(trx: Trx, sitting: SittingRow, now: number): Promise<void> {
  const changed = await changeSitting(trx, sitting, { last_at: now });
  if (changed) ringSitting(trx, changed, now);
}

interface OfGuest {
  readonly id: string;
  readonly uid: string;
  readonly now: number;
}

interface AtTable {
  readonly sitting: SittingRow;
  readonly guest: SittingGuestRow;
}

/** A sitting that goes on, for one who is in it. */
async function seated(
  trx: Trx,
  { id, uid, now }: OfGuest,
): Promise<AtTable | Refused<'SITTING_OVER' | 'BILL_CLOSED'>> {
  const sitting = await heldSitting(trx, id);
  const guests = sitting ? await guestsOf(trx, sitting.id) : [];
  const guest = guests.find((one) => one.uid === uid && one.state === 'in');
  if (!sitting || !guest) return refuse('UNKNOWN');
  if (isOpen(sitting, now)) return { sitting, guest };
  return refuse(sitting.ended_by === 'paid' ? 'BILL_CLOSED' : 'SITTING_OVER');
}

/** [TB59] A phone holds one share at a time: what it held before is free again. */
async function letGo(trx: Trx, uid: string, shares: readonly BillShareRow[], now: number): Promise<void> {
  for (const share of shares)
    if (share.uid === uid && share.held_until !== null && share.held_until > now)
      await changeBillShare(trx, share, { held_until: null });
}

/** [TB59] [SP10] to [SP12] Somebody at the table is about to pay this; the share. */
export async function takeShare(
  trx: Trx,
  { wish, ...asked }: OfGuest & { readonly wish: BillWish },
): Promise<BillShareRow | Refused<(typeof TAKE_SHARE_REFUSES)[number]>> {
  const found = await seated(trx, asked);
  if ('refused' in found) return found;
  const { sitting, guest } = found;
  const { uid, now } = asked;
  await letGo(trx, uid, (await readBill(trx, sitting)).shares, now);
  const read = await readBill(trx, sitting);
  const taken = takeOfBill(read.bill, wish, now);
  if ('refused' in taken) return refusalOf(taken, read);
  const code = await freeCode(trx, sitting.brand);
  const until = now + HOLD_LASTS;
  const { name } = guest;
  const share = { ...taken, uid, name, taken_by: null, code, held_until: until, now };
  const row = await insertShare(trx, sitting, share);
  await ring(trx, sitting, now);
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

/** [TB59] A share that its payer holds until this transaction ends, or has paid: held anew where nobody has taken it. */
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
  const share = shareOf(row);
  const state = stateOfBillShare(share, now);
  if (state === 'paid' || state === 'held') return row;
  await letGo(trx, uid, read.shares, now);
  const refused = mayHoldAgain((await readBill(trx, found.sitting)).bill, share, now);
  if (refused) return refusalOf(refused, read);
  const until = now + HOLD_LASTS;
  await changeBillShare(trx, row, { held_until: until });
  await ring(trx, found.sitting, now);
  return { ...row, held_until: until };
}

/** [TB59] Nobody holds it any more; money that comes for it all the same is heard. null = done. */
export function giveShareUp(
  { database }: { readonly database: Database },
  { share: shareId, ...asked }: OfShare,
): Promise<Refused<(typeof SITTING_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof SITTING_REFUSES)[number]> | null>(async (trx) => {
    const found = await seated(trx, asked);
    if ('refused' in found)
      return found.refused === 'BILL_CLOSED' ? null : (found as Refused<'SITTING_OVER'>);
    const row = await shareById(trx, shareId);
    if (row?.uid !== asked.uid || row.sitting_id !== found.sitting.id) return refuse('UNKNOWN');
    if (row.held_until === null) return null;
    await changeBillShare(trx, row, { held_until: null });
    await ring(trx, found.sitting, asked.now);
    return null;
  });
}

export interface CashTaken {
  readonly id: string;
  readonly wish: BillWish;
  /** what the waiter has counted */
  readonly cash: number;
  readonly by: { readonly id: string; readonly name: string };
  readonly now: number;
  readonly works: (sitting: SittingRow) => boolean;
}

/** [TB62] A waiter has taken cash for this; the share. */
export async function takeCash(
  trx: Trx,
  laying: Laying,
  { id, wish, cash, by, now, works }: CashTaken,
): Promise<BillShareRow | Refused<(typeof TAKE_CASH_REFUSES)[number]>> {
  const sitting = await heldSitting(trx, id);
  if (!sitting || !works(sitting)) return refuse('UNKNOWN');
  if (!isOpen(sitting, now)) return refuse('BILL_CLOSED');
  const read = await holdBill(trx, sitting);
  const taken = takeOfBill(read.bill, wish, now);
  if ('refused' in taken) return refusalOf(taken, read);
  const [order] = read.orders;
  if (taken.amount !== cash && order)
    return refuse('BILL_DIFFERS', { amount: formatMoney(taken.amount, orderDocument(order).currency) });
  const { amount } = taken;
  const share = { ...taken, uid: null, name: by.name, taken_by: by.id, code: null, held_until: null, now };
  const row = await insertShare(trx, sitting, share);
  const money = { amount, method: 'cash', transaction: null, document: { by }, now } as const;
  await layMoney(trx, laying, { sitting, share: row, ...money });
  return row;
}
