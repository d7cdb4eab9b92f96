import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe } from 'vitest';

/** An empty place for one database, and the way to take it away again. */
export interface Place {
  readonly engine: 'sqlite' | 'postgres';
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  remove(): Promise<void>;
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'mam-test-'));
}

async function asAdministrator(work: (client: pg.Client) => Promise<void>): Promise<string> {
  const url = process.env.TEST_DATABASE_URL;
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

/** A fresh folder for SQLite. */
export const onSqlite = async (): Promise<Place> => {
  const dataFolder = folder();
  return {
    engine: 'sqlite',
    databaseUrl: null,
    dataFolder,
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
};

/** A fresh database of its own on the PostgreSQL of the test run. */
export const onPostgres = async (): Promise<Place> => {
  const name = `mam_test_${randomBytes(6).toString('hex')}`;
  const dataFolder = folder();
  const administration = new URL(
    await asAdministrator(async (client) => {
      await client.query(`create database ${name}`);
    }),
  );
  administration.pathname = `/${name}`;
  return {
    engine: 'postgres',
    databaseUrl: administration.toString(),
    dataFolder,
    remove: async () => {
      rmSync(dataFolder, { recursive: true, force: true });
      await asAdministrator(async (client) => {
        await client.query(`drop database ${name} with (force)`);
      });
    },
  };
};

/** One suite, both engines: `emptyPlace()` makes a fresh database for whoever asks. */
export function describeOnBothEngines(name: string, suite: (emptyPlace: () => Promise<Place>) => void): void {
  describe(`${name} · sqlite`, () => suite(onSqlite));
  describe(`${name} · postgres`, () => suite(onPostgres));
}

/** What another process does to the database: holds its write lock, or the table every event goes to. */
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
