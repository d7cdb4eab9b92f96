import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { onSqlite, type Place } from '../../../test/engines.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../../test/order.ts';
import { type RunningServer, startServer } from '../../../test/with-server.ts';
import { runCommand } from '../../cli/run-command.ts';
import { UnusableDatabase } from '../unusable-database.ts';

const PAGE = 4096;

/** The same damage for the same seed. */
const damageOf = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

type Damage = (file: string, chance: (below: number) => number) => void;

const changed = (change: (bytes: Buffer, chance: (below: number) => number) => void): Damage => {
  return (file, chance) => {
    const bytes = readFileSync(file);
    change(bytes, chance);
    writeFileSync(file, bytes);
  };
};

const DAMAGES: Readonly<Record<string, Damage>> = {
  'one byte': changed((bytes, chance) => {
    const at = chance(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 + chance(255));
  }),
  'bytes of one page': changed((bytes, chance) => {
    const page = chance(bytes.length / PAGE) * PAGE;
    for (let flipped = 0; flipped < 64; flipped += 1) {
      const at = page + chance(PAGE);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    }
  }),
  'a page of zeros': changed((bytes, chance) => {
    const page = chance(bytes.length / PAGE) * PAGE;
    bytes.fill(0, page, page + PAGE);
  }),
  'a page in the place of another': changed((bytes, chance) => {
    const [from, to] = [chance(bytes.length / PAGE) * PAGE, chance(bytes.length / PAGE) * PAGE];
    bytes.copy(bytes, to, from, from + PAGE);
  }),
  'a lost tail': (file, chance) => {
    const whole = readFileSync(file).length;
    truncateSync(file, whole - 1 - chance(whole / 2));
  },
  'a broken header': changed((bytes, chance) => {
    const at = chance(100);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  }),
};

/** Everything that was kept, table by table. */
function everythingIn(folder: string): string {
  const database = new DatabaseSync(join(folder, 'mam.sqlite'), { readOnly: true });
  try {
    const tables = database
      .prepare(`select name from sqlite_master where type = 'table' order by name`)
      .all();
    return JSON.stringify(tables.map(({ name }) => database.prepare(`select * from "${name}"`).all()));
  } catch (fault) {
    return (fault as Error).message;
  } finally {
    database.close();
  }
}

/** Everything but the first page: what a failed disk gives back. */
const zeroInnerPages = (file: string) => {
  const bytes = readFileSync(file);
  bytes.fill(0, PAGE);
  writeFileSync(file, bytes);
};

describe('a damaged database file', () => {
  let source: Place;
  let kept: string;
  let body: unknown;
  let diner: { headers: Record<string, string> };
  const folders: string[] = [];

  const place = (server: RunningServer) => server.send('POST', '/v1/order', body, diner.headers);

  beforeAll(async () => {
    source = await onSqlite();
    const server = await startServer(source);
    await importDemo(server.database);
    const shop = await readShop(server, 'BEPNHA', 101);
    const orderBy = (phone: string) => anOrder(shop, [defaultLine(aDish(shop), 2)], { phone });
    for (let placed = 0; placed < 12; placed += 1) {
      diner = await server.addDiner();
      body = orderBy(`09${String(placed).padStart(8, '0')}`);
      expect((await place(server)).status).toBe(200);
    }
    diner = await server.addDiner();
    body = orderBy('0999999999');
    await server.stop();
    kept = everythingIn(source.dataFolder);
  });

  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await source.remove();
  });

  const copy = (): Place => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'mam-test-'));
    folders.push(dataFolder);
    cpSync(source.dataFolder, dataFolder, { recursive: true });
    return { engine: 'sqlite', databaseUrl: null, dataFolder, remove: async () => {} };
  };

  it('takes no order unnoticed, wherever the damage lies', async () => {
    const unnoticed: string[] = [];
    const names = Object.keys(DAMAGES);
    for (let seed = 1; seed <= 30; seed += 1) {
      const name = names[seed % names.length] ?? '';
      const here = copy();
      DAMAGES[name]?.(join(here.dataFolder, 'mam.sqlite'), damageOf(seed));
      const intact = everythingIn(here.dataFolder) === kept;
      const server = await startServer(here).catch((fault: unknown) => fault);
      if (server instanceof UnusableDatabase) continue;
      if (server instanceof Error) {
        unnoticed.push(`${seed} ${name}: no sentence, ${server.message}`);
        continue;
      }
      const running = server as RunningServer;
      const answer = await place(running);
      await running.stop();
      if (answer.status === 200 && !intact) unnoticed.push(`${seed} ${name}: took an order`);
      if (answer.status !== 200) unnoticed.push(`${seed} ${name}: started, then ${answer.status}`);
    }
    expect(unnoticed).toEqual([]);
  });

  it('is opened again as it was closed, and after a kill once its structure holds', async () => {
    const here = copy();
    for (const end of ['closed', 'killed']) {
      const file = join(here.dataFolder, 'mam.sqlite');
      expect(existsSync(`${file}.seal`)).toBe(true);
      // a killed server leaves no seal: it is broken before the first write
      if (end === 'killed') rmSync(`${file}.seal`);
      const server = await startServer(here);
      expect(existsSync(`${file}.seal`)).toBe(false);
      await server.stop();
    }
  });

  it('is refused after a kill too, by its structure', async () => {
    const here = copy();
    const file = join(here.dataFolder, 'mam.sqlite');
    rmSync(`${file}.seal`);
    zeroInnerPages(file);
    await expect(startServer(here)).rejects.toThrow('npm run mam -- restore FILE');
  });

  it('stops taking orders when it shows while serving: 503, not ready, and the log says what to restore', async () => {
    const here = copy();
    const file = join(here.dataFolder, 'mam.sqlite');
    const environment = { DATA_DIR: here.dataFolder };
    const mam = (...args: string[]) => runCommand(args, { environment, askPassword: async () => '' });
    const backup = join(here.dataFolder, 'copy.sqlite');
    await mam('backup', backup);
    const server = await startServer(here);
    zeroInnerPages(file);
    const damage = await server.database.checkFile();
    expect(damage).toContain(`npm run mam -- restore ${backup}`);
    const answer = await place(server);
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'DAMAGED']);
    expect((await server.fetch('/readyz')).status).toBe(503);
    await expect.poll(() => server.log.join('')).toContain(`npm run mam -- restore ${backup}`);
    await server.stop();

    const doctor = await mam('doctor');
    expect(doctor.ok).toBe(false);
    expect(doctor.text).toContain(`npm run mam -- restore ${backup}`);
    expect((await mam('restore', backup)).text).toContain('is in place');
    const restored = await startServer(here);
    expect((await place(restored)).status).toBe(200);
    await restored.stop();
  });

  it('shows by a statement that meets the damage, and nothing of its group is kept', async () => {
    const here = copy();
    const file = join(here.dataFolder, 'mam.sqlite');
    const server = await startServer(here);
    zeroInnerPages(file);
    const answer = await place(server);
    expect(answer.status).toBe(503);
    expect((await server.fetch('/readyz')).status).toBe(503);
    await server.stop();
    expect(existsSync(`${file}.seal`)).toBe(false);
  });
});
