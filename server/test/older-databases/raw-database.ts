import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { SQLITE_FILE } from '../../src/db/sqlite/sqlite.ts';
import type { Place } from '../engines.ts';
import { type Row, schemaOfPostgres } from './postgres-as-sql.ts';

export type Where = Pick<Place, 'databaseUrl' | 'dataFolder'>;

/** A database as it lies there, whoever has written it: nothing of the product looks at it. */
export interface RawDatabase {
  rows(sql: string): Promise<readonly Row[]>;
  tables(): Promise<readonly string[]>;
  /** statements that make the same tables and indexes */
  schema(): Promise<readonly string[]>;
  close(): Promise<void>;
}

function rawSqlite({ dataFolder }: Where): RawDatabase {
  // not for reading only: what a killed writer left in the log is put right by whoever opens first
  const file = new DatabaseSync(join(dataFolder, SQLITE_FILE));
  const column = (sql: string) =>
    file
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const ours = `from sqlite_schema where name not like 'sqlite_%'`;
  return {
    rows: async (sql) => file.prepare(sql).all(),
    tables: async () => column(`select name ${ours} and type = 'table' order by name`),
    schema: async () => column(`select sql ${ours} order by type desc, name`),
    close: async () => file.close(),
  };
}

async function rawPostgres(url: string): Promise<RawDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = async (sql: string) => (await client.query<Row>(sql)).rows;
  const names = `select tablename as name from pg_tables where schemaname = 'public' order by name`;
  return {
    rows,
    tables: async () => (await rows(names)).map(({ name }) => String(name)),
    schema: () => schemaOfPostgres(rows),
    close: () => client.end(),
  };
}

export async function openRaw(where: Where): Promise<RawDatabase> {
  return where.databaseUrl ? rawPostgres(where.databaseUrl) : rawSqlite(where);
}

/** Looks at a database as it lies there. */
export async function lookAt<T>(where: Where, look: (raw: RawDatabase) => Promise<T>): Promise<T> {
  const raw = await openRaw(where);
  try {
    return await look(raw);
  } finally {
    await raw.close();
  }
}
