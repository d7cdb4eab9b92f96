import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export type SheetName = 'order' | 'accept' | 'reject' | 'today' | 'more' | 'store' | 'person';

interface OpenSheet {
  readonly name: SheetName;
  /** what it is about, e.g. an order's code */
  readonly about: string;
}

/** The open sheet is part of the address, so Back closes it and a reload keeps it. */
export function useSheet() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const name = search.get('sheet') as SheetName | null;
  const open: OpenSheet | null = name ? { name, about: search.get('about') ?? '' } : null;

  /** instead: takes the place of the sheet that is open */
  const show = useCallback(
    (next: SheetName, about = '', { instead = false } = {}) => {
      const address = new URLSearchParams(about ? { sheet: next, about } : { sheet: next });
      // a sheet that took another's place goes back to where that one would have
      void navigate(
        { pathname, search: `?${address}` },
        { replace: instead, state: instead ? state : { pushed: true } },
      );
    },
    [navigate, pathname, state],
  );

  const close = useCallback(() => {
    if ((state as { pushed?: boolean } | null)?.pushed) void navigate(-1);
    else void navigate({ pathname }, { replace: true });
  }, [navigate, pathname, state]);

  return { open, show, close };
}
