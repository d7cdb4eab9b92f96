import type { ErasedData } from '@mam/contract/privacy/my-data.schema.ts';
import type { ERASE_REFUSES } from '@mam/contract/privacy/refusals.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { endAccount } from '../loyalty/ledger.ts';
import { forgetOrders } from '../order/forget-orders.ts';
import { ordersOf } from '../order/rows.ts';
import { type OwnNumber, readProvedNumbers } from './numbers.ts';
import { underWay } from './under-way.ts';

/** Orders of one transaction: whoever orders meanwhile waits for no more. */
const AT_ONCE = 50;

interface Erasing {
  readonly uid: string;
  readonly now: number;
}

/** Orders that are over and still say whom they were for. */
const remembered = (trx: Trx) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('ended_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .orderBy('created_at')
    .limit(AT_ONCE);

type Remembered = ReturnType<typeof remembered>;

/** Forgets orders in portions until there are no more of these; how many there were. */
async function forgetAll(
  database: Database,
  now: number,
  some: (query: Remembered) => Remembered,
): Promise<number> {
  for (let count = 0; ; ) {
    const done = await database.transaction(async (trx) => {
      const orders = ordersOf(await some(remembered(trx)).execute());
      await forgetOrders(trx, orders, now);
      return orders.length;
    });
    count += done;
    if (done < AT_ONCE) return count;
  }
}

/** Forgets the diner's name in orders another has placed, and the names of guests they chose for. */
async function forgetJoined(trx: Trx, uid: string): Promise<void> {
  const joined = await trx
    .selectFrom('order_people')
    .select('order_id')
    .where('uid', '=', uid)
    .where(sql<boolean>`role = 'member'`)
    .execute();
  const ids = joined.map(({ order_id }) => order_id);
  if (ids.length === 0) return;
  await trx
    .updateTable('order_people')
    .set({ name: '' })
    .where('order_id', 'in', ids)
    .where((of) => of.or([of('uid', '=', uid), of('made_by', '=', uid)]))
    .execute();
}

/** Everything besides orders; the identity last. */
async function eraseRest(trx: Trx, uid: string): Promise<void> {
  await forgetJoined(trx, uid);
  const began = trx.selectFrom('group_orders').select('id').where('uid', '=', uid);
  await trx.deleteFrom('group_sessions').where('group_order_id', 'in', began).execute();
  await trx.deleteFrom('group_orders').where('uid', '=', uid).execute();
  for (const table of [
    'group_sessions',
    'sitting_guests',
    'staff_calls',
    'push_subscriptions',
    'order_buyers',
    'phone_codes',
    'idempotency_keys',
    'diners',
  ] as const)
    await trx.deleteFrom(table).where('uid', '=', uid).execute();
  const reports = trx.selectFrom('issue_reports').select('id').where('uid', '=', uid);
  await trx.deleteFrom('issue_pictures').where('report_id', 'in', reports).execute();
  // reports about orders of others; what was missing stays counted
  await trx.updateTable('issue_reports').set({ uid: null, words: '' }).where('uid', '=', uid).execute();
  // money that was paid stays with the bill, by nobody's name
  await trx.updateTable('bill_shares').set({ uid: null, name: '' }).where('uid', '=', uid).execute();
  await trx
    .deleteFrom('phone_proofs')
    .where('brand', 'in', (of) => of.selectFrom('brands').select('code'))
    .where('uid', '=', uid)
    .execute();
}

/** [DN10] A number with its points, and whatever was ordered with it. */
async function eraseNumber(
  database: Database,
  { brand, phone_number }: OwnNumber,
  now: number,
): Promise<number> {
  const orders = await forgetAll(database, now, (query) =>
    query.where('phone_number', '=', phone_number).where('phone_number', '<>', '').where('brand', '=', brand),
  );
  await database.transaction((trx) => endAccount(trx, { brand, phone_number }, now));
  return orders;
}

/**
 * [DN9] [DN10] Erases a diner, in steps that hold up nobody; one that breaks off is done again from where it was. Refused
 * while something of theirs is under way.
 */
export async function eraseDiner(
  database: Database,
  { uid, now }: Erasing,
): Promise<Answer<ErasedData, (typeof ERASE_REFUSES)[number]>> {
  if ((await underWay(database.read, { uid, now })).length > 0) return refuse('ERASE_WAITS');
  const numbers = (await readProvedNumbers(database.read, { uid, now })).filter(
    ({ erasedAlong }) => erasedAlong,
  );
  let orders = await forgetAll(database, now, (query) => query.where('uid', '=', uid));
  for (const number of numbers) orders += await eraseNumber(database, number, now);
  return database.transaction<Answer<ErasedData, (typeof ERASE_REFUSES)[number]>>(async (trx) => {
    // somebody may have ordered in this very moment, from another tab
    if ((await underWay(trx, { uid, now })).length > 0) return refuse('ERASE_WAITS');
    await eraseRest(trx, uid);
    return ok({ orders, numbers: numbers.length });
  });
}
