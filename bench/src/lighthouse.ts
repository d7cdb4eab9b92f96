import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, record, rounded } from './results.ts';
import { startMam } from './servers/temporary-server.ts';

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

/** Lighthouse's index of a machine on which four times as slow is a mid-range phone: a desktop at its lower end. */
const DESKTOP = { index: 1_500, slowdown: 4 };

/** So many times slower than this machine is that same phone; a machine slower than the phone is taken as it is. */
const slowdownFor = (index: number) =>
  rounded(Math.min(DESKTOP.slowdown, Math.max(1, (index / DESKTOP.index) * DESKTOP.slowdown)));

/**
 * Lighthouse mobile with simulated throttling on the 60-dish menu, median of 5, nothing else running. One browser for
 * all rounds, its first round not counted: a browser that has just been started is busy with itself, and on two cores
 * that would be measured. That round says how fast the machine is, so that the phone is the same one on every machine.
 * Lighthouse empties caches and storage before every round.
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
  let machine: { readonly index: number; readonly slowdown: number } | null = null;
  while ((runs.performance?.length ?? 0) < ROUNDS && failed.length < ROUNDS) {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
      // the live stream never ends, so the network never falls silent
      maxWaitForLoad: 12_000,
      ...(machine && { throttling: { cpuSlowdownMultiplier: machine.slowdown } }),
    });
    if (!result) throw new Error('lighthouse gave no result');
    const { categories, audits, runtimeError } = result.lhr;
    // a trace without a first paint says nothing about the page: told, and measured again
    if (runtimeError) {
      failed.push(runtimeError.code);
      continue;
    }
    if (!machine) {
      const index = result.lhr.environment.benchmarkIndex;
      machine = { index, slowdown: slowdownFor(index) };
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
    machine,
    all: runs,
    failed,
    budget: 'performance >= 97, accessibility 100, lcp <= 1800, cls <= 0.02',
  });
}
