import type { Profile } from '@mam/contract/diner/profile.schema.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { DinerRow, Tables } from '../db/tables.ts';

export async function insertDiner(trx: Trx, row: DinerRow): Promise<void> {
  await trx.insertInto('diners').values(row).execute();
}

export async function profileOf(db: Kysely<Tables>, uid: string): Promise<Profile> {
  const row = await db
    .selectFrom('diners')
    .select(['uid', 'name', 'language'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { uid: row.uid, name: row.name ?? '', locale: row.language };
}

export async function updateDiner(
  trx: Trx,
  uid: string,
  change: Partial<Pick<DinerRow, 'name' | 'language'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('diners').set(change).where('uid', '=', uid).execute();
}
