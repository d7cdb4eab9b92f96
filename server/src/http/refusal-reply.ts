import { type Language, negotiateLanguage } from '@mam/contract/http/language.ts';
import { REFUSALS, type RefusalCode } from '@mam/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refusalEnvelope } from './answer.ts';
import type { Diner, StaffMember } from './caller/principal.ts';
import type { Program } from './caller/program.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** set as soon as a store has its say [BR6]; till then Accept-Language decides */
    language: Language | null;
    diner: Diner | null;
    staff: StaffMember | null;
    program: Program | null;
    /** code of the refusal it was answered with, for the log */
    refusedWith: RefusalCode | null;
  }
}

const RETRY_AFTER: Partial<Readonly<Record<RefusalCode, number>>> = { IN_FLIGHT: 1, BUSY: 2, TOO_OFTEN: 20 };

/** The language a request is answered in. */
export function languageFor(request: FastifyRequest): Language {
  return request.language ?? negotiateLanguage(request.headers['accept-language']);
}

/** Answers a "no": its status, the envelope in the right language, and what to wait where waiting helps. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refused<RefusalCode>,
): FastifyReply {
  const code = refusal.refused;
  request.refusedWith = code;
  const wait = RETRY_AFTER[code];
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply
    .code(REFUSALS[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalEnvelope(refusal, languageFor(request))));
}
