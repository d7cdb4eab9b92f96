import { type Kysely, sql } from 'kysely';
import type { Dialect, Trx } from './dialect.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

async function appliedNames(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('schema_versions').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[], known: readonly Migration[]): void {
  const strange = applied.find((name) => !known.some((migration) => migration.name === name));
  if (strange)
    throw new UnusableDatabase(
      `The database was written by a newer Mâm (it has ${strange}); start that version or a newer one.`,
    );
}

async function apply(dialect: Dialect, migration: Migration, now: number): Promise<void> {
  await dialect.write.transaction().execute(async (trx: Trx) => {
    await dialect.lockMigrations(trx);
    if ((await appliedNames(trx)).includes(migration.name)) return;
    for (const statement of migration.statements(dialect.words, now)) await sql.raw(statement).execute(trx);
    await trx.insertInto('schema_versions').values({ name: migration.name, at: now }).execute();
  });
}

/** Brings the schema up to date, each step whole or not at all; a schema from the future is refused. */
export async function migrate(
  dialect: Dialect,
  now: number,
  known: readonly Migration[] = migrations,
): Promise<void> {
  const { integer, tableEnd } = dialect.words;
  await dialect.write.transaction().execute(async (trx) => {
    await dialect.lockMigrations(trx);
    await sql
      .raw(
        `create table if not exists schema_versions (name text primary key, at ${integer} not null) ${tableEnd}`,
      )
      .execute(trx);
  });
  const applied = await appliedNames(dialect.write);
  refuseNewer(applied, known);
  for (const migration of known) {
    if (!applied.includes(migration.name)) await apply(dialect, migration, now);
  }
}
