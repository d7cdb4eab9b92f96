import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type Place } from '../test/engines.ts';
import { keptMonths, layOut } from '../test/older-databases/kept-database.ts';
import { readSchemaShape } from '../test/older-databases/killed-upgrade.ts';
import { lookAt } from '../test/older-databases/raw-database.ts';
import { aDish, anOrder, defaultLine, readShop } from '../test/order.ts';
import { serverChildren, withinLimit } from '../test/process/server-child.ts';
import { WIDE_LIMITS } from '../test/with-server.ts';

const [MONTH = ''] = keptMonths();
const program = resolve(import.meta.dirname, 'mam.ts');

/** A file that may not grow is what a full disk is to whoever writes; every system can do it, and nothing else is disturbed. */
describe('a disk that takes no more', () => {
  const children = serverChildren();
  let place: Place;

  beforeEach(async () => {
    place = await onSqlite('nothing');
  });

  afterEach(() => place.remove());

  const environment = () => ({
    DATA_DIR: place.dataFolder,
    ADDRESS_LIMIT: '1000000',
    ORDERS_PER_MINUTE: '1000000',
    ORDERS_PER_DAY: '1000000',
    LIMITS: WIDE_LIMITS,
    NODE_DISABLE_COMPILE_CACHE: '1',
  });
  const start = (fileLimit?: number) =>
    children({ environment: environment(), ...(fileLimit && { fileLimit }) });
  const leftOver = () =>
    readdirSync(place.dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /unfinished|before-upgrade/.test(name),
    );
  const roomForHalf = () => statSync(join(place.dataFolder, 'mam.sqlite')).size / 2;

  it('keeps an upgrade from its backup: nothing is upgraded, nothing is left', async () => {
    await layOut(MONTH, place);
    const before = await lookAt(place, readSchemaShape);
    const server = await start(roomForHalf());
    expect(await server.ended()).toBe(1);
    expect(server.output()).toMatch(
      /The database is not upgraded, because it cannot be backed up first: There is no room for \S+: the disk takes no more.* BACKUPS_FOLDER/,
    );
    expect(await lookAt(place, readSchemaShape)).toEqual(before);
    expect(leftOver()).toEqual([]);
    const roomy = await start();
    await roomy.ready();
    expect(roomy.output()).toContain('A backup of it as it was lies in');
  });

  it('keeps a backup and a restore from being made, in one sentence', async () => {
    await layOut(MONTH, place);
    const mam = (...args: string[]) => {
      const [shell, rest] = withinLimit([program, ...args], roomForHalf());
      const { stderr, status } = spawnSync(shell, rest, {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...environment() },
      });
      return `${status} ${stderr.trim()}`;
    };
    const there = join(place.dataFolder, 'by-hand');
    const full = /^1 There is no room for \S+: the disk takes no more. Nothing is left of it.$/;
    expect(mam('backup', there)).toMatch(full);
    expect(mam('restore', join(place.dataFolder, 'mam.sqlite'))).toMatch(full);
    expect(readdirSync(place.dataFolder).sort()).toEqual(['mam.sqlite', 'server.lock']);
  });

  it('loses no order that was acknowledged; whoever is refused sends it once more', async () => {
    const seeded = await start();
    await seeded.ready();
    seeded.signal('SIGTERM');
    await seeded.ended();

    const narrow = await start(roomForHalf() / 4);
    await narrow.ready();
    const fetchHere = (path: string, init?: RequestInit) => fetch(narrow.url + path, init);
    const shop = await readShop({ fetch: fetchHere }, 'BEPNHA', 101);
    const diner = await (await fetchHere('/v1/user/generate', { method: 'POST' })).json();
    const headers = { 'content-type': 'application/json', 'x-user-token': diner.data.token };
    const body = JSON.stringify(anOrder(shop, [defaultLine(aDish(shop))]));
    const send = (url: string, key: string) =>
      fetch(`${url}/v1/order`, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body });
    const hashOfAnswer = async (answer: Response): Promise<string> => (await answer.json()).data.hash;
    const acknowledged: string[] = [];
    let key = randomUUID();
    let answer = await send(narrow.url, key);
    for (; answer.status === 200; answer = await send(narrow.url, key)) {
      acknowledged.push(await hashOfAnswer(answer));
      key = randomUUID();
    }
    expect(answer.status).toBe(503);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await fetchHere('/healthz')).status).toBe(200);
    narrow.signal('SIGKILL');
    await narrow.ended();

    const roomy = await start();
    await roomy.ready();
    for (const hash of acknowledged)
      expect((await fetch(`${roomy.url}/v1/order/${encodeURIComponent(hash)}`)).status).toBe(200);
    const again = await hashOfAnswer(await send(roomy.url, key));
    expect(acknowledged).not.toContain(again);
    expect(await hashOfAnswer(await send(roomy.url, key))).toBe(again);
  });
});
