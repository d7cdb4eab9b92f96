import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export type SheetName =
  | 'order'
  | 'accept'
  | 'reject'
  | 'transfer'
  | 'refund'
  | 'fee'
  | 'money'
  | 'today'
  | 'more'
  | 'store'
  | 'person';

interface OpenSheet {
  readonly name: SheetName;
  /** what it is about, e.g. an order's code */
  readonly about: string;
}

let goingBack = false;

/** One step back, however often it is asked for before the browser has made it. */
function stepBack(navigate: (delta: number) => unknown): void {
  if (goingBack) return;
  goingBack = true;
  window.addEventListener(
    'popstate',
    () => {
      goingBack = false;
    },
    { once: true },
  );
  navigate(-1);
}

/** Whether the address is still the one a component was drawn with: a sheet closes itself only, never what lies behind. */
function isStillAt(key: string): boolean {
  const entry: { key?: string } | null = window.history.state;
  return (entry?.key ?? 'default') === key;
}

/** The open sheet is part of the address, so Back closes it and a reload keeps it. */
export function useSheet() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation();
  const name = search.get('sheet') as SheetName | null;
  const open: OpenSheet | null = name ? { name, about: search.get('about') ?? '' } : null;

  /** instead: takes the place of the sheet that is open */
  const show = useCallback(
    (next: SheetName, about = '', { instead = false } = {}) => {
      const address = new URLSearchParams(about ? { sheet: next, about } : { sheet: next });
      // a sheet that took another's place goes back to where that one would have
      const entry = { replace: instead, state: instead ? state : { pushed: true } };
      void navigate({ pathname, search: `?${address}` }, entry);
    },
    [navigate, pathname, state],
  );

  const close = useCallback(() => {
    if (!isStillAt(key)) return;
    if ((state as { pushed?: boolean } | null)?.pushed) stepBack(navigate);
    else void navigate({ pathname }, { replace: true });
  }, [navigate, pathname, state, key]);

  return { open, show, close };
}
