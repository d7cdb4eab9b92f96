import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type GuestState, isSittingOver } from '@mam/domain/table/sitting.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Kysely } from 'kysely';
import { NO_SEAT, type Seat, type SeatedIn, type SeatRequest, type TakeSeat } from '../checkout/take-seat.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import type { Tables } from '../db/tables.ts';
import { refuse } from '../http/answer.ts';
import { guestsSeen } from '../order/queries.ts';
import { ordersOf } from '../order/rows.ts';
import { holdSittings, sittingAt, sittingNow, tablesOfSitting } from './sitting-queries.ts';
import { sittingState, whyOver } from './sitting-wire.ts';
import { changeSitting, publishSittingEvent } from './sitting-writes.ts';

/** The most rounds of one sitting read at once: more than a party orders in an evening. */
const MOST_ROUNDS = 200;

/** The sitting that goes on at a table; undefined = none. */
async function goesOnAt(
  trx: Trx,
  { brand, storeId, table, now }: Omit<SeatRequest, 'sitting' | 'uid'>,
): Promise<SittingRow | undefined> {
  const key = tableKey(table ?? '');
  const found = key === null ? undefined : await sittingAt(trx, { brand, storeId, key });
  return found && !isSittingOver(sittingState(found), now) ? found : undefined;
}

/** [TB80] The sitting somebody is a guest of at a table; null = of none that goes on there. */
export const seatedIn: SeatedIn = async (trx, asked) => {
  const sitting = await goesOnAt(trx, asked);
  return sitting && (await isGuestIn(trx, sitting.id, asked.uid)) ? sitting.id : null;
};

/** [TB50] [TB51] An order of a table is a round of the sitting its guest is in, and a sign of life of it. */
export const takeSeat: TakeSeat = async (trx, asked) => {
  const { uid, sitting: named, now } = asked;
  const sitting = await goesOnAt(trx, asked);
  const isIn = sitting !== undefined && (await isGuestIn(trx, sitting.id, uid));
  if (!isIn) return named ? notHere(trx, named, asked) : { ...NO_SEAT, outside: sitting !== undefined };
  // the sitting's row decides whether an end, or a join with another, comes before this or after
  const touched = await changeSitting(trx, sitting, { last_at: now });
  // it ended, or its guest was put out, in this very moment: what goes on at the table now decides
  if (!touched || !(await isGuestIn(trx, touched.id, uid))) return takeSeat(trx, asked);
  publishSittingEvent(trx, touched, now);
  return { sitting: touched.id, outside: false, unseen: touched.seen_at === null };
};

/** [TB50] Why an order is no round of the sitting it names: its guest is out of it, or has moved with it. */
async function notHere(
  trx: Trx,
  named: string,
  { uid, now }: SeatRequest,
): Promise<Exclude<Awaited<ReturnType<TakeSeat>>, Seat>> {
  const sitting = await sittingNow(trx, named);
  const state = sitting && (await readGuestState(trx, sitting.id, uid));
  // of a sitting somebody was never in they read nothing
  if (!sitting || !state) return refuse('SITTING_OVER');
  if (isSittingOver(sittingState(sitting), now)) return refuse(whyOver(sitting));
  if (state === 'out') return refuse('SITTING_PUT_OUT');
  if (state !== 'in') return refuse('SITTING_OVER');
  const [table] = (await tablesOfSitting(trx, sitting.id)).filter(({ taken }) => taken === 1);
  return refuse('SITTING_MOVED', { table: table?.table_name ?? '' });
}

async function readGuestState(trx: Trx, sittingId: string, uid: string): Promise<GuestState | undefined> {
  const row = await trx
    .selectFrom('sitting_guests')
    .select('state')
    .where('sitting_id', '=', sittingId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.state;
}

const isGuestIn = async (trx: Trx, sittingId: string, uid: string): Promise<boolean> =>
  (await readGuestState(trx, sittingId, uid)) === 'in';

/** [TB49] All that was ordered in a sitting, the first round first. */
export async function roundsOfSitting(db: Kysely<Tables>, sittingId: string): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('sitting_id', '=', sittingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_ROUNDS)
    .execute();
  return ordersOf(rows);
}

/** [TB51] Somebody of the staff has seen who sits there: no order of this sitting says otherwise any more. */
export async function seeGuests(trx: Trx, sittingId: string, now: number): Promise<void> {
  await trx
    .updateTable('sittings')
    .set({ seen_at: now })
    .where('id', '=', sittingId)
    .where('seen_at', 'is', null)
    .execute();
  await guestsSeen(trx, sittingId);
}

/**
 * Holds the store's sittings while a round's guests are unseen: accepting it changes all its rounds, so two take turns.
 */
export async function holdSittingsOfRound(
  trx: Trx,
  { brand, storeId, sittingId, guestsUnseen }: PlacedOrder,
): Promise<void> {
  if (sittingId !== null && guestsUnseen) await holdSittings(trx, { brand, storeId });
}

/** [TB51] Notes, as the order of a sitting is accepted, that its guests have been seen. */
export async function noteGuestsSeen(trx: Trx, { sittingId }: PlacedOrder, now: number): Promise<void> {
  if (sittingId !== null) await seeGuests(trx, sittingId, now);
}
