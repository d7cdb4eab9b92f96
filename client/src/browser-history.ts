/** Where the app is, as its screens see it. */
export interface At {
  /** from "/" on, without a slash at the end */
  readonly pathname: string;
  /** "" or from "?" on */
  readonly search: string;
  /** the state left behind with this entry */
  readonly state: unknown;
}

/** A new entry of the history, the same one changed, or going to one that was there. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

interface Entry {
  readonly state: unknown;
  /** how many entries of this visit lie before it */
  readonly idx: number;
}

function entry(): Entry {
  const kept = history.state as Partial<Entry> | null;
  return { state: kept?.state ?? null, idx: Number(kept?.idx) || 0 };
}

const trimmed = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** An address of this app, read. */
export function parsePageUrl(address: string, state: unknown = null): At {
  const { pathname, search } = new URL(address, 'http://page');
  return { pathname: trimmed(pathname), search, state };
}

export function pathWithQuery({ pathname, search }: Pick<At, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** base: what comes before every address of the app; its screens do not see it */
export function readHistory(base = ''): At {
  const { pathname, search } = location;
  return { pathname: trimmed(pathname.slice(base.length)) || '/', search, state: entry().state };
}

export function writeHistory(address: string, state: unknown, navigation: 'PUSH' | 'REPLACE'): void {
  const { idx } = entry();
  if (navigation === 'PUSH') history.pushState({ state, idx: idx + 1 } satisfies Entry, '', address);
  else history.replaceState({ state, idx } satisfies Entry, '', address);
}

/** Whether going back stays in the app; false when it was opened here directly or from another site. */
export function cameFromHere(): boolean {
  return entry().idx > 0;
}
