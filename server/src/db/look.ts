import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseChoice } from './database.ts';
import type { Dialect } from './dialect.ts';
import { refuseUnreachable, types } from './postgres.ts';
import { damageSentence, FileHealth, saysDamaged } from './sqlite/file-health.ts';
import { structureFault } from './sqlite/integrity.ts';
import { sealHolds } from './sqlite/seal.ts';
import { SQLITE_FILE, spokenOn } from './sqlite/sqlite.ts';
import { SqliteConnection } from './sqlite/sqlite-connection.ts';
import type { Tables } from './tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** A database that is read and not touched: not made where there is none, not upgraded, not even its files. */
export interface LookedAt {
  readonly engine: Dialect['engine'];
  readonly read: Kysely<Tables>;
  /** looks through the whole file; the sentence for its owner when it is damaged */
  damage(): string | null;
  close(): Promise<void>;
}

export type Whereabouts = Pick<DatabaseChoice, 'databaseUrl' | 'dataFolder'>;

/** Without a log nobody has it open: then it is read as it lies, and neither lock nor log is made beside it. */
function openAsItLies(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  try {
    const database = new DatabaseSync(address, { readOnly: true });
    database.exec('pragma busy_timeout = 2000; pragma query_only = on; pragma temp_store = memory');
    return database;
  } catch (fault) {
    throw new UnusableDatabase(`The database ${file} cannot be opened: ${(fault as Error).message}.`);
  }
}

function lookAtFile(file: string): LookedAt | null {
  if (!existsSync(file) || statSync(file).size === 0) return null;
  const database = openAsItLies(file);
  const { db } = spokenOn(new SqliteConnection(database, { health: new FileHealth(file), writes: false }));
  const damage = () => {
    try {
      const fault = sealHolds(file) === false ? 'it is not as it was left' : null;
      const found = fault ?? structureFault(database, 'integrity_check');
      return found === null ? null : damageSentence(file, found);
    } catch (fault) {
      if (saysDamaged(fault)) return damageSentence(file, (fault as Error).message);
      throw fault;
    }
  };
  return { engine: 'sqlite', read: db, damage, close: () => db.destroy() };
}

async function lookAtServer(url: string): Promise<LookedAt> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000, types });
  pool.on('error', () => {});
  await refuseUnreachable(pool, url);
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', read, damage: () => null, close: () => read.destroy() };
}

/** Lends the database for looking; null = there is none. */
export async function lookAtDatabase<T>(
  { databaseUrl, dataFolder }: Whereabouts,
  look: (database: LookedAt | null) => Promise<T>,
): Promise<T> {
  const database = databaseUrl ? await lookAtServer(databaseUrl) : lookAtFile(join(dataFolder, SQLITE_FILE));
  try {
    return await look(database);
  } finally {
    await database?.close();
  }
}

/** Whether there is such a table, where our tables lie. */
export async function hasTable({ engine, read }: LookedAt, name: string): Promise<boolean> {
  const found =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`;
  return (await found.execute(read)).rows.length > 0;
}
