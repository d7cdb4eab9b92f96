import { noticeOptions, ownAddress, parseNotice } from './notice.ts';
import { openPage } from './open-page.ts';
import { wayOfOrder } from './which-way.ts';

declare const self: ServiceWorkerGlobalScope;

interface Release {
  readonly id: string;
  /** the page that names this script is of this build */
  readonly entry: string;
  readonly files: readonly string[];
}

/** One build of the app, written in here when it is made. */
declare const RELEASE: Release;

const release: Release = RELEASE;
const APP = `mam-app-${release.id}`;
const PICTURES = 'mam-pictures';
const MOST_PICTURES = 200;
/** Files fetched at a time: the diner's own taps come first. */
const LANES = 4;
/** ms before a file is asked for again: a moving phone loses one answer in a hundred, and every file is needed. */
const PAUSES = [1_000, 3_000, 9_000];
/** A page without anything of a restaurant in it: the app fills it with what it saw last. */
const SHELL = '/cart';

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  for (const pause of PAUSES)
    try {
      return await cache.add(file);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  await cache.add(file);
}

/**
 * A build is kept whole or not at all: every file and the page that belongs to them. Files that have arrived stay when
 * the network goes, so the next try asks only for the rest.
 */
async function keepRelease(): Promise<void> {
  const cache = await caches.open(APP);
  const page = await fetch(SHELL, { cache: 'no-store' });
  const html = await page.clone().text();
  if (!page.ok || !html.includes(release.entry)) throw new Error('the server has another build by now');
  const waiting = [...release.files];
  const lane = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await keepFile(cache, file);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put(SHELL, page);
}

/** Runs when no page of an older build is open any more, so none of them loses a file it still needs. */
async function dropOldReleases(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('mam-app-') && name !== APP);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The server's page, always the newest; without a network the kept one, whose files are of the same build. */
async function page(event: FetchEvent): Promise<Response> {
  const shell = async () => (await caches.open(APP)).match(SHELL);
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    // a proxy that finds no server behind it is no answer either
    return [502, 503, 504].includes(answer.status) ? ((await shell()) ?? answer) : answer;
  } catch (fault) {
    const kept = await shell();
    if (!kept) throw fault;
    return kept;
  }
}

/** Named by its content: what is kept is right for ever. */
async function asset(request: Request): Promise<Response> {
  return (await (await caches.open(APP)).match(request, { ignoreVary: true })) ?? fetch(request);
}

async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(PICTURES);
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keepPicture(cache, request, answer.clone()));
    return answer;
  } catch (fault) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!kept) throw fault;
    return kept;
  }
}

/** The oldest go first; a full device keeps none, and the page does not notice. */
async function keepPicture(cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    if (await cache.match(request, { ignoreVary: true })) return;
    await cache.put(request, answer);
    const kept = await cache.keys();
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)).map((one) => cache.delete(one)),
    );
  } catch {
    // no room
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepRelease()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldReleases()));

self.addEventListener('fetch', (event) => {
  const way = wayOfOrder(event.request, self.location.origin);
  if (way === 'page') event.respondWith(page(event));
  else if (way === 'asset') event.respondWith(asset(event.request));
  else if (way === 'picture') event.respondWith(picture(event));
});

self.addEventListener('push', (event) => {
  const notice = parseNotice(event.data?.text() ?? '');
  // always shown: a browser takes the permission away from who stays silent
  event.waitUntil(self.registration.showNotification(notice.title, noticeOptions(notice)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = ownAddress(String(event.notification.data?.url ?? '/'), self.location.origin);
  if (address) event.waitUntil(openPage(self.clients, address));
});
