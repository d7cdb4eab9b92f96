import { useCallback } from 'react';
import { readHistory } from './browser-history.ts';
import { type Navigate, useLocation, useNavigate } from './router.tsx';

/** A dialog with an address: Back, Esc, the scrim and the X all take the topmost one off. */
export interface AddressedDialog {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** The state of an entry of the history: the dialogs that were opened on the way to it. */
interface Opened {
  readonly opened?: readonly string[];
}

const PARAMETER = 'sheet';

/** Dialogs lie in `?sheet=` in the order they were opened: "options.question". */
function withDialogs(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  if (names.length > 0) query.set(PARAMETER, names.join('.'));
  else query.delete(PARAMETER);
  const text = query.toString();
  return text && `?${text}`;
}

/** A link to a page with a dialog of it open. */
export function withDialog(address: string, name: string): string {
  const [pathname = '', search = ''] = address.split('?');
  return pathname + withDialogs(search, [name]);
}

const dialogsIn = (search: string): readonly string[] =>
  new URLSearchParams(search).get(PARAMETER)?.split('.') ?? [];

/** the state of the entry that is being left */
let goneFrom: unknown = null;

/** One step back from the entry that keeps this. It takes a moment: asked for twice meanwhile, it is done once. */
export function stepBack(kept: object, navigate: Navigate): void {
  if (goneFrom !== kept) navigate(-1);
  goneFrom = kept;
}

/** The state of one dialog of this screen; the address is the state. */
export function useDialog(name: string): AddressedDialog {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, state } = location;
  const open = dialogsIn(search).includes(name);

  const show = useCallback(() => {
    const now = dialogsIn(search);
    // pressed twice, it was opened by the first press before it is drawn
    if (now.includes(name) || dialogsIn(readHistory().search).includes(name)) return;
    const left = state as Opened | null;
    const opened = [...(left?.opened ?? []), name];
    navigate(pathname + withDialogs(search, [...now, name]), { state: { ...left, opened } });
  }, [name, navigate, pathname, search, state]);

  const close = useCallback(() => {
    const now = dialogsIn(search);
    if (!now.includes(name)) return;
    // opened here: going back is closing; opened by a link: the link stays behind without the dialog
    const left = state as Opened | null;
    if (left?.opened?.includes(name)) stepBack(left, navigate);
    else navigate(pathname + withDialogs(search, now.slice(0, now.indexOf(name))), { replace: true, state });
  }, [name, navigate, pathname, search, state]);

  return { open, show, close };
}
