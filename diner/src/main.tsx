import '@mam/ui/tokens.css';
import '@mam/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { askAhead, fetchScreen } from './ask-ahead.ts';
import { keepOnDevice } from './device/keep-on-device.ts';
import { kept } from './device/kept.ts';
import { beginVisit } from './device/visit.ts';
import { visitOf } from './start/address-parameters.ts';
import { placeOf } from './start/place.ts';
import { paintFirst } from './start/theme.ts';
import { decideLanguage } from './words/language.ts';
import { shellWords } from './words/shell/words.ts';
import { beginIn, changeLanguage } from './words/words.ts';

async function start(): Promise<void> {
  keepOnDevice();
  const { search, pathname } = location;
  beginVisit(visitOf(search));
  const { place, user } = kept.getState();
  const here = placeOf(search, place);
  paintFirst(here.brand);
  const storeLanguage = askAhead(here, pathname);
  const language = decideLanguage({
    address: new URLSearchParams(search).get('lang'),
    store: storeLanguage,
    saved: user.locale,
    browser: navigator.language,
  });
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

void start();
