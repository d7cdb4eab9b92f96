import { chromium } from '@playwright/test';
import { record } from './results.ts';
import { startMam } from './temporary-server.ts';

const KB = 1024;

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Everything a phone loads for /menu before the first tap, as transferred (brotli), by kind. */
async function loadedBy(url: string): Promise<Loaded[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  const loaded: Loaded[] = [];
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes();
    loaded.push({ url: request.url(), kind: request.resourceType(), bytes: sizes.responseBodySize });
  });
  await page.goto(`${url}/menu?pos_parent=BEPNHA&pos_id=101&lang=vi`);
  await page.waitForLoadState('load');
  await page.waitForTimeout(4000);
  await browser.close();
  return loaded;
}

const kilobytes = (loaded: readonly Loaded[]) =>
  Math.round((loaded.reduce((sum, { bytes }) => sum + bytes, 0) / KB) * 10) / 10;

/** The bytes of the menu route by kind, beside their budgets. */
export async function pageWeight(): Promise<void> {
  const mam = await startMam();
  const loaded = await loadedBy(mam.url);
  await mam.stop();
  const of = (kind: string) => loaded.filter((entry) => entry.kind === kind);
  record('page-weight', {
    'script KB': kilobytes(of('script')),
    'style KB': kilobytes(of('stylesheet')),
    'font KB': kilobytes(of('font')),
    'document KB': kilobytes(of('document')),
    'image KB': kilobytes(of('image')),
    'data KB': kilobytes([...of('fetch'), ...of('xhr')]),
    scripts: of('script').map(
      ({ url, bytes }) => `${url.split('/').at(-1)} ${Math.round((bytes / KB) * 10) / 10}`,
    ),
    budget: 'script <= 110, style <= 16, font <= 84',
  });
}
