import { type CallTypes, type CodesOf, colonPath, type Endpoint } from '@mam/contract/http/endpoint.ts';
import { type Language, parseAcceptLanguage } from '@mam/contract/http/language.ts';
import { REFUSALS, type RefusalCode } from '@mam/contract/refusals.ts';
import { languageToAnswer } from '@mam/domain/brand/languages.ts';
import type { KeyScope } from '@mam/domain/staff/program-key.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import type { App, Context } from '../context.ts';
import { type Answer, isRefused, refuse, successEnvelope } from './answer.ts';
import type { Diner } from './caller/principal.ts';
import { authenticateProgram, type Program } from './caller/program.ts';
import { authenticateSeenDiner } from './caller/seen-diner.ts';
import { sendRefusal } from './refusal-reply.ts';

export type Schemas<T extends CallTypes> = CallSchemas & Pick<T, Extract<keyof T, 'refuses'>>;

/** The schemas of one call; what is absent is not read. */
export interface CallSchemas {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** [LI1] it changes something although it is a GET, as older clients ask for it */
  readonly writes?: true;
  /** [LI1] it changes nothing although it is a POST: what it asks for stands in its body, and not in its address */
  readonly reads?: true;
  /** bytes; absent = what any call may send */
  readonly mostBody?: number;
  /** besides who calls */
  readonly headers?: TSchema;
  /** the envelope's data, for OpenAPI */
  readonly answer?: TSchema;
  /** fields beside the data */
  readonly beside?: Readonly<Record<string, TSchema>>;
  /** the codes the endpoint names; a handler can refuse with no others but those of any call */
  readonly refuses?: readonly RefusalCode[];
}

/** Settles the language of an answer, as soon as the store it is about is known. */
export type Speak = (store: Pick<Store, 'languages'>) => Language;

/** The input of a handler: parsed and checked. */
export interface Call<T extends CallTypes> {
  readonly params: T['params'];
  readonly query: T['query'];
  readonly body: T['body'];
  /** the Idempotency-Key header */
  readonly key: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** [BR6] settles the language of the store; refusals are told in it from here on */
  readonly speak: Speak;
}

export interface DinerCall<T extends CallTypes> extends Call<T> {
  readonly diner: Diner;
}

/** The codes an endpoint may refuse with, besides those of any call. */
export type OwnCode<T extends CallTypes> = Extract<CodesOf<T>, RefusalCode>;
export type AnswerOf<T extends CallTypes> = Answer<T['answer'], OwnCode<T>>;
export type Answers<T extends CallTypes> = Promise<AnswerOf<T>> | AnswerOf<T>;
/** Refuses a call before its body is read. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

const KEY = /^[\x21-\x7e]{1,255}$/;

/** For OpenAPI: the codes by their status. */
function refusalSchemas(refuses: readonly RefusalCode[]): Record<number, TSchema> {
  const byStatus = Map.groupBy(refuses, (code) => REFUSALS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      Type.Object(
        { error: Type.Literal(1), code: Type.Enum(codes), message: Type.String() },
        { description: codes.map((code) => `${code}: ${REFUSALS[code].en}`).join('\n\n') },
      ),
    ]),
  );
}

function endpointSchema(
  to: Endpoint<CallTypes>,
  { params, query, body, headers, answer, beside, refuses = [] }: CallSchemas,
) {
  const envelope = Type.Object({
    error: Type.Literal(0),
    message: Type.String(),
    data: answer ?? Type.Unknown(),
    ...beside,
  });
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(headers && { headers }),
    ...(to.auth !== 'none' && { security: [{ [to.auth]: [] }] }),
    response: { ...refusalSchemas(refuses), 200: envelope },
  };
}

export function buildCall<T extends CallTypes>(request: FastifyRequest, reply: FastifyReply): Call<T> {
  const key = request.headers['idempotency-key'];
  return {
    params: request.params as T['params'],
    query: request.query as T['query'],
    body: request.body as T['body'],
    key: typeof key === 'string' ? key : null,
    request,
    reply,
    speak: ({ languages }) => {
      const language = languageToAnswer(languages, parseAcceptLanguage(request.headers['accept-language']));
      request.language = language;
      return language;
    },
  };
}

const keyGuard: Guard = async (request, reply) => {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && KEY.test(key)))
    return sendRefusal(request, reply, refuse('MALFORMED'));
};

/** The way of every call: its guards, its body as its schemas want it, its answer. */
export function addRoute<T extends CallTypes>(
  app: App,
  to: Endpoint<T>,
  schemas: CallSchemas,
  guards: readonly Guard[],
  answers: (request: FastifyRequest, reply: FastifyReply) => Answers<T>,
): void {
  app.route({
    method: to.method,
    // a HEAD would do what the GET does, and answer nothing
    exposeHeadRoute: false,
    url: colonPath(to),
    schema: endpointSchema(to, schemas),
    ...(schemas.mostBody && { bodyLimit: schemas.mostBody }),
    config: { ...(schemas.writes && { writes: true }), ...(schemas.reads && { reads: true }) },
    // before the body is read: a stranger's body is not worth parsing
    onRequest: [...guards, ...(to.method === 'GET' ? [] : [keyGuard])],
    handler: async (request, reply) => {
      const answer = await answers(request, reply);
      return isRefused(answer) ? sendRefusal(request, reply, answer) : successEnvelope(answer);
    },
  });
}

/** A call anybody may make. */
export function serveAnyone<T extends CallTypes>(
  app: App,
  to: Endpoint<T>,
  schemas: Schemas<T>,
  handler: (call: Call<T>) => Answers<T>,
): void {
  addRoute(app, to, schemas, [], (request, reply) => handler(buildCall(request, reply)));
}

export interface ProgramCall<T extends CallTypes> extends Call<T> {
  readonly program: Program;
}

/** [SF36] A call of a program: 401 without a key of its brand, 403 with one that may not do this. */
export function serveProgram<T extends CallTypes>(
  app: App,
  context: Pick<Context, 'database' | 'now'>,
  to: Endpoint<T>,
  { scope, ...schemas }: Schemas<T> & { readonly scope: KeyScope },
  handler: (call: ProgramCall<T>) => Answers<T>,
): void {
  const guard: Guard = async (request, reply) => {
    const program = await authenticateProgram(context, request, scope);
    if (isRefused(program)) return sendRefusal(request, reply, program);
    request.program = program;
  };
  addRoute(app, to, schemas, [guard], (request, reply) => {
    const { program } = request;
    return program ? handler({ ...buildCall<T>(request, reply), program }) : refuse('NO_IDENTITY');
  });
}

/** A call of a diner: 401 without a valid X-USER-TOKEN. */
export function serveDiner<T extends CallTypes>(
  app: App,
  context: Context,
  to: Endpoint<T>,
  schemas: Schemas<T>,
  handler: (call: DinerCall<T>) => Answers<T>,
): void {
  const guard: Guard = async (request, reply) => {
    request.diner = await authenticateSeenDiner(context, request.headers);
    if (!request.diner) return sendRefusal(request, reply, refuse('NO_IDENTITY'));
  };
  addRoute(app, to, schemas, [guard], (request, reply) => {
    const { diner } = request;
    return diner ? handler({ ...buildCall<T>(request, reply), diner }) : refuse('NO_IDENTITY');
  });
}
