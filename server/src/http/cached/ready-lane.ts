import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AnsweredRequest } from '../../metrics/counted-requests.ts';
import { type AnswerKind, type CachedAnswer, writeCached } from './cached-answer.ts';

/** A packed answer for an address, with the headers and the log's route that the ordinary way gives it. */
export interface ReadyAnswer {
  readonly answer: CachedAnswer;
  readonly kind: AnswerKind;
  /** new for each answer; id: of the request */
  readonly headers: (id: string) => OutgoingHttpHeaders;
  /** as the log names it */
  readonly route: string;
}

/** null = nothing is ready, or there is a doubt: the ordinary way answers. */
export type FindReady = (request: IncomingMessage) => ReadyAnswer | null;

interface ReadyLaneParts {
  readonly find: FindReady;
  readonly requestId: (headers: IncomingHttpHeaders) => string;
  readonly log: Logger;
  /** the headers of every answer */
  readonly everywhere: OutgoingHttpHeaders;
  readonly answered: AnsweredRequest | undefined;
}

/**
 * The short way: what is made and packed is sent before any routing, with the headers, the limit and the line in the
 * log the ordinary way gives it, behind a proxy as without one. true = answered.
 */
export function readyLane({ find, requestId, log, everywhere, answered }: ReadyLaneParts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const started = performance.now();
    const ready = find(request);
    if (!ready) return false;
    const req = requestId(request.headers);
    const headers = Object.assign(ready.headers(req), everywhere);
    const status = writeCached(request, response, ready.answer, headers, ready.kind);
    const ms = performance.now() - started;
    answered?.(ready.route, status, ms);
    log.info({ req, route: ready.route, status, ms: Math.round(ms * 10) / 10 });
    return true;
  };
}
