import { parseArgs } from 'node:util';
import { DeviceLine } from '../live/device-line.ts';
import { takeOrder } from '../owner-session.ts';
import { BRAND, STORE } from '../random-orders.ts';
import { median, percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { type PreparedPlacing, run } from '../throughput/placing.ts';
import { type FilledEngine, type FilledServer, pickupOrderBody, startFilled } from './filled-server.ts';

const ENGINES: readonly FilledEngine[] = ['sqlite', 'postgres'];
const FEW = 1_000;
/** so often each call is measured, in so many requests; the servers take turns */
const TURNS = 9;
const REQUESTS = 300;
/** fewer than a rush: what waits for a lock is not what is measured */
const CONNECTIONS = 4;
/** and a rush, of which SQLite's checkpoints must not make anybody wait */
const RUSH = { rounds: 3, orders: 1_000, connections: 50 };
/** orders that stand on the board while it is read */
const OPEN = 20;
/** so many are taken in a turn, each read by a device that has the board */
const TAKEN = 30;
const VOUCHER = 'LUA30K';

type Prepared = (typeof READS)[number] | (typeof CHANGES)[number];
type Call = Prepared | 'board changed';
const READS = ['board', 'callers', 'order', 'history', 'profile'] as const;
const CHANGES = ['voucher check', 'placing', 'placing with voucher'] as const;

/** Diners that nobody has seen before, each for one request: limits of a person stay as shipped. */
let dinersMade = 0;
async function byNewDiners(url: string, count: number, body: (diner: { phone: string }) => object) {
  const diners = await seedDiners(url, count, dinersMade);
  dinersMade += count;
  return diners.map(
    (diner): PreparedPlacing => ({
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(body(diner)),
    }),
  );
}

const again = (request: PreparedPlacing): PreparedPlacing[] =>
  Array.from({ length: REQUESTS }, () => request);

/** The requests of one turn. */
async function prepareTurn(call: Prepared, server: FilledServer): Promise<PreparedPlacing[]> {
  const headers = { 'x-user-token': server.regular.token };
  const fresh = (body: Parameters<typeof byNewDiners>[2]) => byNewDiners(server.url, REQUESTS, body);
  switch (call) {
    case 'board':
      return again({
        method: 'GET',
        path: `/v1/staff/board?store=${STORE}`,
        headers: { cookie: server.cookie },
      });
    case 'callers':
      return again({
        method: 'GET',
        path: `/v1/staff/callers?store=${STORE}&q=111`,
        headers: { cookie: server.cookie },
      });
    case 'order':
      return again({ method: 'GET', path: `/v1/order/${encodeURIComponent(server.openOrder)}`, headers });
    case 'history':
      return again({ method: 'GET', path: `/v1/order/history?pos_parent=${BRAND}`, headers });
    case 'profile':
      return again({ method: 'GET', path: '/v1/my-order/profile', headers });
    case 'voucher check':
      return fresh((diner) => ({ ...pickupOrderBody(diner, VOUCHER), is_check_voucher: true }));
    case 'placing':
      return fresh((diner) => pickupOrderBody(diner, ''));
    case 'placing with voucher':
      return fresh((diner) => pickupOrderBody(diner, VOUCHER));
  }
}

/** µs of CPU of an order that is taken and told to a device that has the board. */
async function takeOrders(server: FilledServer): Promise<number> {
  const { url, cookie } = server;
  const line = new DeviceLine(url, cookie);
  await run([url], await byNewDiners(url, TAKEN, (diner) => pickupOrderBody(diner, '')), CONNECTIONS);
  const waiting = (await line.read()).filter(({ status }) => status === 'WAIT_CONFIRM').slice(-TAKEN);
  const spent = await server.cpu(async () => {
    for (const order of waiting) {
      await takeOrder(url, cookie, order);
      await line.read();
    }
  });
  line.close();
  return spent / waiting.length;
}

/** µs of CPU a request in one turn. */
async function takeTurn(call: Call, server: FilledServer): Promise<number> {
  if (call === 'board changed') return takeOrders(server);
  const requests = await prepareTurn(call, server);
  const spent = await server.cpu(async () => {
    await run([server.url], requests, CONNECTIONS);
  });
  return spent / requests.length;
}

/** µs of CPU a request, by turn. */
interface Measured {
  readonly few: number[];
  readonly many: number[];
}

const ratio = ({ few, many }: Measured) => median(many.map((cpu, turn) => cpu / (few[turn] ?? Number.NaN)));

/** ms within which 99 of 100 orders of a rush are answered, with few and with many orders behind them. */
async function rush(servers: readonly [FilledServer, FilledServer]): Promise<Record<string, number>> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < RUSH.rounds; round += 1)
    for (const [index, { url }] of servers.entries()) {
      const orders = await byNewDiners(url, RUSH.orders, (diner) => pickupOrderBody(diner, ''));
      times[index]?.push(...(await run([url], orders, RUSH.connections)).times);
    }
  const [few, many] = times.map((all) => percentile(all, 0.99));
  return { 'rush p99 ms': rounded(few ?? Number.NaN), 'rush p99 ms, many': rounded(many ?? Number.NaN) };
}

function told(measured: ReadonlyMap<Call, Measured>): Record<string, number> {
  const lines = [...measured].flatMap(([call, both]) => [
    [`${call} µs CPU`, Math.round(median(both.few))],
    [`${call} µs CPU, many`, Math.round(median(both.many))],
    [`${call} ratio`, rounded(ratio(both))],
  ]);
  const [without, with_] = [measured.get('placing'), measured.get('placing with voucher')];
  if (!without || !with_) return Object.fromEntries(lines);
  return {
    ...Object.fromEntries(lines),
    'with voucher / without': rounded(median(with_.few) / median(without.few)),
    'with voucher / without, many': rounded(median(with_.many) / median(without.many)),
  };
}

/** How many orders are behind the larger server, and which calls are measured; null = all of them, and a rush. */
interface MeasuringRequest {
  readonly many: number;
  readonly calls: readonly string[] | null;
}

async function onEngine(engine: FilledEngine, asked: MeasuringRequest): Promise<Record<string, number>> {
  const few = await startFilled(engine, FEW);
  try {
    return await againstMany(few, engine, asked);
  } finally {
    await few.stop();
  }
}

async function againstMany(
  few: FilledServer,
  engine: FilledEngine,
  { many: count, calls: only }: MeasuringRequest,
): Promise<Record<string, number>> {
  const many = await startFilled(engine, count);
  const servers = [few, many] as const;
  const measured = new Map<Call, Measured>();
  try {
    for (const { url } of servers)
      await run([url], await byNewDiners(url, OPEN, (diner) => pickupOrderBody(diner, '')), CONNECTIONS);
    // reading before changing: what is changed stands on the board
    for (const calls of [READS, ['board changed'], CHANGES] as const)
      for (let turn = 0; turn <= TURNS; turn += 1)
        for (const call of calls) {
          if (only && !only.includes(call)) continue;
          const into = measured.get(call) ?? { few: [], many: [] };
          // in turns, so that what else the machine does falls on both
          into.few.push(await takeTurn(call, few));
          into.many.push(await takeTurn(call, many));
          if (turn > 0) measured.set(call, into); // all warm
        }
    const rushed = engine === 'sqlite' && only === null ? await rush(servers) : {};
    return { 'seconds of filling': Math.round(many.filledIn), ...told(measured), ...rushed };
  } finally {
    await many.stop();
  }
}

/** [--many N] [--engine E] [--calls history,order] What a call costs with a thousand and with a million past orders, on each engine. */
export async function busyYear(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      many: { type: 'string', default: '1000000' },
      engine: { type: 'string' },
      calls: { type: 'string' },
    },
  });
  const many = Number(values.many);
  const calls = values.calls?.split(',') ?? null;
  const engines = ENGINES.filter((engine) => !values.engine || engine === values.engine);
  for (const engine of engines)
    record(`busy-year ${engine}${calls ? ` ${calls.join(' ')}` : ''}`, {
      'past orders': [FEW, many],
      turns: TURNS,
      requests: REQUESTS,
      ...(await onEngine(engine, { many, calls })),
      budget: 'each ratio <= 1.2, with voucher / without <= 1.3',
    });
}
