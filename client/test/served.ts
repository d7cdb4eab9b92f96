// A server as an app meets it: at the edge where the app fetches, in the shapes of the contract.
import type { CallTypes, Endpoint } from '@mam/contract/http/endpoint.ts';
import { afterEach, beforeEach, vi } from 'vitest';

/** One call, as it came. */
export interface ServedCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly headers: Headers;
}

/** An answer, a no, or 'lost': it was done, and nobody hears of it. */
type Reply<T> =
  | { readonly data: T }
  | {
      readonly refused: string;
      readonly status: number;
      readonly message: string;
      /** said beside the message, as the server does */
      readonly more?: Readonly<Record<string, unknown>>;
    }
  | 'lost';

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly calls: ServedCall[];
  readonly reply: (call: ServedCall) => Reply<unknown>;
}

let routes: Route[] = [];

const NOT_SERVED = { refused: 'NOT_FOUND', status: 404, message: 'Nobody serves this here.' } as const;

function answerWith(reply: Exclude<Reply<unknown>, 'lost'>): Response {
  if ('data' in reply) return Response.json({ error: 0, message: '', data: reply.data });
  const { refused: code, status, message, more } = reply;
  const data = { message, ...more };
  return Response.json({ error: 1, code, message, error_message: message, data }, { status });
}

const servedFetch: typeof fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(String(input), 'http://here');
  const method = init?.method ?? 'GET';
  const route = routes.findLast((one) => one.method === method && one.path.test(pathname));
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  const call = {
    path: decodeURIComponent(pathname),
    query: searchParams,
    body,
    headers: new Headers(init?.headers),
  };
  route?.calls.push(call);
  const reply = route?.reply(call) ?? NOT_SERVED;
  if (reply === 'lost') throw new TypeError('Failed to fetch');
  return answerWith(reply);
};

/** For a whole file: every test begins with a server that knows nothing. */
export function serveNothingElse(): void {
  beforeEach(() => {
    routes = [];
    vi.stubGlobal('fetch', servedFetch);
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** From now on this endpoint answers so; what it is asked is written down. */
export function serve<T extends CallTypes>(
  to: Endpoint<T>,
  reply: (call: ServedCall) => Reply<T['answer']>,
): readonly ServedCall[] {
  const path = new RegExp(`^${to.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const route = { method: to.method, path, calls: [], reply };
  routes.push(route);
  return route.calls;
}
