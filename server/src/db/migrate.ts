import { type Kysely, sql } from 'kysely';
import type { Dialect, Trx } from './dialect.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** Called before each statement, and before and after the commit; a test dies there, the product's own does nothing. */
export type MigrationStep = (at: string) => Promise<void> | undefined;

const noMigrationStep: MigrationStep = () => undefined;

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

async function apply(trx: Trx, statements: readonly string[], before: (number: number) => unknown) {
  for (const [index, statement] of statements.entries()) {
    await before(index + 1);
    await sql.raw(statement).execute(trx);
  }
}

/**
 * Brings the schema up to date in one transaction: a process killed on the way leaves the database as it was, and the
 * version before still starts on it. A schema from the future is refused, and nothing is written.
 */
export async function migrate(
  dialect: Dialect,
  now: number,
  known: readonly Migration[] = migrations,
  step: MigrationStep = noMigrationStep,
): Promise<void> {
  const { words } = dialect;
  await dialect.write.transaction().execute(async (trx: Trx) => {
    await dialect.lockMigrations(trx);
    await sql
      .raw(
        `create table if not exists schema_versions (name text primary key, at ${words.integer} not null) ${words.tableEnd}`,
      )
      .execute(trx);
    const applied = await appliedNames(trx);
    refuseNewer(applied, known);
    for (const { name, statements } of known) {
      if (applied.includes(name)) continue;
      await apply(trx, statements(words, now), (number) => step(`${name} ${number}`));
      await trx.insertInto('schema_versions').values({ name, at: now }).execute();
      await step(`${name} recorded`);
    }
    await step('before commit');
  });
  await step('after commit');
}
