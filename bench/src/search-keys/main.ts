import { type Browser, chromium, type Page } from '@playwright/test';
import { importBigMenu } from '../big-menu/brand.ts';
import { median, percentile, record, rounded } from '../results.ts';
import { startMam } from '../servers/temporary-server.ts';
import { openSources } from './domain-in-browser.ts';

const SLOWED = 4;
const DISHES = 500;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** As people type: plain, with accents, with a slip, with what Telex and VNI leave, by initials, and nothing there is. */
const TYPED = ['bún bò huế', 'banh mi thit nuong', 'phowr bof', 'pho73 ga', 'bahn xeo', 'ttstt', 'hamburger'];

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

interface Timed {
  readonly build: number;
  /** one for every key of every query */
  readonly keys: readonly number[];
}

/** The search alone: builds the index as the page does when idle, then answers every key once. */
async function timeSearch(
  browser: Browser,
  wire: unknown,
  restaurant: unknown,
  config: unknown,
): Promise<Timed> {
  const page = await slowPage(browser);
  await openSources(page);
  const timed = await page.evaluate(
    async ([menuWire, restaurantWire, configWire, queries]) => {
      const load = (path: string) => import(path);
      const { storeOf } = await load('/contract/src/store/store-wire.ts');
      const { menuOf } = await load('/contract/src/menu/menu-wire.ts');
      const { thingIndex, findThings } = await load('/domain/src/search/find-things.ts');
      const { wallTime } = await load('/domain/src/time/wall-time.ts');
      const { AWAY } = await load('/domain/src/menu/listing.ts');
      const store = storeOf(restaurantWire, configWire);
      const menu = menuOf(menuWire, store);
      const wall = wallTime(Date.now(), store.zone);
      const begun = performance.now();
      const index = thingIndex(menu);
      findThings(index, menu.dishes[0].name, wall, AWAY);
      const build = performance.now() - begun;
      const keys: number[] = [];
      for (const query of queries)
        for (let typed = 1; typed <= query.length; typed += 1) {
          const at = performance.now();
          findThings(index, query.slice(0, typed), wall, AWAY);
          keys.push(performance.now() - at);
          await new Promise((next) => setTimeout(next, 20));
        }
      return { build, keys };
    },
    [wire, restaurant, config, TYPED] as const,
  );
  await page.context().close();
  return timed;
}

/** The whole page at work: from a key to the next picture, in steps of 8 ms as the browser tells it. */
async function timePage(browser: Browser, url: string): Promise<number[]> {
  const page = await slowPage(browser);
  await page.goto(url);
  const field = page.getByRole('searchbox');
  await field.waitFor();
  await page.waitForTimeout(3_000);
  await page.evaluate(() => {
    const spans: number[] = [];
    Object.assign(globalThis, { spans });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') spans.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const query of TYPED) {
    await field.fill('');
    await field.focus();
    await page.keyboard.type(query, { delay: 180 });
    await page.waitForTimeout(600);
  }
  const spans = await page.evaluate(() => (globalThis as unknown as { spans: number[] }).spans);
  await page.context().close();
  return spans;
}

/** Searching 500 dishes on a phone of a quarter of this machine's speed. */
export async function search(): Promise<void> {
  const mam = await startMam();
  const menuPath = importBigMenu(DISHES, mam.folder);
  const place = new URL(menuPath, mam.url).search;
  const data = async (path: string) => (await (await fetch(`${mam.url}/v1/${path}${place}`)).json()).data;
  const [wire, { restaurants }, config] = [
    await data('menu'),
    await data('restaurant'),
    await data('config'),
  ];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const rounds: Timed[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await timeSearch(browser, wire, restaurants[0], config));
  const spans = await timePage(browser, `${mam.url}/search${place}`);
  await Promise.all([browser.close(), mam.stop()]);
  const keys = rounds.flatMap((round) => round.keys);
  record('search', {
    dishes: wire.items.length,
    'keys timed': keys.length,
    'ms a key, median': rounded(median(keys)),
    'ms a key, 95 of 100': rounded(percentile(keys, 0.95)),
    'ms a key, slowest of a round, median': rounded(median(rounds.map((round) => Math.max(...round.keys)))),
    'index built in ms, median': rounded(median(rounds.map(({ build }) => build))),
    'page: key to picture ms, of those over 16': spans.length,
    'page: key to picture ms, 95 of 100': rounded(percentile(spans, 0.95)),
    budget: 'slowest key <= 8 ms at a quarter of the speed',
  });
}
