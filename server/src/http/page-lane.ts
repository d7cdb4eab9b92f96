import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { writeKept } from './cached-answer.ts';
import { allowStyle, POLICY } from './headers.ts';
import { HTML, type ReadyPage } from './pages.ts';

interface PageLaneParts {
  /** the page that lies ready in memory for this address; the same page is the same object */
  readonly ready: (url: string, headers: IncomingHttpHeaders) => ReadyPage | null;
  /** what every page carries */
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: (headers: IncomingHttpHeaders) => string;
  readonly log: Logger;
}

/** As the router names what no route of its own answers. */
const ROUTE = 'GET -';

/**
 * The express lane of pages: what is drawn and packed is sent before any routing, with the headers and the line in
 * the log the ordinary way gives it. Pages are not counted by network address there either, so a proxy in front
 * changes nothing. true = answered.
 */
export function pageLane({ ready, headers, requestId, log }: PageLaneParts) {
  // the content policy names the page's own style block: worked out once for each page
  const headersOf = new WeakMap<ReadyPage, OutgoingHttpHeaders>();
  const headersFor = (page: ReadyPage): OutgoingHttpHeaders => {
    const known = headersOf.get(page);
    if (known) return known;
    const policy = headers[POLICY] ?? '';
    const made = { ...headers, [POLICY]: page.styleSource ? allowStyle(policy, page.styleSource) : policy };
    headersOf.set(page, made);
    return made;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const page = ready(request.url ?? '', request.headers);
    if (!page) return false;
    const started = performance.now();
    const req = requestId(request.headers);
    const status = writeKept(request, response, page.answer, { ...headersFor(page) }, HTML);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ req, route: ROUTE, status, ms });
    return true;
  };
}
