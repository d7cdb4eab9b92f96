import { linkTo } from '@mam/contract/page/link.ts';
import { type Browser, chromium } from '@playwright/test';
import { seededChance } from './chance.ts';
import { BRAND, openShop, randomOrder, STORE } from './random-orders.ts';
import { median, record, rounded } from './results.ts';
import { seedDiners } from './seeded-diners.ts';
import { startMam } from './servers/temporary-server.ts';

const ROUNDS = 5;
const SEED = 20_261_128;
const KB = 1024;
/** A line at the edge of the town: ms there and back, and bytes a second each way. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50 * KB, uploadThroughput: 50 * KB };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'vi-VN' };

interface Look {
  /** until the order's state was on screen, in seconds */
  readonly seconds: number;
  /** of the files that had come by then, as transferred */
  readonly kilobytes: number;
  /** each with when it was asked for and when it had come */
  readonly files: readonly string[];
}

/** Runs in the page from its start: the frame after the state stood in it. */
function noteState(): void {
  const noted = window as { stateAt?: number };
  const look = new MutationObserver(() => {
    if (!document.querySelector('main header [role="status"] h1')) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(noted, { stateAt: performance.now() })));
  });
  look.observe(document, { childList: true, subtree: true });
}

interface Arrived {
  /** when the state was on screen, in ms of the page */
  readonly at: number;
  readonly files: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
    readonly bytes: number;
  }[];
}

/** Runs in the page: all that had come, as transferred, when the state was on screen. */
function arrived(): Arrived {
  const { stateAt: at = Number.NaN } = window as { stateAt?: number };
  const kinds = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
  const files = (kinds as PerformanceResourceTiming[]).filter(({ responseEnd }) => responseEnd <= at);
  const named = files.map(({ name, startTime, responseEnd, transferSize }) => ({
    name: new URL(name).pathname.split('/').at(-1) ?? '',
    from: startTime,
    to: responseEnd,
    bytes: transferSize,
  }));
  return { at, files: named };
}

/** Opens the link of an order as somebody does to whom it was sent: nothing cached, nothing stored. */
async function openCold(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(noteState);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'stateAt' in window, null, { timeout: 120_000 });
  const { at, files } = await page.evaluate(arrived);
  await context.close();
  const inKb = (bytes: number) => Math.round((bytes / KB) * 10) / 10;
  return {
    seconds: at / 1_000,
    kilobytes: inKb(files.reduce((sum, { bytes }) => sum + bytes, 0)),
    files: files.map(
      ({ name, from, to, bytes }) => `${name} ${Math.round(from)}-${Math.round(to)} ms, ${inKb(bytes)} KB`,
    ),
  };
}

/** The link of an order that was just placed. */
async function placeOne(url: string): Promise<string> {
  const shop = await openShop(url);
  const [diner] = await seedDiners(url, 1, 0);
  if (!diner) throw new Error('nobody was seeded to order');
  const answer = await fetch(`${url}/v1/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
    body: JSON.stringify(randomOrder(shop, seededChance(SEED), diner, '').body),
  });
  const { data, code, message } = await answer.json();
  if (!data?.hash) throw new Error(`the order was not placed: ${code} ${message}`);
  return url + linkTo('/order/detail', { brand: BRAND, storeId: STORE }, { order_hash: data.hash });
}

/** From the link of an order to its state on screen, on a slow line, in a browser that has never been here. */
export async function coldOrder(): Promise<void> {
  const mam = await startMam();
  const link = await placeOne(mam.url);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  // its thread for pages is started for this one
  const first = await openCold(browser, link);
  const looks: Look[] = [];
  for (let round = 0; round < ROUNDS; round += 1) looks.push(await openCold(browser, link));
  await Promise.all([browser.close(), mam.stop()]);
  record('cold-order', {
    'seconds to the state': rounded(median(looks.map(({ seconds }) => seconds))),
    'seconds (all)': looks.map(({ seconds }) => rounded(seconds)),
    'KB to the state': median(looks.map(({ kilobytes }) => kilobytes)),
    'files by then': looks.at(-1)?.files,
    'seconds, the first page of a server': rounded(first.seconds),
    line: '400 ms there and back, 50 KB/s each way',
    budget: 'seconds <= 6',
  });
}
