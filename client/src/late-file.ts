import { pauseUntilOnline } from './pause.ts';
import { tabStorage } from './storage.ts';

/** ms between tries; the last one again and again, or as soon as the network is back */
const PAUSES = [300, 1_000, 2_000, 4_000, 8_000];
/** After so many tries it is looked whether the server has another build by now. */
const LOOK_AFTER = 2;
const TAKEN = 'mam.taken-over';

/** The script this page began with: another build has another name for it. */
function ownEntry(): string {
  const begun = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return document.getElementById('root')?.dataset.app || (begun?.getAttribute('src') ?? '');
}

/** ms after which a page that does not come says nothing */
const LOOK_TIME = 10_000;

/** Whether the server's page begins with another script than this one; unknown is no. */
async function lookForNewBuild(): Promise<boolean> {
  const entry = ownEntry();
  if (!entry) return false;
  try {
    const page = await fetch(location.href, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(LOOK_TIME),
    });
    return page.ok && !(await page.text()).includes(entry);
  } catch {
    return false;
  }
}

let looking: Promise<boolean> | null = null;

/** One look for all files that are late: thirty of them would keep the line from the orders that wait behind. */
function hasNewBuild(): Promise<boolean> {
  looking ??= lookForNewBuild().finally(() => {
    looking = null;
  });
  return looking;
}

/** Where nothing can be stored a reload would lose the cart. */
function canStore(): boolean {
  try {
    localStorage.setItem(TAKEN, '');
    localStorage.removeItem(TAKEN);
    return true;
  } catch {
    return false;
  }
}

/** Begins anew with the build the server has now, once for each build that is left behind. */
async function takeOver(fault: unknown): Promise<never> {
  const left = ownEntry();
  if (!canStore() || tabStorage.getItem(TAKEN) === left) throw fault;
  tabStorage.setItem(TAKEN, left);
  location.reload();
  return new Promise<never>(() => {});
}

/** Styles that did not come. The bundler asks for each only once, and at the next try loads the script without it. */
const missing = new Set<HTMLLinkElement>();

if ('document' in globalThis)
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    true,
  );

async function stylesAgain(): Promise<void> {
  for (const link of missing) {
    missing.delete(link);
    const again = link.cloneNode() as HTMLLinkElement;
    await new Promise((done, fail) => {
      again.onload = done;
      again.onerror = fail;
      link.replaceWith(again);
    });
  }
}

/**
 * A file of the app, asked for until it comes. From a server with another build by now it never does: the page then
 * begins anew with that build, cart and order kept on the device. Throws only where nothing can be stored.
 */
export async function lateFile<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      await stylesAgain();
      return await load();
    } catch (fault) {
      if (!('document' in globalThis)) throw fault;
      if (tried >= LOOK_AFTER && (await hasNewBuild())) return takeOver(fault);
      await pauseUntilOnline(PAUSES[Math.min(tried, PAUSES.length) - 1] ?? 0);
    }
  }
}
