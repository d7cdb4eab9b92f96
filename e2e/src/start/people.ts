import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atPace } from '@mam/tools/pace.ts';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { emptyBoard, type Kitchen, openKitchens } from './empty-board.ts';
import { type Ground, onOwnGround } from './ground.ts';
import { watchRequests } from './unanswered.ts';

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

/** A browser that asks for German: at a store that offers it, its owner reads German. */
export const GERMAN = { locale: 'de-DE' } satisfies BrowserContextOptions;

/** A browser in which things move: whoever's journey is not about that has asked for calm, and nothing is drawn on its way. */
export const MOVES = { reducedMotion: 'no-preference' } satisfies BrowserContextOptions;

/** A browser that keeps the app and can be told things. */
export const KEEPS_APP = { serviceWorkers: 'allow' } satisfies BrowserContextOptions;

/** Somebody in front of a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly name: string;
  readonly phone: string;
}

export type Someone = (device: BrowserContextOptions, name?: string) => Promise<Person>;

let numbers = Date.now() % 10_000_000;
let dataOfThisWorker = '';

/**
 * A journey has people in it: each with a browser and a number of their own, gone when it ends. Only those whose
 * journey is about it keep the app for later: the others would fetch it all for nothing.
 */
export const test = base.extend<
  { someone: Someone; kitchen: Kitchen; boards: undefined },
  { ground: Ground; kitchens: Kitchen[] }
>({
  ground: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs, here nothing
    ({}, use, { parallelIndex }) =>
      onOwnGround(parallelIndex, (ground) => {
        dataOfThisWorker = ground.dataFolder;
        return use(ground);
      }),
    { scope: 'worker', timeout: atPace(180_000) },
  ],
  kitchens: [
    async ({ ground: { url }, playwright }, use) => {
      const context = (origin: string) =>
        playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
      await use(await openKitchens(context, url, demoPassword()));
    },
    { scope: 'worker' },
  ],
  /** of the store from which most journeys order */
  kitchen: ({ kitchens: [first] }, use) => {
    if (!first) throw new Error('no kitchen is open');
    return use(first);
  },
  boards: [
    async ({ kitchens }, use) => {
      await Promise.all(kitchens.map(emptyBoard));
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ ground }, use) => use(ground.url),
  someone: async ({ browser }, use, info) => {
    const contexts: BrowserContext[] = [];
    const watched: (() => readonly string[])[] = [];
    await use(async (device, name = 'Nguyễn Minh Thư') => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...device,
      });
      // an invitation to order together would come in the middle of a journey about something else
      await context.addInitScript(() => {
        try {
          localStorage.setItem('mam.invited', 'never');
        } catch {
          // a browser without storage
        }
      });
      watched.push(watchRequests(context, `browser ${contexts.push(context)}`));
      numbers += 1;
      return { page: await context.newPage(), name, phone: `090${String(numbers).padStart(7, '0')}` };
    });
    // the last of it: more would push the fault itself out of what is read
    if (info.status !== info.expectedStatus)
      console.log(
        watched
          .flatMap((odd) => odd())
          .slice(-12)
          .join('\n'),
      );
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Where the server of this worker keeps its data. */
export const dataFolder = (): string => dataOfThisWorker;

/** The password a demo server keeps beside its data. */
export function demoPassword(): string {
  return readFileSync(join(dataFolder(), 'demo-password.txt'), 'utf8').trim();
}
