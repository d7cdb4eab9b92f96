import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;
export const TABLET = {
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
} satisfies BrowserContextOptions;

/** Somebody in front of a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly name: string;
  readonly phone: string;
}

let numbers = Date.now() % 10_000_000;

/** A new person has a number of their own: nobody may have more than three open unpaid orders. */
export async function someone(
  browser: Browser,
  device: BrowserContextOptions,
  name = 'Nguyễn Minh Thư',
): Promise<Person> {
  const context = await browser.newContext(device);
  numbers += 1;
  return { page: await context.newPage(), name, phone: `090${String(numbers).padStart(7, '0')}` };
}

/** The password a demo server keeps beside its data. */
export function demoPassword(): string {
  const folder = process.env.JOURNEY_FOLDER ?? '';
  return readFileSync(join(folder, 'data', 'demo-password.txt'), 'utf8').trim();
}
