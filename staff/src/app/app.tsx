import { PageRouter } from '@mam/client/router.tsx';
import { ToastOutlet } from '@mam/ui/dialog/toast-outlet.tsx';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTheme } from '../brand/brand-look.ts';
import { queries } from '../data/queries.ts';
import { useSay } from '../words/words.ts';
import { Pages } from './routes.tsx';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The providers, pages and toasts round every screen. */
export function App() {
  const say = useSay();
  const words = useMemo(
    () => ({ close: say('ui.close'), less: say('ui.less'), more: say('ui.more') }),
    [say],
  );
  useTheme();
  return (
    <QueryClientProvider client={queries}>
      <UiWordsProvider words={words}>
        <PageRouter base={BASE}>
          <Pages />
        </PageRouter>
        <ToastOutlet />
      </UiWordsProvider>
    </QueryClientProvider>
  );
}
