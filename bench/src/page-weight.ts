import { chromium } from '@playwright/test';
import { record } from './results.ts';
import { startMam } from './temporary-server.ts';

const KB = 1024;

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
  /** asked for after the screen stood: fetched when idle */
  readonly idle: boolean;
}

/** When the largest thing on the first screen was painted, and when each file was asked for, in ms of the page. */
function pageTimes(): Promise<{ shown: number; asked: Record<string, number> }> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const shown = Math.max(...list.getEntries().map(({ startTime }) => startTime));
      const files = performance.getEntriesByType('resource');
      done({ shown, asked: Object.fromEntries(files.map(({ name, startTime }) => [name, startTime])) });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Everything a phone loads for /menu before the first tap, as transferred (brotli), by kind. */
async function loadedBy(url: string): Promise<Loaded[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  const loaded: Omit<Loaded, 'idle'>[] = [];
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes();
    loaded.push({ url: request.url(), kind: request.resourceType(), bytes: sizes.responseBodySize });
  });
  await page.goto(`${url}/menu?pos_parent=BEPNHA&pos_id=101&lang=vi`);
  await page.waitForLoadState('load');
  await page.waitForTimeout(4000);
  const { shown, asked } = await page.evaluate(pageTimes);
  await browser.close();
  return loaded.map((file) => ({ ...file, idle: (asked[file.url] ?? 0) > shown }));
}

const kilobytes = (loaded: readonly Loaded[]) =>
  Math.round((loaded.reduce((sum, { bytes }) => sum + bytes, 0) / KB) * 10) / 10;

/** The bytes of the menu route by kind, beside their budgets. */
export async function pageWeight(): Promise<void> {
  const mam = await startMam();
  const loaded = await loadedBy(mam.url);
  await mam.stop();
  const of = (kind: string, idle = false) =>
    loaded.filter((file) => file.kind === kind && file.idle === idle);
  const named = (files: readonly Loaded[]) =>
    files.map(({ url, bytes }) => `${url.split('/').at(-1)} ${Math.round((bytes / KB) * 10) / 10}`);
  record('page-weight', {
    'script KB': kilobytes(of('script')),
    'style KB': kilobytes(of('stylesheet')),
    'font KB': kilobytes(of('font')),
    'document KB': kilobytes(of('document')),
    'image KB': kilobytes(of('image')),
    'data KB': kilobytes([...of('fetch'), ...of('xhr')]),
    scripts: named(of('script')),
    'scripts when idle': named(of('script', true)),
    budget: 'script <= 110, style <= 16, font <= 84, each idle script <= 30',
  });
}
