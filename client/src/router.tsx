import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  type At,
  type NavigationType,
  parsePageUrl,
  pathWithQuery,
  readHistory,
  writeHistory,
} from './browser-history.ts';

interface Route {
  readonly at: At;
  readonly navigation: NavigationType;
}

interface Router extends Route {
  /** "/staff": every address of the app begins with it, and its screens do not see it */
  readonly base: string;
  readonly navigate: Navigate;
}

export interface How {
  /** takes the place of this entry in the history instead of following it */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export interface Navigate {
  /** to an address of this app, from "/" on */
  (to: string, how?: How): void;
  /** so many entries of the history on, or back */
  (steps: number): void;
}

const Routing = createContext<Router | null>(null);
const Arrive = createContext<() => void>(() => {});

function useRouter(): Router {
  const router = use(Routing);
  if (!router) throw new Error('a screen stands outside of the router');
  return router;
}

/** Where the app is. */
export const useLocation = (): At => useRouter().at;

/** How it came there; POP also at the start. */
export const useNavigationType = (): NavigationType => useRouter().navigation;

/** The same function for as long as the app runs. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** The parameters after the "?" of the address. */
export function useParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

interface PageRouterProps {
  /** where the app lies on its host, without a slash at the end */
  readonly base?: string;
  /** the address the server drew this page for; null = nothing is drawn yet */
  readonly renderedFor?: string | null;
  /** all that the first address shows stands */
  readonly onStanding?: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own addresses. A drawn page begins at the address it was drawn for, the same for everybody; what else
 * the address bar says (a source, an open dialog) holds as soon as the screen has taken over.
 */
export function PageRouter({ base = '', renderedFor = null, onStanding, children }: PageRouterProps) {
  const [route, setRoute] = useState<Route>(() => ({
    at: renderedFor === null ? readHistory(base) : parsePageUrl(renderedFor),
    navigation: 'POP',
  }));
  const read = useCallback(
    (navigation: NavigationType) => startTransition(() => setRoute({ at: readHistory(base), navigation })),
    [base],
  );
  useEffect(() => {
    const popped = () => read('POP');
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, [read]);
  useEffect(() => void onStanding?.(), [onStanding]);
  const navigate = useCallback<Navigate>(
    (to: string | number, { replace = false, state = null }: How = {}) => {
      if (typeof to === 'number') return history.go(to);
      writeHistory(base + to, state, replace ? 'REPLACE' : 'PUSH');
      read(replace ? 'REPLACE' : 'PUSH');
    },
    [base, read],
  );
  const arrive = useCallback(() => {
    if (pathWithQuery(readHistory(base)) !== pathWithQuery(route.at)) read('POP');
  }, [base, read, route]);
  const router = useMemo(() => ({ ...route, base, navigate }), [route, base, navigate]);
  return (
    <Routing value={router}>
      <Arrive value={arrive}>{children}</Arrive>
    </Routing>
  );
}

const NOWHERE = () => {};

/** For drawing one page on the server, where nobody goes anywhere. */
export function StillRouter({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  const router = useMemo<Router>(
    () => ({ at: parsePageUrl(address), navigation: 'POP', base: '', navigate: NOWHERE }),
    [address],
  );
  return <Routing value={router}>{children}</Routing>;
}

interface StandingProps {
  readonly at: At;
  readonly children: ReactNode;
}

/** Screens under a sheet keep the address they were left at. */
export function Standing({ at, children }: StandingProps) {
  const { navigation, base, navigate } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing in here wakes for a navigation that led elsewhere
  const router = useMemo(() => ({ at, navigation, base, navigate }), [at, navigate]);
  return <Routing value={router}>{children}</Routing>;
}

/** Said by the screen once it stands. */
export function useArrival(): void {
  const arrive = use(Arrive);
  useEffect(() => arrive(), [arrive]);
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, How {
  readonly to: string;
}

/** A click that means "here": no new tab, no download, nobody else has answered it. */
function isForUs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !modified && (!target || target === '_self');
}

/** A real link that stays in the app. A link to where one is leaves no second entry in the history. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { at, base, navigate } = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isForUs(event)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? to === pathWithQuery(at), state });
  };
  return <a {...rest} href={base + to} onClick={go} />;
}

/** Goes on as soon as it is drawn. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
