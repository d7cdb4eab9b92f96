import { useWords } from '@mam/client/i18n.ts';
import { ToastOutlet } from '@mam/ui/dialog/toast-outlet.tsx';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { queryCache } from '../data/query-cache.ts';
import { FaultBoundary } from '../lost/fault-boundary.tsx';
import { ZaloWhenInvited } from '../order/zalo-invitation.tsx';
import { shellWords } from '../words/areas.ts';
import { BlankScreen } from './blank.tsx';
import { NoticeBands } from './notice-bands.tsx';
import { OverScreensWhenIdle } from './over-screens-when-idle.tsx';
import { AppRoutes } from './routes.tsx';

/** Everything inside the router; a server can render it inside a static one. */
export function App() {
  const say = useWords(shellWords);
  const words = useMemo(() => ({ close: say('close'), less: say('less'), more: say('more') }), [say]);
  return (
    <QueryClientProvider client={queryCache}>
      <UiWordsProvider words={words}>
        <FaultBoundary>
          <NoticeBands />
          <Suspense fallback={<BlankScreen />}>
            <AppRoutes />
          </Suspense>
          <OverScreensWhenIdle />
          <ZaloWhenInvited />
          <ToastOutlet />
        </FaultBoundary>
      </UiWordsProvider>
    </QueryClientProvider>
  );
}
