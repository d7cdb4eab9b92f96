import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { type Refused, refuse } from './answer.ts';
import { sendRefusal } from './refusal-reply.ts';
import { MalformedJson } from './strict-json.ts';
import { BrokenSchema } from './validate.ts';

interface Thrown {
  readonly statusCode?: number;
}

/** The request's own mistake, found before any handler ran; null = none. */
function requestMistake(error: unknown): Refused | null {
  if (error instanceof MalformedJson) return refuse('MALFORMED', { problem: error.message });
  if (error instanceof BrokenSchema) return refuse('MALFORMED', { path: error.path, problem: error.message });
  const status = (error as Thrown | null)?.statusCode;
  if (status === 413) return refuse('TOO_LARGE');
  if (status === 415) return refuse('UNSUPPORTED_TYPE');
  return status !== undefined && status >= 400 && status < 500 ? refuse('MALFORMED') : null;
}

/** The one place where a fault is caught: logged with an id, answered with one sentence that names it. */
export function catchFaults(app: FastifyInstance, database: Database, log: Logger): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const mistake = requestMistake(error);
    if (mistake) return sendRefusal(request, reply, mistake);
    const id = request.id;
    const kind = database.faultKind(error);
    if (kind === 'damaged') return sendRefusal(request, reply, refuse('DAMAGED'));
    if (kind === 'unavailable') {
      log.warn({ req: id, err: error }, 'the database is busy or away');
      return sendRefusal(request, reply, refuse('BUSY', { id }));
    }
    log.error({ req: id, route: request.routeOptions.url, err: error }, 'fault');
    return sendRefusal(request, reply, refuse('FAULT', { id }));
  });
}

/** Paths nobody serves: 404, or 405 with Allow where another method would do. */
export function notFoundRefusal(allowed: readonly string[], request: FastifyRequest, reply: FastifyReply) {
  if (allowed.length === 0) return sendRefusal(request, reply, refuse('UNKNOWN'));
  reply.header('allow', allowed.join(', '));
  return sendRefusal(request, reply, refuse('METHOD_NOT_ALLOWED'));
}
