import { type At, readHistory } from '@mam/client/browser-history.ts';
import { useLocation, useNavigate, useParameters } from '@mam/client/router.tsx';
import { stepBack } from '@mam/client/use-dialog.ts';
import { useCallback } from 'react';

export const SHEET_NAMES = [
  'order',
  'accept',
  'reject',
  'transfer',
  'refund',
  'fee',
  'later',
  'change',
  'money',
  'issue',
  'issues',
  'reported',
  'code',
  'today',
  'search',
  'calls',
  'table',
  'codes',
  'more',
  'store',
  'switch',
  'person',
  'member',
  'account',
  'totp',
  'device',
  'key',
  'pin',
  'line',
] as const;

export type SheetName = (typeof SHEET_NAMES)[number];

interface OpenSheet {
  readonly name: SheetName;
  /** the thing it is about, e.g. an order's code */
  readonly about: string;
}

/** The state of a history entry: pushed means that it was added to open a sheet, so closing goes back. */
interface Pushed {
  readonly pushed?: boolean;
}

/** Whether the address is still the one a component was drawn with: a sheet closes itself, never one behind it. */
function isStillAt({ search, state }: At): boolean {
  const now = readHistory();
  return now.state === state && now.search === search;
}

/** The sheet an address names, if there is one of that name. */
export const sheetNameIn = (search: URLSearchParams): SheetName | undefined =>
  SHEET_NAMES.find((each) => each === search.get('sheet'));

/** The open sheet is part of the address, so Back closes it and a reload keeps it. */
export function useSheet() {
  const at = useLocation();
  const navigate = useNavigate();
  const search = useParameters();
  const name = sheetNameIn(search);
  const open: OpenSheet | null = name ? { name, about: search.get('about') ?? '' } : null;

  /** instead: takes the place of the sheet that is open */
  const show = useCallback(
    (next: SheetName, about = '', { instead = false } = {}) => {
      const sheet = new URLSearchParams(about ? { sheet: next, about } : { sheet: next });
      // a sheet that took another's place goes back to where that one would have
      navigate(`${at.pathname}?${sheet}`, {
        replace: instead,
        state: instead ? at.state : ({ pushed: true } satisfies Pushed),
      });
    },
    [navigate, at],
  );

  const close = useCallback(() => {
    if (!isStillAt(at)) return;
    const left = at.state as Pushed | null;
    if (left?.pushed) stepBack(left, navigate);
    else navigate(at.pathname, { replace: true });
  }, [navigate, at]);

  return { open, show, close };
}
