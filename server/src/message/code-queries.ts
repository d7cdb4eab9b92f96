import { CODE_TRIES, type CodeWindow, type Counted, roomFrom } from '@mam/domain/message/phone-code.ts';
import { type Kysely, sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PhoneCodeRow } from '../db/tables/message-tables.ts';
import type { Tables } from '../db/tables.ts';

export type Asker = Pick<PhoneCodeRow, 'brand' | 'uid' | 'phone_number'>;
/** Codes are counted by these. */
export type CountedBy = Pick<PhoneCodeRow, 'phone_number' | 'uid' | 'network'>;

interface CountedCodes {
  readonly columns: readonly (keyof CountedBy)[];
  /** only what strangers asked for */
  readonly strangers?: true;
}

const COUNTED: Readonly<Record<Counted, CountedCodes>> = {
  number: { columns: ['phone_number'], strangers: true },
  address: { columns: ['network'], strangers: true },
  strangers: { columns: [], strangers: true },
  device: { columns: ['uid', 'phone_number'] },
  diner: { columns: ['uid'] },
  house: { columns: [] },
};

/** Lets senders of codes go one after the other, so that a count made after it is exact. */
export async function takeTurn(trx: Trx): Promise<void> {
  await trx
    .insertInto('counters')
    .values({ name: 'phone_codes', value: 1 })
    .onConflict((on) => on.column('name').doUpdateSet((of) => ({ value: of('counters.value', '+', 1) })))
    .execute();
}

/** When the n-th last code of a window was sent; null = it never had so many. */
function nthLast({ of, most }: CodeWindow, by: CountedBy) {
  const { columns, strangers } = COUNTED[of];
  const conditions = columns.map((column) => sql`${sql.ref(column)} = ${by[column]}`);
  if (strangers) conditions.push(sql`own = 0`);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`(select sent_at from phone_codes ${where} order by sent_at desc limit 1 offset ${most - 1})`;
}

/** [MS7] From when on each of these windows has room, asked in one statement; 0 where its limit was switched off. */
export async function roomIn(trx: Trx, windows: readonly CodeWindow[], by: CountedBy): Promise<number[]> {
  const limited = windows.filter(({ most }) => Number.isFinite(most));
  if (limited.length === 0) return windows.map(() => 0);
  const columns = limited.map((window, n) => sql`${nthLast(window, by)} as ${sql.ref(`w${n}`)}`);
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('counting answers one row');
  return windows.map((window) => {
    const n = limited.indexOf(window);
    return n < 0 ? 0 : roomFrom(window, row[`w${n}`] ?? null);
  });
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

/** [MS15] A code that was found expired has no tries left, also when the clock is put back. */
export async function endExpired(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable('phone_codes')
    .set({ tries: CODE_TRIES })
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .where('tries', '<', CODE_TRIES)
    .execute();
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
