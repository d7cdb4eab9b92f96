import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserPath } from './src/start/browser-path.ts';
import { ground } from './src/start/ground.ts';

const { url, port, folder } = await ground();

/** Journeys against the real server and the built apps; a failing journey is a fault, so none is tried twice. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: join(folder, 'results'),
  workers: 1, // a new order takes over every board of its store: journeys would answer each other's
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    browserName: 'chromium',
    launchOptions: { executablePath: browserPath(), args: ['--no-sandbox'] },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'exec node e2e/src/start/serve.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${url}/readyz`,
    env: {
      MODE: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      ADDRESS_LIMIT: '100000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
});
