import { useWords } from '@mam/client/i18n.ts';
import { ToastOutlet } from '@mam/ui/toast-outlet.tsx';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { queryCache } from './data/query-cache.ts';
import { AppRoutes } from './routes.tsx';
import { BlankScreen } from './screens/blank-screen.tsx';
import { PlacingWhenIdle } from './screens/cart/placing-when-idle.tsx';
import { FaultBoundary } from './screens/fault-boundary.tsx';
import { NoticeBands } from './screens/notice-bands.tsx';
import { ZaloWhenInvited } from './screens/order/zalo-when-invited.tsx';
import { shellWords } from './words/shell/words.ts';

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
        </FaultBoundary>
        <PlacingWhenIdle />
        <ZaloWhenInvited />
        <ToastOutlet />
      </UiWordsProvider>
    </QueryClientProvider>
  );
}
