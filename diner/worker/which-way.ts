/** How the worker answers a request: a page of the app, a built file, a picture; or it keeps its hands off. */
export type WayOfOrder = 'page' | 'asset' | 'picture' | 'leave';

interface WorkerRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
}

/** Paths the worker never answers from a cache: the API, orders, a table's code, everything of the staff. */
const HANDS_OFF = /^\/(v1|t|staff|sandbox)(\/|$)/;

export function wayOfOrder({ method, url, mode, destination }: WorkerRequest, origin: string): WayOfOrder {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || HANDS_OFF.test(pathname)) return 'leave';
  if (mode === 'navigate') return /\.\w{1,8}$/.test(pathname) ? 'leave' : 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  return pathname.startsWith('/static/') && destination === 'image' ? 'picture' : 'leave';
}
