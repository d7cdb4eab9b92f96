import { CODE_TRIES, type Counted } from '@mam/domain/message/phone-code.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PhoneCodeRow } from '../db/tables/message-tables.ts';
import type { Tables } from '../db/tables.ts';

export type Asker = Pick<PhoneCodeRow, 'brand' | 'uid' | 'phone_number'>;

const COLUMN = { phone: 'phone_number', diner: 'uid', address: 'network' } as const;

/** Whoever sends a code waits here for whoever sends another: what is counted after it is exact. */
export async function takeTurn(trx: Trx): Promise<void> {
  await trx
    .insertInto('counters')
    .values({ name: 'phone_codes', value: 1 })
    .onConflict((on) => on.column('name').doUpdateSet((of) => ({ value: of('counters.value', '+', 1) })))
    .execute();
}

/** When the n-th last code of somebody was sent; null = there were not so many. */
export async function nthLast(
  trx: Trx,
  of: Counted,
  who: Pick<PhoneCodeRow, 'phone_number' | 'uid' | 'network'>,
  n: number,
): Promise<number | null> {
  const row = await trx
    .selectFrom('phone_codes')
    .select('sent_at')
    .$if(of !== 'house', (query) => {
      const column = COLUMN[of as keyof typeof COLUMN];
      return query.where(column, '=', who[column]);
    })
    .orderBy('sent_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

export async function insertCode(trx: Trx, row: PhoneCodeRow): Promise<void> {
  await trx.insertInto('phone_codes').values(row).execute();
}

/** The last code somebody asked for: a newer one takes the place of the older. */
export function lastCode(
  db: Kysely<Tables>,
  { brand, uid, phone_number }: Asker,
): Promise<PhoneCodeRow | undefined> {
  return db
    .selectFrom('phone_codes')
    .selectAll()
    .where('uid', '=', uid)
    .where('phone_number', '=', phone_number)
    .where('brand', '=', brand)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** [MS6] Counts a try before anything is compared; the number of this try, or null when there is none left. */
export async function countTry(trx: Trx, id: string, now: number): Promise<number | null> {
  const row = await trx
    .updateTable('phone_codes')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', CODE_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? null;
}

/** false = somebody has used it meanwhile. */
export async function useCode(trx: Trx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('phone_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
