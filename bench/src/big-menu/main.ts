import { type Browser, chromium } from '@playwright/test';
import { median, record, rounded } from '../results.ts';
import { startMam } from '../servers/temporary-server.ts';
import { importBigMenu } from './brand.ts';
import { watchMainThread } from './main-thread.ts';
import { plainPage } from './plain-page.ts';

const SLOWED = 4;
const ROUNDS = 5;
/** a quick thumb, in CSS pixels a second */
const SPEED = 3_000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Look {
  /** until the largest thing of the first screen stood, in ms */
  readonly firstView: number;
  /** of the scroll from top to bottom, in ms */
  readonly longestTask: number;
  readonly longestOwnTask: number;
  readonly busyPer1000: number;
  readonly height: number;
}

function largestPaint(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      done(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Opens a menu as a slow phone does, and scrolls it whole. */
async function lookThrough(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(url);
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(6_000);
  const firstView = await page.evaluate(largestPaint);
  // dishes never on screen have an estimated height: the page grows while it is scrolled
  const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scroll = async () => {
    for (let rest = await heightNow(); rest > 1; ) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 400,
        yDistance: -rest,
        speed: SPEED,
        gestureSourceType: 'mouse',
      });
      rest = (await heightNow()) - (await page.evaluate(() => scrollY));
    }
  };
  const thread = await watchMainThread(cdp, scroll);
  const height = await heightNow();
  await context.close();
  return {
    firstView,
    longestTask: thread.longestTask,
    longestOwnTask: thread.longestOwnTask,
    busyPer1000: (thread.busy / height) * 1_000,
    height,
  };
}

const all = (looks: readonly Look[], pick: keyof Look) => looks.map((look) => rounded(look[pick]));

/** A menu of 500 dishes beside one of 60 on a phone of a quarter of this machine's speed; they take turns. */
export async function bigMenu(): Promise<void> {
  const mam = await startMam();
  const [small, big] = [importBigMenu(60, mam.folder), importBigMenu(500, mam.folder)];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  await lookThrough(browser, mam.url + small); // warms the server
  const looks: Record<'small' | 'big' | 'plain', Look[]> = { small: [], big: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    looks.small.push(await lookThrough(browser, mam.url + small));
    looks.big.push(await lookThrough(browser, mam.url + big));
    looks.plain.push(await lookThrough(browser, plainPage(looks.big[0]?.height ?? 0)));
  }
  await Promise.all([browser.close(), mam.stop()]);
  const ratio = (pick: keyof Look, beside = looks.small) =>
    rounded(median(looks.big.map((look) => look[pick])) / median(beside.map((look) => look[pick])));
  record('big-menu', {
    'first view ratio': ratio('firstView'),
    'first view ms, 60 dishes': all(looks.small, 'firstView'),
    'first view ms, 500 dishes': all(looks.big, 'firstView'),
    'busy per 1000 px ratio': ratio('busyPer1000'),
    'busy ms per 1000 px, 60 dishes': all(looks.small, 'busyPer1000'),
    'busy ms per 1000 px, 500 dishes': all(looks.big, 'busyPer1000'),
    'longest task ms, 500 dishes': median(looks.big.map(({ longestTask }) => longestTask)),
    'longest tasks ms': all(looks.big, 'longestTask'),
    'longest tasks ms, V8 giving back memory left out': all(looks.big, 'longestOwnTask'),
    'longest tasks ms, a plain page as high': all(looks.plain, 'longestTask'),
    'longest tasks ms, a plain page as high, that left out': all(looks.plain, 'longestOwnTask'),
    'longest task against a plain page': ratio('longestOwnTask', looks.plain),
    'height px': looks.big[0]?.height,
    budget: 'first view ratio <= 1.3, busy ratio <= 1.5, longest task <= 50 ms',
  });
}
