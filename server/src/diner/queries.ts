import type { Trx } from '../db/dialect.ts';
import type { DinerRow } from '../db/tables.ts';

export async function insertDiner(trx: Trx, row: DinerRow): Promise<void> {
  await trx.insertInto('diners').values(row).execute();
}
