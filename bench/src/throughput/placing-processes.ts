import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@mam/tools/free-port.ts';
import { record, rounded } from '../results.ts';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import { root, type ServerProcess, startServer } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';
import { canHold, hold, letGo } from './held-core.ts';
import { type Cost, Measuring } from './placing-cost.ts';

const ORDERS = 1_000;
const ROUNDS = 3;
const PROCESSES = [1, 2, 4];
/** Of a core, for each of two processes: with PostgreSQL and the client they are far from filling two cores. */
const HELD_TO = 0.3;
const SETTLE = join(root, 'server/test/past-orders/settle-database.ts');

const totalOf = ({ servers, postgres, client }: Cost) => servers + postgres + client;

/**
 * Two processes against one, each held to a share of a core, so that neither the cores nor PostgreSQL are what they
 * wait for: what is left between them is what they make each other wait.
 */
async function measureHeld(measuring: Measuring, servers: readonly ServerProcess[]): Promise<void> {
  const pair = servers.slice(0, 2);
  for (const { pid } of pair) hold(pid, HELD_TO);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const count of [1, 2]) await measuring.run(`held ${count}`, pair.slice(0, count));
  for (const { pid } of pair) letGo(pid);
}

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
  if (canHold()) await measureHeld(measuring, servers);
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
    'each held to, of a core': HELD_TO,
    'two held / one held': measuring.names().includes('held 2')
      ? rounded(speedOf('held 2') / speedOf('held 1'))
      : 'not measured: no group of CPU time can be made here',
    budget: 'postgres / sqlite >= 0.6, two held / one held >= 1.6',
  });
}
