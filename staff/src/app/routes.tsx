import { may } from '@mam/domain/staff/roles.ts';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { reasonOf } from '../data/ask.ts';
import { useMe } from '../people/session.ts';
import { BlankScreen } from '../screens/blank-screen.tsx';
import { NoServerScreen } from '../screens/no-server-screen.tsx';
import { SignInScreen } from '../screens/sign-in-screen.tsx';
import { Frame } from './frame.tsx';

const BoardScreen = lazy(async () => ({
  default: (await import('../screens/board-screen.tsx')).BoardScreen,
}));
const MenuScreen = lazy(async () => ({ default: (await import('../screens/menu-screen.tsx')).MenuScreen }));
const PeopleScreen = lazy(async () => ({
  default: (await import('../screens/people-screen.tsx')).PeopleScreen,
}));

/** Every address of the app. */
export function Pages() {
  const me = useMe();
  if (me.isPending) return <BlankScreen />;
  if (me.data === undefined)
    return <NoServerScreen why={me.error ? reasonOf(me.error) : ''} onAgain={() => void me.refetch()} />;
  return (
    <Routes>
      <Route path="/sign-in" element={me.data ? <BackToWork /> : <SignInScreen />} />
      <Route element={<Shift />}>
        <Route index element={<BoardScreen />} />
        <Route path="/menu" element={<MenuScreen />} />
        <Route
          path="/people"
          element={may(me.data?.role ?? 'cook', 'addStaff') ? <PeopleScreen /> : <Navigate to="/" replace />}
        />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}

/** The frame round every page of a shift; without a session the sign-in, which comes back here. */
function Shift() {
  const me = useMe();
  const location = useLocation();
  if (!me.data) return <Navigate to="/sign-in" replace state={{ from: location }} />;
  return (
    <Frame me={me.data}>
      <Suspense>
        <Outlet />
      </Suspense>
    </Frame>
  );
}

/** Signed in: on with what was open before. */
function BackToWork() {
  const state: { from?: { pathname: string; search: string } } | null = useLocation().state;
  return <Navigate to={state?.from ?? '/'} replace />;
}
