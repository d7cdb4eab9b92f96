import type { At } from '@mam/client/browser-history.ts';
import { type LazyScreen, screen } from '@mam/client/lazy-screen.ts';
import { Redirect, Standing, useArrival, useLocation, useNavigationType } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { memo, Suspense, useLayoutEffect, useMemo } from 'react';
import { useBrandColour, useStoreLanguage } from '../brand/use-brand-room.ts';
import { useJustAdded } from '../cart/just-added.ts';
import { useIsWide } from '../device/width.ts';
import type { OverState } from '../start/over-state.ts';
import { namesNoStore } from '../start/place.ts';
import { usePlace } from '../start/use-place.ts';
import { useStore } from '../store/use-store.ts';
import { cartWords, dishWords, menuWords, suggestionWords } from '../words/areas.ts';
import { notFound, screens } from './screens.ts';
import { sheets } from './sheets.ts';

/** The page under a sheet: where the diner came from, else on a wide screen the menu; none = the sheet is a page. */
function usePageUnder(location: At, classic: boolean): At | null {
  const wide = useIsWide();
  return useMemo(() => {
    if (!sheets[location.pathname] || (wide && classic)) return null;
    const over = (location.state as OverState | null)?.over;
    return over ?? (wide ? { ...location, pathname: '/menu' } : null);
  }, [location, wide, classic]);
}

const pageOf = (pathname: string): LazyScreen => sheets[pathname]?.Page ?? screens[pathname] ?? notFound;

/** The page itself, also under a sheet: rendered anew only for another address of its own. */
const Page = memo(function Page({ at }: { readonly at: At }) {
  const { Screen } = pageOf(at.pathname);
  return (
    <Standing at={at}>
      <Screen key={at.pathname} />
    </Standing>
  );
});

/** The screens by address. A dish or combo lies over the page it was opened from, or is a page. */
export function AppRoutes() {
  const location = useLocation();
  const place = usePlace();
  const reading = useStore(place.brand, place.storeId);
  const store = reading.state === 'ready' ? reading.value : null;
  useArrival();
  useBrandColour(place);
  useStoreLanguage(store?.languages);
  const under = usePageUnder(location, store?.classicDetail ?? false);
  useTopOfPage((under ?? location).pathname);
  if (location.pathname !== '/' && namesNoStore(location.search))
    return <Redirect to={linkTo('/', { ...place, storeId: 0 })} />;
  const sheet = under && sheets[location.pathname];
  return (
    <>
      <Page at={under ?? location} />
      {sheet ? (
        <Suspense>
          <sheet.Over.Screen />
        </Suspense>
      ) : null}
      <AfterAdding />
    </>
  );
}

/** A page that was gone to is seen from its top; going back, the browser finds the place it was left at. */
function useTopOfPage(pathname: string): void {
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is new
  useLayoutEffect(() => {
    if (way !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}

const eatenWith = screen(
  () => import('../suggestion/eaten-with.tsx').then((m) => m.EatenWith),
  [suggestionWords, dishWords, cartWords, menuWords],
);

/** Comes with the first thing that is added: what is usually eaten with it, over whichever page of the menu. */
function AfterAdding() {
  return useJustAdded() ? (
    <Suspense>
      <eatenWith.Screen />
    </Suspense>
  ) : null;
}
