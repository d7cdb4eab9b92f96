import '@mam/ui/tokens.css';
import '@mam/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { askAhead, fetchScreen } from './ask-ahead.ts';
import { keepOnDevice } from './device/keep-on-device.ts';
import { keep, kept } from './device/kept.ts';
import { canRun } from './start/can-run.ts';
import { placeOf } from './start/place.ts';
import { isPlainVisit } from './start/plain-visit.ts';
import { paintFirst } from './start/theme.ts';
import { askedLanguage, decideLanguage } from './words/language.ts';
import { shellWords } from './words/shell/words.ts';
import { beginIn, changeLanguage } from './words/words.ts';

function whenIdle(): void {
  const begin = () => void import('./start/when-idle.ts').then(({ beginWhenIdle }) => beginWhenIdle());
  // after the first taps: a phone with little memory has other things to do
  setTimeout(begin, 3_000);
}

async function start(): Promise<void> {
  keepOnDevice();
  const { search, pathname } = location;
  const { place, user } = kept.getState();
  const here = placeOf(search, place);
  if (!isPlainVisit(search)) (await import('./start/begin-visit.ts')).beginVisit(search, here);
  paintFirst(here.brand);
  const storeLanguage = askAhead(here, pathname);
  const asked = askedLanguage(search);
  if (asked) keep('user', { locale: asked });
  const language = decideLanguage({
    address: asked,
    store: storeLanguage,
    saved: user.locale,
    browser: navigator.language,
  });
  if (!canRun()) return (await import('./start/say-incompatible.ts')).sayIncompatible(language);
  beginIn(language);
  fetchScreen(pathname);
  await changeLanguage(language, [shellWords]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}

void start().then(whenIdle);
