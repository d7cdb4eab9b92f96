import { pathWithQuery } from '@mam/client/browser-history.ts';
import { Redirect, useLocation } from '@mam/client/router.tsx';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Suspense } from 'react';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useMe } from '../people/session.ts';
import { NoServerScreen } from '../screens/no-server-screen.tsx';
import { SignInScreen } from '../screens/sign-in-screen.tsx';
import { maySee, type ScreenPath } from './area.ts';
import { screens } from './areas.ts';
import { BoardAtRest } from './board-at-rest.tsx';
import { Frame } from './frame.tsx';
import styles from './routes.module.css';

/** Every address of the app; without a session the sign-in, which comes back here. */
export function Pages() {
  const me = useMe();
  const at = useLocation();
  const signingIn = at.pathname === '/sign-in';
  const fault = lastingError(me);
  if (me.data === undefined && fault)
    return <NoServerScreen why={errorText(fault)} onAgain={() => void me.refetch()} />;
  // before it is known who is here: paper, no spinner; it is gone in a moment
  if (me.data === undefined) return <div className={styles.blank} aria-busy="true" />;
  if (!me.data) return signingIn ? <SignInScreen /> : <Redirect to="/sign-in" state={pathWithQuery(at)} />;
  // nobody is in at a device of the restaurant: its password is asked for like anywhere
  if (me.data.role === 'device' && signingIn) return <SignInScreen />;
  // signed in: on with what was open before
  if (signingIn) return <Redirect to={typeof at.state === 'string' ? at.state : '/'} />;
  if (!may(me.data.role, 'moveOrders')) return <BoardAtRest me={me.data} />;
  return (
    <Frame me={me.data}>
      <Suspense>
        <Page pathname={at.pathname} role={me.data.role} />
      </Suspense>
    </Frame>
  );
}

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(screens, path);

function Page({ pathname, role }: { readonly pathname: string; readonly role: Rank }) {
  const row = isScreen(pathname) ? screens[pathname] : null;
  return row && maySee(role, row) ? <row.Page.Screen /> : <Redirect to="/" />;
}
