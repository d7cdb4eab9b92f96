import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { importBrand } from '../import-brand.ts';
import { percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { root } from '../server-process.ts';
import { type Prepared, run } from '../throughput/placing.ts';
import { type Engine, type FilledServer, orderOf, startFilled } from './filled-server.ts';

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
/** orders of one round, by as many who order at once: no rush, whose waiting is not what is measured */
const ROUND = { orders: 600, connections: 4 };
/** quiet rounds and busy ones take turns as often, then busy ones alone until all is forgotten */
const TURNS = 8;
/** seconds between two ticks of the house's clock: five times as fast as shipped */
const CLOCK = '1';

/** The brand forgets after so many days from now on: what was there yesterday, or nothing of it. */
const forgetAfter = (server: FilledServer, days: number): Promise<void> =>
  importBrand(server, (bundle) => ({ ...bundle, brand: { ...bundle.brand, forget_after_days: days } }));

/** How many of the past orders still say whom they were for. */
async function remembered({ folder, databaseUrl }: FilledServer): Promise<number> {
  const program = resolve(root, 'server/test/count-remembered.ts');
  const where = databaseUrl === null ? [] : ['--url', databaseUrl];
  const args = [program, '--folder', folder, ...where];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return Number(stdout);
}

let dinersMade = 0;
async function placingTimes({ url }: FilledServer): Promise<readonly number[]> {
  const diners = await seedDiners(url, ROUND.orders, dinersMade);
  dinersMade += ROUND.orders;
  const orders = diners.map(
    (diner): Prepared => ({
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(orderOf(diner, '')),
    }),
  );
  return (await run([url], orders, ROUND.connections)).times;
}

async function onEngine(engine: Engine, many: number): Promise<Record<string, unknown>> {
  const server = await startFilled(engine, many, { PAYMENTS_EVERY: CLOCK });
  try {
    const [quiet, busy]: [number[], number[]] = [[], []];
    let [left, seconds] = [many, 0];
    for (let turn = 0; turn <= TURNS || left > 0; turn += 1) {
      if (turn <= TURNS) {
        await forgetAfter(server, 180);
        await placingTimes(server); // the brand was published anew
        const times = await placingTimes(server);
        if (turn > 0) quiet.push(...times);
      }
      if (turn <= TURNS) await forgetAfter(server, 1);
      const began = performance.now();
      if (turn <= TURNS) await placingTimes(server);
      const times = await placingTimes(server);
      seconds += (performance.now() - began) / 1000;
      const now = await remembered(server);
      // a round in which nothing was left to forget says nothing
      if (turn > 0 && now > 0) busy.push(...times);
      left = now;
      if (turn > TURNS && left === 0) break;
    }
    const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
    return {
      'past orders': many,
      'forgotten a second': Math.round((many - left) / seconds),
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

/** [--many N] [--engine E] What placing an order costs while a million past orders are forgotten in the background, on each engine. */
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
