import { freePort } from '@mam/tools/free-port.ts';
import { median, percentile, record, rounded } from './results.ts';

import { startMam } from './servers/temporary-server.ts';
import { prepare, run } from './throughput/placing.ts';

const ORDERS = 600;
const SCRAPES = 100;

/** How long each of some scrapes takes, in ms, one after the other. */
async function scrapeTimes(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const asked = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - asked);
  }
  return times;
}

/** A scrape each second, as no more than one a quarter of a minute comes in truth, until `work` is done. */
async function whileScraped(url: string, work: () => Promise<number>): Promise<number> {
  const scraping = setInterval(() => void fetch(url).then((answer) => answer.text()), 1_000);
  try {
    return await work();
  } finally {
    clearInterval(scraping);
  }
}

/**
 * Orders a second while everything is counted and read, against the same server that counts nothing. Both stand side by
 * side and take turns, the first turn changing, so that what the machine does besides falls on both.
 */
export async function metrics(rounds = 8): Promise<void> {
  const port = await freePort();
  const on = await startMam({ logLevel: 'info', environment: { METRICS_PORT: String(port) } });
  const off = await startMam({ logLevel: 'info' });
  const scraped = `http://127.0.0.1:${port}/metrics`;
  const rates: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const place = {
      on: async () => {
        const orders = await prepare(on.url, round, ORDERS);
        return whileScraped(scraped, async () => (await run([on.url], orders)).perSecond);
      },
      off: async () => (await run([off.url], await prepare(off.url, round, ORDERS))).perSecond,
    };
    const turns = round % 2 ? (['on', 'off'] as const) : (['off', 'on'] as const);
    for (const which of turns) {
      const rate = await place[which]();
      if (round > 0) rates[which].push(rate); // both warm
    }
  }
  const text = await (await fetch(scraped)).text();
  const times = await scrapeTimes(scraped, SCRAPES);
  await Promise.all([on.stop(), off.stop()]);
  const ratios = rates.on.map((rate, index) => rate / (rates.off[index] ?? rate));
  record('metrics', {
    orders: ORDERS * rounds,
    'orders/s on': Math.round(median(rates.on)),
    'orders/s off': Math.round(median(rates.off)),
    'on / off': rounded(median(ratios)),
    'on / off from … to': [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
    series: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length,
    'scrape p50 ms': rounded(percentile(times, 0.5)),
    'scrape p99 ms': rounded(percentile(times, 0.99)),
    budget: 'on / off >= 0.99, scrape <= 10 ms, series <= 200',
  });
}
