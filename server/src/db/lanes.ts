import { sql } from 'kysely';
import { locksRows, type Trx } from './dialect.ts';
import { prepared } from './prepared-statement.ts';

const lock = prepared<{ names: readonly string[] }>((db, value) => {
  const statement = sql`select pg_advisory_xact_lock(lane) from
    (select distinct hashtextextended(name, 0) as lane from unnest(${value('names')}::text[]) as name order by lane) lanes`;
  return { compile: () => statement.compile(db) };
});

/**
 * Locks lanes by name until this transaction ends, in one order for everybody: a count made after it still holds when
 * it is acted on. SQLite has one writer: there it holds anyway.
 */
export async function lockNames(trx: Trx, names: readonly string[]): Promise<void> {
  if (names.length > 0 && locksRows(trx)) await lock(trx, { names });
}
