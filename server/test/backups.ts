import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { runCommand } from '../src/cli/run-command.ts';
import { importDemo } from './demo.ts';
import { onPostgres, onSqlite, type Place } from './engines.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from './order.ts';
import { type RunningServer, startServer } from './with-server.ts';

/** A PostgreSQL that the machine's pg_dump can dump: the one of the test run has none, and may be newer than any that is here. */
async function startDumpable(): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = resolve(import.meta.dirname, '../../tools/postgres.ts');
  const child: ChildProcess = spawn(process.execPath, [program, '--with-pg-dump'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const url = await Promise.race([
    once(child.stdout ?? child, 'data').then(([part]) => String(part).trim()),
    once(child, 'exit').then(() => ''),
  ]);
  if (!url) throw new Error(said);
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export interface BackupGround {
  /** an empty place, which goes away after the suite */
  readonly place: () => Promise<Place>;
  /** a folder of the suite's own */
  readonly folder: () => string;
  /** one command of `npm run mam`, and what it says */
  readonly mam: (place: Place, ...args: readonly string[]) => Promise<string>;
}

export const environmentOf = ({ databaseUrl, dataFolder }: Place) => ({
  DATA_DIR: dataFolder,
  DATABASE_URL: databaseUrl ?? '',
  PATH: process.env.PATH ?? '',
});

/** One suite, both engines, each with the programs that back it up. */
export function describeBackups(name: string, suite: (ground: BackupGround) => void): void {
  for (const engine of ['sqlite', 'postgres'] as const)
    describe(`${name} · ${engine}`, () => {
      let postgres: Awaited<ReturnType<typeof startDumpable>> | null = null;
      let folder = '';
      const places: Place[] = [];

      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), 'mam-test-'));
        if (engine === 'postgres') postgres = await startDumpable();
      });

      afterAll(async () => {
        for (const place of places) await place.remove();
        await postgres?.stop();
        rmSync(folder, { recursive: true, force: true });
      });

      suite({
        folder: () => folder,
        place: async () => {
          const place = postgres ? await onPostgres('nothing', postgres.url) : await onSqlite('nothing');
          places.push(place);
          return place;
        },
        mam: async (place, ...args) => {
          const environment = environmentOf(place);
          return (await runCommand([...args], { environment, askPassword: async () => '' })).text;
        },
      });
    });
}

/** A server whose brands have sold something, and how to sell more. */
export async function startSelling(place: Place, environment: Record<string, string> = {}) {
  const server = await startServer(place, { environment });
  await importDemo(server.database);
  const shop: Shop = await readShop(server, 'BEPNHA', 101);
  const hashes: string[] = [];
  const sell = async (on: RunningServer = server) => {
    const diner = await on.addDiner();
    const phone = `09${String(hashes.length).padStart(8, '0')}`;
    // a note with everything in it that a format of rows might stumble over
    const order = anOrder(shop, [defaultLine(aDish(shop), 2)], { phone });
    const answer = await on.send('POST', '/v1/order', order, diner.headers);
    const { data } = (await answer.json()) as { data: { hash: string } };
    hashes.push(data.hash);
  };
  for (let sold = 0; sold < 3; sold += 1) await sell();
  return { server, sell, hashes };
}

/** The answers to a guest with the link of an order. */
export async function readOrderAnswers(server: RunningServer, hashes: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const hash of hashes)
    answers.push(await (await server.fetch(`/v1/order/${encodeURIComponent(hash)}`)).json());
  return answers;
}
