import { lateFile } from '@mam/client/late-file.ts';
import { deviceStorage } from '@mam/client/storage.ts';
import '@mam/ui/fonts.css';
import '@mam/ui/tokens.css';
import '@mam/ui/base.css';
import './start/no-script.css';
import { heedLetters } from '@mam/client/heed-letters.ts';
import { beginIn, changeLanguage } from '@mam/client/i18n.ts';
import { PageRouter } from '@mam/client/router.tsx';
import type { Language } from '@mam/contract/http/language.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { askAhead, fetchScreen } from './app/ask-ahead.ts';
import { firstLanguage } from './brand/reader-language.ts';
import { beginHydration, endHydration } from './device/hydration.ts';
import { whenFreeToFetch } from './device/idle.ts';
import { persisted } from './device/persisted.ts';
import { persistOnDevice } from './device/storage/persist-on-device.ts';
import { TABLET_KEY } from './device/tablet.ts';
import { nameBrand } from './start/name-brand.ts';
import { parsePlace } from './start/place.ts';
import { isPlainVisit } from './start/plain-visit.ts';
import { beginServerRendered } from './start/server-rendered.ts';
import { paintFirst } from './start/theme.ts';
import { shellWords } from './words/areas.ts';

function whenIdle(): void {
  const begin = () =>
    void lateFile(() => import('./start/when-idle.ts')).then(({ beginWhenIdle }) => beginWhenIdle());
  // after the first taps: a phone with little memory has other things to do
  setTimeout(() => void whenFreeToFetch().then(begin), 3_000);
}

function page(renderedFor: string | null) {
  return (
    <StrictMode>
      <PageRouter renderedFor={renderedFor} onStanding={endHydration}>
        <App />
      </PageRouter>
    </StrictMode>
  );
}

/** The address the server rendered this page for; null = it has not, or not in this language. */
function renderedForIn(root: HTMLElement, language: Language): string | null {
  const { rendered: address } = root.dataset;
  return address && document.documentElement.lang === language ? address : null;
}

/** Whether this browser has what the app cannot do without; storage is not among it, the app goes on from memory. */
function canRun(): boolean {
  return (
    'showModal' in (globalThis.HTMLDialogElement?.prototype ?? {}) &&
    'any' in AbortSignal &&
    CSS.supports('color', 'light-dark(#000, #fff)') &&
    'getRandomValues' in (globalThis.crypto ?? {})
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  heedLetters();
  nameBrand(root.dataset.rendered);
  persistOnDevice();
  const { search, pathname } = location;
  const { place } = persisted.getState();
  const here = parsePlace(search, place);
  if (!isPlainVisit(search))
    (await lateFile(() => import('./start/begin-visit.ts'))).beginVisit(search, here);
  if (deviceStorage.getItem(TABLET_KEY))
    await (await lateFile(() => import('./table/tablet/begin-tablet.ts'))).beginTablet();
  // "/" that names no store is the list of stores, whichever the diner was in last
  const asksFor = pathname === '/' ? parsePlace(search, { ...place, storeId: 0 }) : here;
  const language = firstLanguage(askAhead(asksFor, pathname));
  if (!canRun()) return (await import('./start/say-incompatible.ts')).sayIncompatible(language);
  beginIn(language);
  const renderedFor = renderedForIn(root, language);
  if (renderedFor === null) paintFirst(here.brand);
  const screen = fetchScreen(pathname);
  await changeLanguage(language, [shellWords]);
  if (renderedFor !== null) {
    beginServerRendered(Number(root.dataset.day));
    beginHydration();
    // in small steps, like everything that nobody waits for
    startTransition(() => void hydrateRoot(root, page(renderedFor)));
    return;
  }
  // a page rendered in another language stays until there is something to show instead
  if (root.dataset.rendered) await screen;
  createRoot(root).render(page(null));
}

// reading the scripts was one task; a finger that came down meanwhile goes first
setTimeout(() => void start().then(whenIdle));
