import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atPace } from '@mam/tools/pace.ts';
import { defineConfig } from '@playwright/test';
import { browserPath } from './src/start/browser-path.ts';

// every worker reads this file again: the first choice is handed on
process.env.JOURNEY_RESULTS ??= mkdtempSync(join(tmpdir(), 'mam-journeys-seen-'));

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
    // each waits a fifth of its time, for an event, a pause, a page that leads on: on two cores others use it
    workers: 3,
    retries: 0,
    forbidOnly: true,
    // the only limits there are, for what hangs
    timeout: atPace(180_000),
    expect: { timeout: atPace(20_000), toPass: { timeout: atPace(20_000) } },
    reporter: 'list',
    use: {
      browserName: 'chromium',
      launchOptions: { executablePath: browserPath(), args: ['--no-sandbox'] },
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      actionTimeout: atPace(30_000),
      // each step, call and word of the console; pictures of every step would cost more than the journey
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
      screenshot: 'only-on-failure',
    },
  });
