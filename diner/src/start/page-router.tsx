import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useState } from 'react';
import { type Location, parsePath, Router, UNSAFE_createBrowserHistory } from 'react-router';

const Arrive = createContext<() => void>(() => {});

interface PageRouterProps {
  /** the address the server drew this page for; null = nothing is drawn yet */
  readonly drawnFor: string | null;
  readonly children: ReactNode;
}

function neutral(now: Location, drawnFor: string): Location {
  return { ...now, search: '', hash: '', ...parsePath(drawnFor) };
}

/**
 * The browser's own addresses. A drawn page begins at the address it was drawn for, the same for everybody; what else
 * the address bar says (a source, an open dialog) holds as soon as the screen has taken over.
 */
export function PageRouter({ drawnFor, children }: PageRouterProps) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [at, setAt] = useState(() => ({
    location: drawnFor === null ? history.location : neutral(history.location, drawnFor),
    navigationType: history.action,
  }));
  const read = useCallback(() => {
    const { location, action } = history;
    startTransition(() => setAt({ location, navigationType: action }));
  }, [history]);
  useEffect(() => history.listen(read), [history, read]);
  const arrive = useCallback(() => {
    const { location } = history;
    if (location.pathname + location.search !== at.location.pathname + at.location.search) read();
  }, [history, at, read]);
  return (
    <Router {...at} navigator={history}>
      <Arrive value={arrive}>{children}</Arrive>
    </Router>
  );
}

/** Said by the screen once it stands. */
export function useArrival(): void {
  const arrive = use(Arrive);
  useEffect(() => arrive(), [arrive]);
}
