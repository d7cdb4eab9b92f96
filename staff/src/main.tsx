import '@mam/ui/tokens.css';
import '@mam/ui/base.css';
import './screens/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { awaitFirstTouch } from './device/bell.ts';
import { wantedLanguage } from './device/kept-choices.ts';
import { speak } from './words/words.ts';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  await speak(wantedLanguage());
  awaitFirstTouch();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void begin();
