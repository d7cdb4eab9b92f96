import { addressOf } from '@mam/client/browser-history.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { Redirect, useLocation } from '@mam/client/router.tsx';
import type { StaffPage } from '@mam/contract/page/pages.ts';
import { may, type Role, type StaffAction } from '@mam/domain/staff/roles.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { reasonOf } from '../data/ask.ts';
import { faultOf } from '../data/read-again.ts';
import { useMe } from '../people/session.ts';
import { NoServerScreen } from '../screens/no-server-screen.tsx';
import { SignInScreen } from '../screens/sign-in-screen.tsx';
import { Frame } from './frame.tsx';
import styles from './routes.module.css';

const BoardScreen = lazy(async () => ({
  default: (await lateFile(() => import('../screens/board-screen.tsx'))).BoardScreen,
}));
const TablesScreen = lazy(async () => ({
  default: (await lateFile(() => import('../screens/tables-screen.tsx'))).TablesScreen,
}));
const MenuScreen = lazy(async () => ({
  default: (await lateFile(() => import('../screens/menu-screen.tsx'))).MenuScreen,
}));
const CodesScreen = lazy(async () => ({
  default: (await lateFile(() => import('../screens/codes-screen.tsx'))).CodesScreen,
}));
const PeopleScreen = lazy(async () => ({
  default: (await lateFile(() => import('../screens/people-screen.tsx'))).PeopleScreen,
}));

/** Every address of the app; without a session the sign-in, which comes back here. */
export function Pages() {
  const me = useMe();
  const at = useLocation();
  const signingIn = at.pathname === '/sign-in';
  const fault = faultOf(me);
  if (me.data === undefined && fault)
    return <NoServerScreen why={reasonOf(fault)} onAgain={() => void me.refetch()} />;
  // before it is known who is here: paper, no spinner; it is gone in a moment
  if (me.data === undefined) return <div className={styles.blank} aria-busy="true" />;
  if (!me.data) return signingIn ? <SignInScreen /> : <Redirect to="/sign-in" state={addressOf(at)} />;
  // signed in: on with what was open before
  if (signingIn) return <Redirect to={typeof at.state === 'string' ? at.state : '/'} />;
  return (
    <Frame me={me.data}>
      <Suspense>
        <Page pathname={at.pathname} role={me.data.role} />
      </Suspense>
    </Frame>
  );
}

/** Every screen by its address, and whose it is: what it is for, or everybody's. */
const SCREENS: Readonly<
  Record<Exclude<StaffPage, '/sign-in'>, readonly [Screen: ComponentType, only?: StaffAction]>
> = {
  '/': [BoardScreen],
  '/tables': [TablesScreen],
  '/menu': [MenuScreen],
  '/people': [PeopleScreen, 'manageStaff'],
  '/codes': [CodesScreen, 'replaceTableCodes'],
};

const isScreen = (path: string): path is keyof typeof SCREENS => Object.hasOwn(SCREENS, path);

function Page({ pathname, role }: { readonly pathname: string; readonly role: Role }) {
  if (!isScreen(pathname)) return <Redirect to="/" />;
  const [Screen, only] = SCREENS[pathname];
  return !only || may(role, only) ? <Screen /> : <Redirect to="/" />;
}
