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

const ROUNDS = 5;

/**
 * Lighthouse mobile with simulated throttling on the 60-dish menu, median of 5, nothing else running. One browser for
 * all rounds, its first round not counted: a browser that has just been started is busy with itself, and on two cores
 * that would be measured. Lighthouse empties caches and storage before every round.
 */
export async function lighthouseMenu(): Promise<void> {
  const mam = await startMam();
  const url = `${mam.url}/menu?pos_parent=BEPNHA&pos_id=101`;
  const runs: Record<string, number[]> = { performance: [], accessibility: [], lcp: [], tbt: [], cls: [] };
  const failed: string[] = [];
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    chromeFlags: FLAGS,
  });
  let warm = false;
  while ((runs.performance?.length ?? 0) < ROUNDS && failed.length < ROUNDS) {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
      // the live stream never ends, so the network never falls silent
      maxWaitForLoad: 12_000,
    });
    if (!result) throw new Error('lighthouse gave no result');
    const { categories, audits, runtimeError } = result.lhr;
    // a trace without a first paint says nothing about the page: told, and measured again
    if (runtimeError) {
      failed.push(runtimeError.code);
      continue;
    }
    if (!warm) {
      warm = true;
      continue;
    }
    runs.performance?.push((categories.performance?.score ?? 0) * 100);
    runs.accessibility?.push((categories.accessibility?.score ?? 0) * 100);
    runs.lcp?.push(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
    runs.tbt?.push(audits['total-blocking-time']?.numericValue ?? Number.NaN);
    runs.cls?.push(audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  }
  chrome.kill();
  await mam.stop();
  const medians = Object.fromEntries(
    Object.entries(runs).map(([name, values]) => [name, rounded(median(values))]),
  );
  record('lighthouse', {
    ...medians,
    all: runs,
    failed,
    budget: 'performance >= 97, accessibility 100, lcp <= 1800, cls <= 0.02',
  });
}
