import { Agent, request } from 'node:http';
import { seededChance } from '../chance.ts';
import { openShop, randomOrder } from '../random-orders.ts';
import { median, percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam, startYardstick } from '../servers/temporary-server.ts';

const CONNECTIONS = 50;
const ORDERS = 3_000;
const ROUNDS = 3;
const SEED = 20_261_121;

/** A request as it is sent; an order unless it says otherwise. */
export interface PreparedPlacing {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export interface PlacingRun {
  readonly perSecond: number;
  readonly times: readonly number[];
}

function send(url: string, agent: Agent, prepared: PreparedPlacing): Promise<void> {
  const { method = 'POST', path = '/v1/order', headers, body } = prepared;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((done, fail) => {
    const sent = request(url + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200 ? done() : fail(new Error(`${answer.statusCode} ${Buffer.concat(parts)}`)),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** The same client for all: each connection sends its next request to its server when the last is answered. */
export async function run(
  urls: readonly string[],
  orders: readonly PreparedPlacing[],
  connections = CONNECTIONS,
): Promise<PlacingRun> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async (url: string) => {
    for (let order = orders[next++]; order; order = orders[next++]) {
      const sent = performance.now();
      await send(url, agent, order);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(
    Array.from({ length: connections }, (_, index) => worker(urls[index % urls.length] ?? '')),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: orders.length / seconds, times };
}

export async function prepare(url: string, round: number, count = ORDERS): Promise<PreparedPlacing[]> {
  const shop = await openShop(url);
  const chance = seededChance(SEED + round);
  const diners = await seedDiners(url, count, round * count);
  return diners.map((diner, index) => ({
    headers: {
      'content-type': 'application/json',
      'x-user-token': diner.token,
      'idempotency-key': `bench-${round}-${index}`,
    },
    body: JSON.stringify(randomOrder(shop, chance, diner, '').body),
  }));
}

/** Placing with full validation, quote and a durable commit, against a bare server that commits one row a request. */
export async function placing(): Promise<void> {
  const mam = await startMam({ logLevel: 'info' });
  const bare = await startYardstick('throughput/bare-commit.ts');
  const runs: Record<'mam' | 'bare', PlacingRun[]> = { mam: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const orders = await prepare(mam.url, round);
    const [ofBare, ofMam] = [await run([bare.url], orders), await run([mam.url], orders)];
    if (round === 0) continue; // both warm
    runs.bare.push(ofBare);
    runs.mam.push(ofMam);
  }
  await Promise.all([mam.stop(), bare.stop()]);
  const [ours, theirs] = [
    median(runs.mam.map((r) => r.perSecond)),
    median(runs.bare.map((r) => r.perSecond)),
  ];
  const times = runs.mam.flatMap((r) => r.times);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  record('placing', {
    seed: SEED,
    orders: ORDERS * ROUNDS,
    connections: CONNECTIONS,
    addressLimit: ADDRESS_LIMIT,
    'orders/s': Math.round(ours),
    'bare commits/s': Math.round(theirs),
    ratio: rounded(ours / theirs),
    'p50 ms': rounded(p50),
    'p99 ms': rounded(p99),
    'p99/p50': rounded(p99 / p50),
    budget: 'ratio >= 0.2, p99 <= 10 x p50',
  });
}
