import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atPace } from '@mam/tools/pace.ts';
import { defineConfig } from '@playwright/test';
import { browserPath } from './src/start/browser-path.ts';

// every worker reads this file again: the first choice is handed on
process.env.JOURNEY_RESULTS ??= mkdtempSync(join(tmpdir(), 'mam-journeys-seen-'));

/** Nobody looks on: what would be drawn by threads of its own costs those who work. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--num-raster-threads=1',
];

/**
 * A run of one kind of file against the real server and the built apps; a failure is a fault, so nothing is tried twice.
 * A new order takes over every board of its store, and a brand is loaded again with other prices: so each worker has a
 * server of its own (ground.ts).
 */
export const inTheBrowser = (kind: 'journey' | 'look') =>
  defineConfig({
    testDir: 'src',
    testMatch: `**/*.${kind}.ts`,
    outputDir: join(process.env.JOURNEY_RESULTS ?? '', kind),
    // a browser that draws by itself fills more than a core: a third on two cores makes all of them later
    workers: 2,
    retries: 0,
    forbidOnly: true,
    // the only limits there are, for what hangs
    timeout: atPace(180_000),
    expect: { timeout: atPace(20_000), toPass: { timeout: atPace(20_000) } },
    reporter: 'list',
    use: {
      browserName: 'chromium',
      launchOptions: { executablePath: browserPath(), args: ARGUMENTS },
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      actionTimeout: atPace(30_000),
      // each step, call and word of the console; pictures of every step would cost more than the journey
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
      screenshot: 'only-on-failure',
    },
  });
