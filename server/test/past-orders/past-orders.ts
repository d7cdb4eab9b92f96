import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { type PastOrders, pastRows } from './past-rows.ts';

/** Writes orders numbered from `from` on that were placed and done of late, and all that comes with them. */
export async function writePastOrders(database: Database, past: PastOrders): Promise<void> {
  const last = past.from + past.count - 1;
  await database.transaction(async (trx) => {
    if (database.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(trx);
    for (const [table, columns] of Object.entries(pastRows(past))) {
      const names = Object.keys(columns).join(', ');
      const values = Object.values(columns).join(', ');
      await sql
        .raw(
          `insert into ${table} (${names})
          with recursive n (i) as (select ${past.from} union all select i + 1 from n where i < ${last})
          select ${values} from n`,
        )
        .execute(trx);
    }
  });
}

/** Does as PostgreSQL does by itself a while later. On SQLite nobody analyses, so neither does this. */
export async function settle({ engine, read }: Database): Promise<void> {
  if (engine === 'sqlite') return;
  await read.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`vacuum (analyze)`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
}
