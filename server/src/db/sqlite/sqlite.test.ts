import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';

describe('SQLite in a folder', () => {
  let dataFolder: string;
  const choice = (serving = true) => ({ databaseUrl: null, dataFolder, serving });

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'mam-test-'));
  });

  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  it('lets one server in; the command line may work beside it', async () => {
    const server = await openDatabase(choice());
    await expect(openDatabase(choice())).rejects.toThrow('Another server is already running');
    const commandLine = await openDatabase(choice(false));
    await commandLine.close();
    await server.close();
    const next = await openDatabase(choice());
    await next.close();
  });

  it('syncs every commit and writes ahead', async () => {
    const database = await openDatabase(choice());
    const settings = await database.transaction(async (trx) => {
      const ask = async (name: string) =>
        Object.values((await sql.raw(`pragma ${name}`).execute(trx)).rows[0] as object)[0];
      return [await ask('journal_mode'), await ask('synchronous'), await ask('foreign_keys')];
    });
    expect(settings).toEqual(['wal', 2, 1]);
    await database.close();
  });

  it('never writes through the reading connection', async () => {
    const database = await openDatabase(choice());
    const written = database.read.insertInto('counters').values({ name: 'x', value: 1 }).execute();
    await expect(written).rejects.toThrow(/readonly/);
    await database.close();
  });

  it('waits for a lock of another process without stopping this one, then says unavailable', async () => {
    const database = await openDatabase(choice());
    const other = new DatabaseSync(join(dataFolder, 'mam.sqlite'));
    other.exec('begin immediate');
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 20);
    const blocked = database.transaction((trx) =>
      trx.insertInto('counters').values({ name: 'x', value: 1 }).execute(),
    );
    const fault = await blocked.catch((error: unknown) => error);
    clearInterval(ticking);
    expect(database.faultKind(fault)).toBe('unavailable');
    expect(ticks).toBeGreaterThan(30);
    other.exec('rollback');
    other.close();
    await database.transaction((trx) => trx.insertInto('counters').values({ name: 'x', value: 1 }).execute());
    await database.close();
  });

  it('says in one sentence what is wrong with the folder or the file', async () => {
    const file = join(dataFolder, 'a-file');
    writeFileSync(file, '');
    await expect(openDatabase({ ...choice(), dataFolder: file })).rejects.toThrow('cannot be written');
    writeFileSync(
      join(dataFolder, 'mam.sqlite'),
      'this is no database, and long enough to be read as one'.repeat(20),
    );
    chmodSync(join(dataFolder, 'mam.sqlite'), 0o600);
    await expect(openDatabase(choice())).rejects.toThrow('is damaged: file is not a database');
  });
});
