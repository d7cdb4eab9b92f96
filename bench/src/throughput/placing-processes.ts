import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOwnPostgres } from '../postgres-process.ts';
import { record, rounded } from '../results.ts';
import { freePort, root, type ServerProcess, startServer } from '../server-process.ts';
import { startMam } from '../temporary-server.ts';
import { type Cost, Measuring } from './placing-cost.ts';

const ORDERS = 1_000;
const ROUNDS = 3;
const PROCESSES = [1, 2, 4];
const SETTLE = join(root, 'server/test/settle-database.ts');

const totalOf = ({ servers, postgres, client }: Cost) => servers + postgres + client;

/**
 * Orders a second of the product on PostgreSQL by the number of its processes, against one on SQLite in the same run.
 * Servers, PostgreSQL and the client that orders share this machine: what two processes could reach at most, when every
 * core did nothing else, follows from what an order costs all of them.
 */
export async function placingProcesses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = await startOwnPostgres();
  const sqlite = await startMam({ logLevel: 'info' });
  const servers: ServerProcess[] = [];
  for (let started = 0; started < Math.max(...PROCESSES); started += 1) {
    const port = await freePort();
    const place = { tree: root, dataFolder: folder, databaseUrl: postgres.url, port, logLevel: 'info' };
    servers.push(await startServer(place));
  }
  const measuring = new Measuring(ORDERS, postgres.pid);
  for (let again = 0; again <= ROUNDS; again += 1) {
    await measuring.run('sqlite', [sqlite]);
    for (const count of PROCESSES) await measuring.run(`postgres ${count}`, servers.slice(0, count));
    if (again > 0) continue;
    // all warm, and the plans are those of tables that are filled
    await promisify(execFile)(process.execPath, [SETTLE, postgres.url]);
    measuring.forget();
  }
  await Promise.all([...servers.map((server) => server.stop()), sqlite.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  const speedOf = (name: string) => measuring.speed(name);
  const atMost = (availableParallelism() * 1_000) / totalOf(measuring.cost('postgres 2'));
  record('placing-processes', {
    orders: ORDERS,
    rounds: ROUNDS,
    ...Object.fromEntries(
      measuring.names().flatMap((name) => [
        [`${name} orders/s`, Math.round(speedOf(name))],
        [`${name} CPU ms/order`, measuring.cost(name)],
      ]),
    ),
    'postgres / sqlite': rounded(speedOf('postgres 1') / speedOf('sqlite')),
    'two processes / one': rounded(speedOf('postgres 2') / speedOf('postgres 1')),
    'two processes / one at most': rounded(atMost / speedOf('postgres 1')),
    budget: 'postgres / sqlite >= 0.6, two processes / one >= 1.6 where the cores allow it',
  });
}
