import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { BRAND } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { importBrand } from '../servers/import-brand.ts';
import { root } from '../servers/server-process.ts';
import { type PreparedPlacing, run } from '../throughput/placing.ts';
import { type FilledEngine, type FilledServer, pickupOrderBody, startFilled } from './filled-server.ts';

const ENGINES: readonly FilledEngine[] = ['sqlite', 'postgres'];
/** orders of one round, by as many who order at once: no rush, whose waiting is not what is measured */
const ROUND = { orders: 600, connections: 4 };
/** quiet rounds and busy ones take turns as often */
const TURNS = 5;
/** Measured when so much of the past is left, since what is forgotten leaves traces in a database; in between nobody orders. */
const LEFT = [1, 2 / 3, 1 / 3, 0.05] as const;
/** seconds between two ticks of the house's clock: five times as fast as shipped */
const CLOCK = '1';

/** The brand forgets after so many days from now on: what was there yesterday, or nothing of it. */
const forgetAfter = (server: FilledServer, days: number): Promise<void> =>
  importBrand(server, (bundle) => ({ ...bundle, brand: { ...bundle.brand, forget_after_days: days } }));

const program = (name: string, { folder, databaseUrl }: FilledServer, ...more: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      resolve(root, `server/test/past-orders/${name}.ts`),
      ...['--folder', folder],
      ...(databaseUrl === null ? [] : ['--url', databaseUrl]),
      ...more,
    ],
    { cwd: root },
  );

/** How many of the past orders still say whom they were for. */
async function remembered(server: FilledServer): Promise<number> {
  const { stdout } = await program('count-remembered', server);
  return Number(stdout);
}

/** The server's own steps, one after the other, until so many are left. */
async function forgetUntil(server: FilledServer, left: number): Promise<void> {
  await forgetAfter(server, 1);
  const many = (await remembered(server)) - left;
  await program('forget-past-orders', server, '--brand', BRAND, '--days', '1', '--many', String(many));
}

let dinersMade = 0;
async function placingTimes({ url }: FilledServer): Promise<readonly number[]> {
  const diners = await seedDiners(url, ROUND.orders, dinersMade);
  dinersMade += ROUND.orders;
  const orders = diners.map(
    (diner): PreparedPlacing => ({
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(pickupOrderBody(diner, '')),
    }),
  );
  return (await run([url], orders, ROUND.connections)).times;
}

async function onEngine(engine: FilledEngine, many: number): Promise<Record<string, unknown>> {
  const server = await startFilled(engine, many, { PAYMENTS_EVERY: CLOCK });
  try {
    const [quiet, busy]: [number[], number[]] = [[], []];
    let [forgotten, seconds] = [0, 0];
    const began = performance.now();
    for (const part of LEFT) {
      if (part < 1) await forgetUntil(server, Math.round(many * part));
      // the first warms up
      for (let turn = 0; turn <= TURNS; turn += 1) {
        await forgetAfter(server, 180);
        await placingTimes(server); // the brand was published anew
        const still = await placingTimes(server);
        await forgetAfter(server, 1);
        await placingTimes(server);
        const left = await remembered(server);
        // of fewer than a million nothing may be left by now
        if (left === 0) break;
        const since = performance.now();
        const beside = await placingTimes(server);
        seconds += (performance.now() - since) / 1000;
        const gone = left - (await remembered(server));
        if (gone === 0) throw new Error('nothing was forgotten meanwhile: this measures nothing');
        forgotten += gone;
        if (turn === 0) continue;
        quiet.push(...still);
        busy.push(...beside);
      }
    }
    await forgetUntil(server, 0);
    const minutes = (performance.now() - began) / 60_000;
    const left = await remembered(server);
    const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
    return {
      'past orders': many,
      'left in the end': left,
      minutes: Math.round(minutes),
      'forgotten a second beside orders': Math.round(forgotten / seconds),
      'placed while quiet': quiet.length,
      'placed while forgetting': busy.length,
      'quiet p50 ms': rounded(percentile(quiet, 0.5)),
      'quiet p99 ms': rounded(before),
      'forgetting p50 ms': rounded(percentile(busy, 0.5)),
      'forgetting p99 ms': rounded(during),
      'p99 ratio': rounded(during / before),
    };
  } finally {
    await server.stop();
  }
}

/**
 * [--many N] [--engine E] What placing an order costs while a million past orders are forgotten in the background: when
 * the first of them are, when the last are, and between; all of them are in the end. On each engine.
 */
export async function forgetting(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { many: { type: 'string', default: '1000000' }, engine: { type: 'string' } },
  });
  for (const engine of ENGINES.filter((one) => !values.engine || one === values.engine))
    record(`forgetting ${engine}`, {
      ...(await onEngine(engine, Number(values.many))),
      ...ROUND,
      budget: 'p99 ratio <= 1.2',
    });
}
