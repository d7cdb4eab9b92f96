// npm run bench -- placing-cpu: what an order costs on each engine, in CPU time and not in time, so that it can be said on
// a machine that does other things. The engines take turns, in short runs; a ratio is of two runs that stood side by side.
// "postgres / sqlite" is what the orders a second would be where nothing but CPU time held them up: a server has one core
// for itself, and all of them together have those of the machine.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@mam/tools/free-port.ts';
import { median, record, rounded } from '../results.ts';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import { root, startServer } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';
import { type Cost, Measuring } from './placing-cost.ts';

const ORDERS = 500;
const TURNS = 7;
const SETTLE = join(root, 'server/test/past-orders/settle-database.ts');

/** ms an order takes at least: of the core its server has, and of the cores all share. */
const leastOf = ({ servers, postgres, client }: Cost) =>
  Math.max(servers, (servers + postgres + client) / availableParallelism());

export async function placingCpu(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = await startOwnPostgres();
  const sqlite = await startMam({ logLevel: 'info' });
  const place = { tree: root, dataFolder: folder, databaseUrl: postgres.url, port: await freePort() };
  const server = await startServer({ ...place, logLevel: 'info' });
  const measuring = new Measuring(ORDERS, postgres.pid);
  for (let turn = 0; turn <= TURNS; turn += 1) {
    await measuring.run('sqlite', [sqlite]);
    await measuring.run('postgres', [server]);
    if (turn > 0) continue;
    // all warm, and the plans are those of tables that are filled
    await promisify(execFile)(process.execPath, [SETTLE, postgres.url]);
    measuring.forget();
  }
  await Promise.all([server.stop(), sqlite.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  const [file, scaled] = [measuring.runs('sqlite'), measuring.runs('postgres')];
  const ratios = file.map((cost, turn) => leastOf(cost) / leastOf(scaled[turn] ?? cost));
  record('placing-cpu', {
    orders: ORDERS,
    turns: TURNS,
    ...Object.fromEntries(
      measuring.names().flatMap((name) => [
        [`${name} CPU ms/order`, measuring.cost(name)],
        [`${name} orders/s`, Math.round(measuring.speed(name))],
      ]),
    ),
    'postgres / sqlite by CPU': rounded(median(ratios)),
    'postgres / sqlite orders/s': rounded(
      median(scaled.map((r, turn) => r.perSecond / (file[turn]?.perSecond ?? 0))),
    ),
    budget: 'postgres / sqlite >= 0.6',
  });
}
