import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { record } from './results.ts';
import { startMam } from './servers/temporary-server.ts';

const KB = 1024;

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
  /** not named by the page, and asked for after what it names had arrived: fetched when idle */
  readonly idle: boolean;
}

interface FirstLoad {
  /** every script the page itself names: in its head, or for when it has been painted */
  readonly named: readonly string[];
  /** when the last of them had arrived, in ms of the page */
  readonly standing: number;
  readonly asked: Readonly<Record<string, number>>;
  /** the styles that stand in the page */
  readonly style: string;
}

function firstLoad(): FirstLoad {
  const { app = '', ahead = '' } = document.getElementById('root')?.dataset ?? {};
  const inHead = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const later = [app, ...ahead.split(' ')].filter(Boolean).map((path) => new URL(path, location.href).href);
  const named = [...inHead, ...later];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    named,
    standing: Math.max(...files.filter(({ name }) => named.includes(name)).map((file) => file.responseEnd)),
    asked: Object.fromEntries(files.map(({ name, startTime }) => [name, startTime])),
    style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  };
}

/** ms without a new question after which nothing more comes by itself */
const SILENCE = 4_000;

/** As a browser says it that was told to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Everything a phone loads for /menu before the first tap, as transferred (brotli), by kind. */
async function loadedBy(url: string, savesData = false): Promise<readonly Loaded[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true },
    ...(savesData && { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  if (savesData) await page.addInitScript(saveData);
  const loaded: Omit<Loaded, 'idle'>[] = [];
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes();
    loaded.push({ url: request.url(), kind: request.resourceType(), bytes: sizes.responseBodySize });
  });
  await page.goto(`${url}/menu?pos_parent=BEPNHA&pos_id=101&lang=vi`);
  await page.waitForLoadState('load');
  for (let before = -1; before < loaded.length; ) {
    before = loaded.length;
    await page.waitForTimeout(SILENCE);
  }
  const { named, standing, asked, style } = await page.evaluate(firstLoad);
  await browser.close();
  const inPage = { url: 'style', kind: 'stylesheet', bytes: brotliCompressSync(style).length, idle: false };
  const isIdle = ({ url }: { url: string }) => !named.includes(url) && (asked[url] ?? 0) > standing;
  return [...loaded.map((file) => ({ ...file, idle: isIdle(file) })), inPage];
}

const kilobytes = (loaded: readonly Loaded[]) =>
  Math.round((loaded.reduce((sum, { bytes }) => sum + bytes, 0) / KB) * 10) / 10;

/** The bytes of the menu route by kind, beside their budgets. */
export async function pageWeight(): Promise<void> {
  const mam = await startMam();
  const loaded = await loadedBy(mam.url);
  const saving = await loadedBy(mam.url, true);
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
    'image KB': kilobytes([...of('image'), ...of('image', true)]),
    'data KB': kilobytes([...of('fetch'), ...of('xhr')]),
    scripts: named(of('script')),
    'scripts when idle': named(of('script', true)),
    'script KB without a touch': kilobytes(loaded.filter(({ kind }) => kind === 'script')),
    'scripts when idle, data saved': named(saving.filter(({ kind, idle }) => kind === 'script' && idle)),
    budget:
      'script <= 110, style <= 16, font <= 84, each idle script <= 30, all without a touch <= 200, none when idle where data is saved',
  });
}
