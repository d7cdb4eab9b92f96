import { changeLanguage } from '@mam/client/i18n.ts';
import { StillRouter } from '@mam/client/router.tsx';
import { tellMode } from '@mam/client/server-mode.ts';
import type { PageToRender, RenderedPage } from '@mam/contract/page/render.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { fetchScreen } from './app/ask-ahead.ts';
import { queryCache } from './data/query-cache.ts';
import { parsePlace } from './start/place.ts';
import { beginServerRendered } from './start/server-rendered.ts';
import { coloursAsCss } from './start/theme.ts';
import { renderedTitle } from './start/use-title.ts';
import { layIn } from './start-data.ts';
import { shellWords } from './words/areas.ts';

const NOWHERE = { brand: '', storeId: 0, source: 'DEFAULT' };
/** Finished parts stand where they belong, however large: React would move them there by an inline script. */
const IN_PLACE = Number.MAX_SAFE_INTEGER;

/** Renders one public page. One at a time: language and data are those of the whole app. */
export async function render({ address, language, demo, day, data }: PageToRender): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, 'http://page');
  tellMode(demo);
  beginServerRendered(day);
  queryCache.clear();
  layIn(data, parsePlace(search, NOWHERE));
  await changeLanguage(language, [shellWords]);
  await fetchScreen(pathname);
  renderedTitle.text = 'Mâm';
  let fault: unknown = null;
  const { prelude } = await prerender(
    <StrictMode>
      <StillRouter address={address}>
        <App />
      </StillRouter>
    </StrictMode>,
    {
      progressiveChunkSize: IN_PLACE,
      onError: (error) => {
        fault ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (fault) throw fault;
  return { html, title: renderedTitle.text, colours: coloursAsCss(data.config.color_scheme ?? []) };
}
