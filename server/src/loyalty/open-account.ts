import { searchedFrom } from '@mam/domain/order/phone-search.ts';
import { sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PhoneProofRow } from '../db/tables/message-tables.ts';
import { holdOrder } from '../order/queries.ts';
import { insertAccount } from './ledger.ts';
import { earnPoints } from './points-of-order.ts';

/** [LO5] So many orders of a number are looked through. */
const MOST = 100;

type Proved = Pick<PhoneProofRow, 'brand' | 'uid' | 'phone_number' | 'proved_at'>;

/** The ids of what was ordered of late with a number, or together with whoever has proved it; the newest first. */
async function recentOrderIds(trx: Trx, { brand, uid, phone_number, proved_at }: Proved): Promise<string[]> {
  const since = searchedFrom(proved_at);
  const own = await trx
    .selectFrom('orders')
    .select('id')
    .where('phone_number', '=', phone_number)
    .where('phone_number', '<>', '')
    .where('brand', '=', brand)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const joined = await trx
    .selectFrom('order_people')
    .select('order_id as id')
    .where('uid', '=', uid)
    // said so that the small index of these is used
    .where(sql<boolean>`role = 'member'`)
    .where('brand', '=', brand)
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    .limit(MOST)
    .execute();
  return [...new Set([...own, ...joined].map(({ id }) => id))];
}

/**
 * [LO1] [LO5] Opens the account of a number proved for the first time, and books its orders. Each order's row is taken:
 * one that is completed at this moment is booked here or there.
 */
export async function openAccount(trx: Trx, proved: Proved): Promise<void> {
  if (!(await insertAccount(trx, proved, proved.proved_at))) return;
  for (const id of await recentOrderIds(trx, proved)) {
    const order = await holdOrder(trx, proved.brand, id);
    if (order) await earnPoints(trx, order, proved.proved_at);
  }
}
