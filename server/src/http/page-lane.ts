import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { writeCached } from './cached-answer.ts';
import { allowStyle, POLICY } from './headers.ts';
import { HTML, type ReadyPage } from './pages.ts';

interface PageLaneParts {
  /** the page that is ready in memory for this address; the same page is the same object */
  readonly ready: (url: string, headers: IncomingHttpHeaders) => ReadyPage | null;
  /** what every page carries */
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: (headers: IncomingHttpHeaders) => string;
  readonly log: Logger;
}

/** As the router names what no route of its own answers. */
const ROUTE = 'GET -';

/**
 * The short way of pages: what is rendered and packed is sent before any routing, with the headers and the line in
 * the log the ordinary way gives it. Pages are not counted by network address there either, so a proxy in front
 * changes nothing. true = answered.
 */
export function pageLane({ ready, headers, requestId, log }: PageLaneParts) {
  const policy = headers[POLICY] ?? '';

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || request.url?.startsWith('/v1/')) return false;
    const page = ready(request.url ?? '', request.headers);
    if (!page) return false;
    const started = performance.now();
    const req = requestId(request.headers);
    // the content policy names the page's own style block
    const own = page.styleSource ? { [POLICY]: allowStyle(policy, page.styleSource) } : {};
    const status = writeCached(request, response, page.answer, { ...headers, ...own }, HTML);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ req, route: ROUTE, status, ms });
    return true;
  };
}
