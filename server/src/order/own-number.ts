import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

export interface NumberOfDiner {
  readonly brand: string;
  readonly uid: string;
  /** [CT8] */
  readonly phone_number: string;
}

/** [MS11] Whether a number is a diner's own: proved by them, or an order they placed with it was completed. */
export async function isOwnNumber(
  db: Kysely<Tables>,
  { brand, uid, phone_number }: NumberOfDiner,
): Promise<boolean> {
  const theirs = sql`uid = ${uid} and brand = ${brand} and phone_number = ${phone_number}`;
  const { rows } = await sql<{ own: number }>`
    select 1 as own where exists (select 1 from phone_proofs where ${theirs})
      or exists (select 1 from orders where ${theirs} and status = 'COMPLETED')`.execute(db);
  return rows.length > 0;
}
