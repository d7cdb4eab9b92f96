import { freePort } from '@mam/tools/free-port.ts';
import { cpuMicroseconds } from './cpu.ts';
import { median, percentile, record, rounded } from './results.ts';
import { startMam, type TemporaryServer } from './servers/temporary-server.ts';
import { prepare, run } from './throughput/placing.ts';

const ORDERS = 500;
const ROUNDS = 9;
const SCRAPES = 100;
/** ms; Prometheus asks every fifteen seconds */
const SCRAPE_EVERY = 1_000;

interface Turn {
  readonly perSecond: number;
  /** µs an order */
  readonly cpu: number;
}

/** Places some orders; `scraped` is read all the while. */
async function turn(server: TemporaryServer, round: number, scraped: string | null): Promise<Turn> {
  const orders = await prepare(server.url, round, ORDERS);
  const scraping =
    scraped && setInterval(() => void fetch(scraped).then((answer) => answer.text()), SCRAPE_EVERY);
  const before = cpuMicroseconds(server.pid);
  const { perSecond } = await run([server.url], orders);
  const cpu = (cpuMicroseconds(server.pid) - before) / ORDERS;
  if (scraping) clearInterval(scraping);
  return { perSecond, cpu };
}

/** How long each of some scrapes takes, in ms, one after the other. */
async function scrapeTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SCRAPES; n += 1) {
    const asked = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - asked);
  }
  return times;
}

/**
 * Orders while everything is counted and read once a second, against the same server that counts nothing: by CPU time an
 * order, since the seconds are the machine's as well. Another begins each round; a second server that counts nothing says
 * how far two equal ones lie apart.
 */
export async function metrics(): Promise<void> {
  const port = await freePort();
  const scraped = `http://127.0.0.1:${port}/metrics`;
  const servers = {
    on: await startMam({ logLevel: 'info', environment: { METRICS_PORT: String(port) } }),
    off: await startMam({ logLevel: 'info' }),
    control: await startMam({ logLevel: 'info' }),
  };
  const turns: Record<keyof typeof servers, Turn[]> = { on: [], off: [], control: [] };
  const names = ['on', 'off', 'control'] as const;
  for (let round = 0; round <= ROUNDS; round += 1)
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(round + place) % names.length] ?? 'on';
      const taken = await turn(servers[name], round, name === 'on' ? scraped : null);
      if (round > 0) turns[name].push(taken); // all warm
    }
  const text = await (await fetch(scraped)).text();
  const times = await scrapeTimes(scraped);
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  const speed = (name: keyof typeof servers) => median(turns[name].map(({ perSecond }) => perSecond));
  const cost = (name: keyof typeof servers) => median(turns[name].map(({ cpu }) => cpu));
  const ratio = (name: keyof typeof servers) =>
    median(turns[name].map(({ cpu }, index) => (turns.off[index]?.cpu ?? cpu) / cpu));
  record('metrics', {
    orders: ORDERS * ROUNDS,
    'orders/s on': Math.round(speed('on')),
    'orders/s off': Math.round(speed('off')),
    'CPU ms/order on': rounded(cost('on') / 1000),
    'CPU ms/order off': rounded(cost('off') / 1000),
    'on / off by CPU': rounded(ratio('on')),
    'off / off by CPU': rounded(ratio('control')),
    series: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length,
    'scrape p50 ms': rounded(percentile(times, 0.5)),
    'scrape p99 ms': rounded(percentile(times, 0.99)),
    budget: 'on / off by CPU >= 0.99, scrape <= 10 ms, series <= 200',
  });
}
