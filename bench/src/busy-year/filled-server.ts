import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@mam/tools/free-port.ts';
import { cpuMicroseconds, cpuOfBackends, postmasterAt } from '../cpu.ts';
import { ownerCookie } from '../owner-session.ts';
import { BRAND, STORE } from '../random-orders.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import { root, type ServerProcess, startServer } from '../servers/server-process.ts';

export type FilledEngine = 'sqlite' | 'postgres';

/** Makes ₫220,000, enough for the voucher. */
const ITEMS = [
  { Pr_Key: 'a', item_id: 'CUO05', quantity: 2 },
  { Pr_Key: 'b', item_id: 'CHE03', quantity: 2 },
];

/** Within so many days past orders were placed: none of them is due to be forgotten. */
const DAYS = 170;

/** The body of a pickup order at the demo store that is open day and night. */
export const pickupOrderBody = ({ phone }: Pick<SeededDiner, 'phone'>, voucher: string) => ({
  brand_id: BRAND,
  store_id: STORE,
  items: ITEMS,
  user: { name: 'Lan', phone },
  setting: {
    type: 'PICKUP',
    is_order_now: true,
    payment_method: 'PAYMENT_ON_DELIVERY',
    voucher_code: voucher,
  },
});

/** A server whose database has past orders in it. */
export interface FilledServer {
  readonly url: string;
  readonly folder: string;
  /** null = SQLite in the folder */
  readonly databaseUrl: string | null;
  /** placed about every ninth of the orders, and the one that is still open */
  readonly regular: SeededDiner;
  readonly openOrder: string;
  /** of the owner */
  readonly cookie: string;
  /** seconds the filling took */
  readonly filledIn: number;
  /** CPU of the server and what works for it at the database, in µs, while the work is done */
  cpu(work: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

/** CPU time, in µs, of a server and the backends of its database while the work is done. */
async function cpuWhile(pid: number, postmaster: number | null, work: () => Promise<void>): Promise<number> {
  const backends = () => (postmaster === null ? new Map<number, number>() : cpuOfBackends(postmaster));
  const [before, sharesBefore] = [cpuMicroseconds(pid), backends()];
  await work();
  const shares = [...backends()].map(([backend, spent]) => spent - (sharesBefore.get(backend) ?? 0));
  return shares.reduce((sum, spent) => sum + spent, cpuMicroseconds(pid) - before);
}

async function placeOne(url: string, diner: SeededDiner): Promise<string> {
  const answer = await fetch(`${url}/v1/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
    body: JSON.stringify(pickupOrderBody(diner, '')),
  });
  const { data, message } = (await answer.json()) as { data: { hash: string } | null; message: string };
  if (!data?.hash) throw new Error(`the regular guest could not order: ${message}`);
  return data.hash;
}

async function fill(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const program = resolve(root, 'server/test/past-orders/write-past-orders.ts');
  await promisify(execFile)(process.execPath, [program, ...args], { cwd: root });
  return (performance.now() - started) / 1000;
}

/** The product as shipped, with so many past orders behind it. */
export async function startFilled(
  engine: FilledEngine,
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<FilledServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
  const databaseUrl = postgres?.url ?? null;
  const end = async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async () =>
    startServer({
      tree: root,
      dataFolder: folder,
      databaseUrl,
      port: await freePort(),
      logLevel: 'info',
      environment,
    });
  const first = await start();
  const [regular] = await seedDiners(first.url, 1, 99_000_000);
  if (!regular) throw new Error('no diner was made');
  const openOrder = await placeOne(first.url, regular);
  await first.stop();
  const where = databaseUrl ? ['--url', databaseUrl] : [];
  const asked = [
    '--folder',
    folder,
    ...where,
    '--uid',
    regular.uid,
    '--count',
    String(count),
    '--days',
    String(DAYS),
  ];
  const filledIn = await fill(asked).catch(async (fault: unknown) => {
    await end();
    throw fault;
  });
  const server: ServerProcess = await start();
  const postmaster = databaseUrl ? postmasterAt(new URL(databaseUrl).port) : null;
  return {
    url: server.url,
    folder,
    databaseUrl,
    regular,
    openOrder,
    cookie: await ownerCookie(server.url, folder),
    filledIn,
    cpu: (work) => cpuWhile(server.pid, postmaster, work),
    stop: async () => {
      await server.stop();
      await end();
    },
  };
}
