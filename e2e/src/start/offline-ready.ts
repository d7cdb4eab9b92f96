import { menuTopic } from '@mam/contract/http/topic.ts';
import { expect, type Page } from '@playwright/test';

/** The worker has the app whole, and the menu on screen is remembered. */
export async function readyForOffline(page: Page, brand: string, store: number): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const remembers = () =>
    page.evaluate(
      async (name) => {
        const seen = await caches.open('mam-seen-1');
        const kept = await seen.keys();
        return kept.some(({ url }) => decodeURIComponent(url).endsWith(name));
      },
      menuTopic(brand, store),
    );
  await expect.poll(remembers).toBe(true);
}
