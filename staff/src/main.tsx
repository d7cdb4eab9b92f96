import '@mam/ui/fonts.css';
import '@mam/ui/tokens.css';
import '@mam/ui/base.css';
import './app/page.css';
import { heedLetters } from '@mam/client/heed-letters.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { sheets } from './app/sheets.ts';
import { awaitFirstTouch } from './device/bell.ts';
import { wantedLanguage } from './device/kept-choices.ts';
import { sheetNameIn } from './device/sheet-address.ts';
import { speak } from './words/words.ts';

/** "/staff" is "/staff/" without its last key stroke. */
function completeAddress(): void {
  const { pathname, search } = window.location;
  const base = import.meta.env.BASE_URL;
  if (`${pathname}/` === base) window.history.replaceState(null, '', `${base}${search}`);
}

/** A sheet the address names is fetched while it is asked who is here. */
function fetchSheet(): void {
  const name = sheetNameIn(new URLSearchParams(window.location.search));
  if (name) void sheets[name].Over.load();
}

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  heedLetters();
  completeAddress();
  fetchSheet();
  await speak(wantedLanguage());
  awaitFirstTouch();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void begin();
