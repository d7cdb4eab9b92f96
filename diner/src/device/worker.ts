import { WHERE } from '../../worker/where.ts';
import { savesData } from './saves-data.ts';

/** The address the worker has for good; it serves the whole site from there. */
const WORKER = '/static/firebase-messaging-sw.js';
const PICTURES = 'mam-pictures';
const MOST_AT_ONCE = 60;

/** Pictures loaded before the worker was there are cached as well, from the browser's own cache. */
async function keepPicturesOnScreen(): Promise<void> {
  const cache = await caches.open(PICTURES);
  const shown = [...document.images].flatMap(({ complete, naturalWidth, currentSrc }) =>
    complete && naturalWidth > 0 ? currentSrc : [],
  );
  const own = [...new Set(shown)].filter((url) => url.startsWith(`${location.origin}/static/`));
  for (const url of own.slice(0, MOST_AT_ONCE)) if (!(await cache.match(url))) await cache.add(url);
}

/** Says where this page is: the worker itself only knows where it was opened [MS16]. */
function answerWhere(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === WHERE) port?.postMessage(location.href);
  });
  navigator.serviceWorker.startMessages();
}

/**
 * Registers the one worker: push, and the app without a network; not where data is saved, it is a second copy of the
 * app. A new build's worker waits until no page of the old one is open, so that nobody is given a mixture of both.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  answerWhere();
  if (savesData()) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    await keepPicturesOnScreen();
  } catch {
    // forbidden, no room, no network: the app works without
  }
}
