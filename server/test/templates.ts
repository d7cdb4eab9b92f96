// Once in a run, before the first test of the server: a database of each engine with today's schema and nothing in it.
// A test gets a copy of it (engines.ts), because making the schema anew costs more than most tests do.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.ts';
import { asAdministrator, otherDatabaseUrl } from './engines.ts';

async function migrated(place: { databaseUrl: string | null; dataFolder: string }): Promise<void> {
  const database = await openDatabase({ ...place, serving: true });
  await database.close();
}

/** null = this run has no PostgreSQL */
async function templateOnPostgres(): Promise<string | null> {
  if (!process.env.TEST_DATABASE_URL) return null;
  const name = `mam_template_${randomBytes(6).toString('hex')}`;
  const url = await asAdministrator(async (client) => {
    await client.query(`create database ${name}`);
  });
  await migrated({ databaseUrl: otherDatabaseUrl(url, name), dataFolder: '' });
  return name;
}

export default async function makeTemplates(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-template-'));
  await migrated({ databaseUrl: null, dataFolder });
  process.env.TEST_TEMPLATE_FOLDER = dataFolder;
  const name = await templateOnPostgres();
  if (name) process.env.TEST_TEMPLATE_DATABASE = name;
  return async () => {
    rmSync(dataFolder, { recursive: true, force: true });
    if (!name) return;
    await asAdministrator(async (client) => {
      await client.query(`drop database ${name} with (force)`);
    });
  };
}
