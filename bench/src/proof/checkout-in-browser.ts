import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../servers/server-process.ts';

/** The diner's own modules behind the checkout's screen and its request: nothing is written for this. */
const TAKEN = {
  'diner/src/checkout/use-checkout.ts': ['buildCheckout'],
  'diner/src/checkout/order-to-send.ts': ['composeOrderBody'],
  'diner/src/placing/placing.ts': ['place', 'sendBegun', 'placing', 'dismissPlacing'],
  'diner/src/device/persisted.ts': ['EMPTY', 'persisted'],
  'diner/src/data/call.ts': ['call'],
  'contract/src/checkout/place-order.ts': ['checkVoucher'],
  'contract/src/voucher/voucher-wire.ts': ['voucherInfoFromWire'],
  'contract/src/store/store-wire.ts': ['storeFromWire'],
  'contract/src/menu/menu-wire.ts': ['menuFromWire'],
};

/** The app's bundler makes one script of them, minified as the app is. */
async function bundled(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-checkout-'));
  const entry = Object.entries(TAKEN).map(
    ([file, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(resolve(root, file))};`,
  );
  writeFileSync(join(folder, 'entry.js'), entry.join('\n'));
  const config = {
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: { entry: join(folder, 'entry.js'), formats: ['es'], fileName: 'checkout' },
      outDir: folder,
    },
    logLevel: 'error',
  };
  Object.assign(config.build, { emptyOutDir: false, rolldownOptions: { output: { codeSplitting: false } } });
  writeFileSync(join(folder, 'vite.config.mjs'), `export default ${JSON.stringify(config)};`);
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', join(folder, 'vite.config.mjs')];
  await promisify(execFile)(process.execPath, args, { cwd: root });
  const script = readFileSync(join(folder, 'checkout.mjs'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  return script;
}

/** A blank page of the server's own address that has the checkout, and nothing else. */
export async function openCheckout(page: Page, url: string): Promise<void> {
  const script = await bundled();
  await page.route(`${url}/checkout-proof`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>checkout</title>' }),
  );
  await page.route(`${url}/checkout-proof.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(`${url}/checkout-proof`);
}
