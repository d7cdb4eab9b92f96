import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, run } from './placing.ts';
import { startOwnPostgres } from './postgres-process.ts';
import { median, record, rounded } from './results.ts';
import { freePort, root, type ServerProcess, startServer } from './server-process.ts';
import { startMam } from './temporary-server.ts';

const ORDERS = 1_000;
const ROUNDS = 3;
const PROCESSES = [1, 2, 4];

/** Orders a second of the product on PostgreSQL by the number of its processes, against one on SQLite in the same run. */
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
  const [first] = servers;
  if (!first) throw new Error('at least one process');
  const perSecond = new Map<string, number[]>();
  const measure = async (name: string, urls: readonly string[], seedAt: string, round: number) => {
    const { perSecond: speed } = await run(urls, await prepare(seedAt, round, ORDERS));
    perSecond.set(name, [...(perSecond.get(name) ?? []), speed]);
  };
  let round = 0;
  for (let again = 0; again <= ROUNDS; again += 1) {
    await measure('sqlite', [sqlite.url], sqlite.url, round++);
    for (const count of PROCESSES) {
      const urls = servers.slice(0, count).map(({ url }) => url);
      await measure(`postgres ${count}`, urls, first.url, round++);
    }
    if (again === 0) perSecond.clear(); // all warm
  }
  await Promise.all([...servers.map((server) => server.stop()), sqlite.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  const speeds = [...perSecond].map(([name, runs]) => [name, median(runs)] as const);
  const speedOf = (name: string) => speeds.find(([known]) => known === name)?.[1] ?? Number.NaN;
  record('placing-processes', {
    orders: ORDERS,
    rounds: ROUNDS,
    ...Object.fromEntries(speeds.map(([name, speed]) => [`${name} orders/s`, Math.round(speed)])),
    'postgres / sqlite': rounded(speedOf('postgres 1') / speedOf('sqlite')),
    'two processes / one': rounded(speedOf('postgres 2') / speedOf('postgres 1')),
    budget: 'postgres / sqlite >= 0.6, two processes / one >= 1.6',
  });
}
