import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { describeBackups, environmentOf, readOrderAnswers, startSelling } from '../../test/backups.ts';
import { asAdministrator, type Place } from '../../test/engines.ts';
import { startServer } from '../../test/with-server.ts';
import type { PushKeys } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { type Counted, countPostgres, countSqlite, difference } from './counted.ts';

const program = resolve(import.meta.dirname, '../mam.ts');
const turn = () => new Promise((done) => setImmediate(done));

class Reached extends Error {}

/** Everything that lies in a place, counted. */
async function countedIn({ databaseUrl, dataFolder }: Place): Promise<Counted> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await countPostgres(client);
    } finally {
      await client.end();
    }
  }
  const database = new DatabaseSync(join(dataFolder, 'mam.sqlite'));
  try {
    return await countSqlite(database);
  } finally {
    database.close();
  }
}

describeBackups('a backup put in place', ({ place, folder, mam }) => {
  let from: Place;
  let file: string;
  let hashes: readonly string[];
  let answers: readonly unknown[];
  let counted: Counted;
  let pushKeys: PushKeys;

  beforeAll(async () => {
    from = await place();
    const { server, hashes: sold } = await startSelling(from);
    const account = { brand: 'BEPNHA', phone_number: '+84905000001', balance: 1_500, opened_at: 1 };
    await server.database.transaction((trx) => trx.insertInto('points_accounts').values(account).execute());
    hashes = sold;
    answers = await readOrderAnswers(server, hashes);
    ({ pushKeys } = server.context);
    file = join(folder(), 'backup');
    await mam(from, 'backup', file);
    await server.stop();
    counted = await countedIn(from);
  });

  it('elsewhere holds the same: orders, money, points, and what guests read', async () => {
    const elsewhere = await place();
    expect(await mam(elsewhere, 'restore', file)).toBe(`${file} is in place: 3 orders, 0 payments.`);
    expect(await countedIn(elsewhere)).toEqual(counted);
    expect(counted.sums['points_accounts.balance']).toBe('1500');
    const server = await startServer(elsewhere);
    expect(await readOrderAnswers(server, hashes)).toEqual(answers);
    // phones go on hearing from the moved shop
    expect(server.context.pushKeys).toEqual(pushKeys);
    await server.stop();
  });

  it('is refused when it is half, changed, strange or newer, and nothing is there then', async () => {
    const empty = await place();
    const copyWith = (name: string, change: (bytes: Buffer) => Buffer, manifest = true) => {
      const copy = join(folder(), name);
      writeFileSync(copy, change(readFileSync(file)));
      if (manifest) copyFileSync(`${file}.json`, `${copy}.json`);
      return copy;
    };
    const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
    const refused = (copy: string) => expect(mam(empty, 'restore', copy)).rejects;
    await refused(join(folder(), 'nowhere')).toThrow('There is no file');
    await refused(copyWith('half', half)).toThrow('is not whole: it has');
    // a copy that came without its manifest is read to its end
    await refused(copyWith('half-alone', half, false)).toThrow(/is damaged|is not a (whole backup|database)/);
    const flipped = (bytes: Buffer) => {
      bytes[bytes.length - 700] = (bytes[bytes.length - 700] ?? 0) ^ 1;
      return bytes;
    };
    await refused(copyWith('flipped', flipped)).toThrow('is damaged. Take another backup.');
    await refused(copyWith('strange', () => Buffer.from('a text of somebody'))).toThrow('is not a database');
    const newer = copyWith('newer', (bytes) => bytes);
    const manifest = JSON.parse(readFileSync(`${newer}.json`, 'utf8'));
    writeFileSync(`${newer}.json`, JSON.stringify({ ...manifest, rows: { ...manifest.rows, orders: 4 } }));
    await refused(newer).toThrow('does not hold what it held when it was made: rows of orders (4 and 3)');
    const other = copyWith('other-engine', () =>
      Buffer.from(from.engine === 'sqlite' ? 'PGDMP and more' : 'SQLite format 3 and more'),
    );
    await refused(other).toThrow(/is a backup of (SQLite|PostgreSQL), and this place keeps its data in/);
    if (empty.databaseUrl) expect((await countedIn(empty)).rows).toEqual({});
    else expect(existsSync(join(empty.dataFolder, 'mam.sqlite'))).toBe(false);
    // and what is whole can still go there
    await mam(empty, 'restore', file);
    expect(await countedIn(empty)).toEqual(counted);
  });

  it('of a newer Mâm is refused', async () => {
    const newer = await place();
    const database = await openDatabase({ ...newer, serving: false });
    const row = { name: '9999-of-tomorrow', at: 1 };
    await database.transaction((trx) => trx.insertInto('schema_versions').values(row).execute());
    await database.close();
    const tomorrow = join(folder(), 'tomorrow');
    await mam(newer, 'backup', tomorrow);
    await expect(mam(await place(), 'restore', tomorrow)).rejects.toThrow(
      'was made by a newer Mâm (it has 9999-of-tomorrow); restore it with that version or a newer one.',
    );
  });

  it('takes no place where something lies', async () => {
    const taken = await place();
    const { server } = await startSelling(taken);
    await server.stop();
    const before = await countedIn(taken);
    if (taken.databaseUrl) {
      await expect(mam(taken, 'restore', file)).rejects.toThrow(
        /The database mam_test_\w+ is not empty \(it has \w+\)/,
      );
      expect(await countedIn(taken)).toEqual(before);
      return;
    }
    await expect(mam(taken, 'restore', file)).rejects.toThrow(
      'is of another installation than the one whose data',
    );
    expect(await countedIn(taken)).toEqual(before);
    // its own is put back, and what was there stays beside it
    await mam(from, 'restore', file);
    expect(await countedIn(from)).toEqual(counted);
    // and another's when somebody says so
    expect(await mam(taken, 'restore', file, '--replace')).toContain('is kept in');
    expect(await countedIn(taken)).toEqual(counted);
    const kept = readdirSync(taken.dataFolder).find((name) => name.includes('before-restore')) ?? '';
    const old = new DatabaseSync(join(taken.dataFolder, kept), { readOnly: true });
    expect(await countSqlite(old)).toEqual(before);
    old.close();
  });

  it('waits for nobody who has the data open, and takes the log of a copy made by hand', async () => {
    const target = await place();
    if (target.databaseUrl) return;
    const { server, sell } = await startSelling(target);
    await sell();
    // as a crash leaves it, or somebody who copies the folder of a running server
    const copy = join(folder(), 'by-hand.sqlite');
    for (const part of ['', '-wal']) copyFileSync(join(target.dataFolder, `mam.sqlite${part}`), copy + part);
    await server.stop();
    const before = await countedIn(target);
    const open = new DatabaseSync(join(target.dataFolder, 'mam.sqlite'));
    open.prepare('select count(*) from orders').get();
    await expect(mam(target, 'restore', file, '--replace')).rejects.toThrow(
      /Another program has .*mam.sqlite open: end it, and restore once more/,
    );
    open.close();
    expect(await countedIn(target)).toEqual(before);
    expect(readdirSync(target.dataFolder).filter((name) => /restore|incoming/.test(name))).toEqual([]);
    await mam(target, 'restore', copy);
    expect(await countedIn(target)).toEqual(before);
    expect(before.rows.orders).toBe(4);
  });

  it('is whole or not there when its process is killed on the way', async () => {
    const target = await place();
    if (!target.databaseUrl) {
      const { server } = await startSelling(target);
      await server.stop();
    }
    const before = await countedIn(target);
    const named = (part: string) => async () =>
      readdirSync(target.dataFolder).some((name) => name.includes(part));
    const restoring = async () => {
      const watched = await asAdministrator(async (client) => {
        const seen = await client.query(
          `select 1 from pg_stat_activity where application_name = 'pg_restore'`,
        );
        if (seen.rows.length > 0) throw new Reached();
      }, target.databaseUrl ?? '').catch((fault: unknown) => fault);
      return watched instanceof Reached;
    };
    const moments = target.databaseUrl
      ? [restoring, restoring]
      : [named('.incoming'), named('.incoming'), named('.before-restore-')];
    for (const reached of moments) {
      const args = [program, 'restore', file, '--replace'];
      const child = spawn(process.execPath, args, {
        env: environmentOf(target),
        stdio: 'ignore',
        detached: true,
      });
      const gone = once(child, 'exit');
      while (child.exitCode === null && !(await reached())) await turn();
      // with the programs of PostgreSQL that it has started
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
      const now = await countedIn(target);
      expect([before, counted]).toContainEqual(now);
      if (difference(now, counted) === null) break;
    }
    if (difference(await countedIn(target), counted) !== null)
      await mam(target, 'restore', file, '--replace');
    expect(await countedIn(target)).toEqual(counted);
  });
});
