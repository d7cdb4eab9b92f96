import { memo, Suspense, useMemo } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router';
import { useBrandColour, useStoreLanguage } from './brand/use-brand-room.ts';
import { useIsWide } from './device/width.ts';
import { AfterAdding } from './screens/after-adding.tsx';
import { screens } from './screens/screens.ts';
import { sheets } from './screens/sheets.ts';
import type { OverState } from './start/over-state.ts';
import { useArrival } from './start/page-router.tsx';
import { linkTo, namesNoStore } from './start/place.ts';
import { usePlace } from './start/use-place.ts';
import { useTopOfPage } from './start/use-top-of-page.ts';
import { useStore } from './store/use-store.ts';

/** The page under a sheet: where the diner came from, else on a wide screen the menu; none = the sheet is a page. */
function usePageUnder(location: Location, classic: boolean): Location | null {
  const wide = useIsWide();
  return useMemo(() => {
    if (!sheets[location.pathname] || (wide && classic)) return null;
    const over = (location.state as OverState | null)?.over;
    return over ?? (wide ? { ...location, pathname: '/menu' } : null);
  }, [location, wide, classic]);
}

/**
 * Rendered only when the address changes: the router's contexts are new each time it renders, and a drawn page that
 * meets a new context before it is taken over must be taken over whole, at once.
 */
const Pages = memo(function Pages({ at }: { readonly at: Location }) {
  return (
    <Routes location={at}>
      {Object.entries(screens).map(([path, { Screen }]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      {Object.entries(sheets).map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page.Screen />} />
      ))}
    </Routes>
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
  useStoreLanguage(store?.language);
  const under = usePageUnder(location, store?.classicDetail ?? false);
  useTopOfPage((under ?? location).pathname);
  if (location.pathname !== '/' && namesNoStore(location.search))
    return <Navigate replace to={linkTo('/', { ...place, storeId: 0 })} />;
  const sheet = under && sheets[location.pathname];
  return (
    <>
      <Pages at={under ?? location} />
      {sheet ? (
        <Suspense>
          <sheet.Over.Screen />
        </Suspense>
      ) : null}
      <AfterAdding />
    </>
  );
}
