import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe } from 'vitest';

/** A place for one database, and the way to take it away again. */
export interface Place {
  readonly engine: 'sqlite' | 'postgres';
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  remove(): Promise<void>;
}

/** The content of a new database: today's schema without rows, copied from the run's template, or not even that. */
type Holding = 'schema' | 'nothing';

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'mam-test-'));
}

/** given: another PostgreSQL than that of the test run */
export async function asAdministrator(
  work: (client: pg.Client) => Promise<void>,
  given?: string,
): Promise<string> {
  const url = given ?? process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set; run `node tools/postgres.ts vitest run server` instead.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
  return url;
}

/** Another database of the same PostgreSQL. */
export function otherDatabaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

/** A fresh folder for SQLite. */
export const onSqlite = async (holding: Holding = 'schema'): Promise<Place> => {
  const dataFolder = folder();
  const template = process.env.TEST_TEMPLATE_FOLDER;
  if (template && holding === 'schema') cpSync(template, dataFolder, { recursive: true });
  return {
    engine: 'sqlite',
    databaseUrl: null,
    dataFolder,
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
};

/** A fresh database of its own on the PostgreSQL of the test run, or on another. */
export const onPostgres = async (holding: Holding = 'schema', given?: string): Promise<Place> => {
  const name = `mam_test_${randomBytes(6).toString('hex')}`;
  const dataFolder = folder();
  const template = process.env.TEST_TEMPLATE_DATABASE;
  const url = await asAdministrator(async (client) => {
    await client.query(
      template && holding === 'schema'
        ? `create database ${name} template ${template}`
        : `create database ${name}`,
    );
  }, given);
  return {
    engine: 'postgres',
    databaseUrl: otherDatabaseUrl(url, name),
    dataFolder,
    remove: async () => {
      rmSync(dataFolder, { recursive: true, force: true });
      await asAdministrator(async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }, given);
    },
  };
};

/** One suite, both engines: `emptyPlace()` makes a fresh database for whoever asks; no brand, no order is in it. */
export function describeOnBothEngines(
  name: string,
  suite: (emptyPlace: () => Promise<Place>) => void,
  holding: Holding = 'schema',
): void {
  describe(`${name} · sqlite`, () => suite(() => onSqlite(holding)));
  describe(`${name} · postgres`, () => suite(() => onPostgres(holding)));
}

/** Holds the database's write lock, or the table every event goes to, as another process would. */
export async function holdLock(place: Place): Promise<() => Promise<void>> {
  if (!place.databaseUrl) {
    const other = new DatabaseSync(join(place.dataFolder, 'mam.sqlite'));
    other.exec('begin immediate');
    return async () => other.close();
  }
  const other = new pg.Client({ connectionString: place.databaseUrl });
  await other.connect();
  await other.query('begin; lock table events in share mode');
  return () => other.end();
}
