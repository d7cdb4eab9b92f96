import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, record, rounded } from './results.ts';
import { startMam } from './temporary-server.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse mobile with simulated throttling on the 60-dish menu, median of 5, nothing else running. */
export async function lighthouseMenu(): Promise<void> {
  const mam = await startMam();
  const url = `${mam.url}/menu?pos_parent=BEPNHA&pos_id=101`;
  const runs: Record<string, number[]> = { performance: [], accessibility: [], lcp: [], tbt: [], cls: [] };
  for (let round = 0; round < 5; round += 1) {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      chromeFlags: FLAGS,
    });
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
      // the live stream never ends, so the network never falls silent
      maxWaitForLoad: 12_000,
    });
    chrome.kill();
    if (!result) throw new Error('lighthouse gave no result');
    const { categories, audits } = result.lhr;
    runs.performance?.push((categories.performance?.score ?? 0) * 100);
    runs.accessibility?.push((categories.accessibility?.score ?? 0) * 100);
    runs.lcp?.push(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
    runs.tbt?.push(audits['total-blocking-time']?.numericValue ?? Number.NaN);
    runs.cls?.push(audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  }
  await mam.stop();
  const medians = Object.fromEntries(
    Object.entries(runs).map(([name, values]) => [name, rounded(median(values))]),
  );
  record('lighthouse', {
    ...medians,
    all: runs,
    budget: 'performance >= 92, accessibility 100, cls <= 0.02',
  });
}
