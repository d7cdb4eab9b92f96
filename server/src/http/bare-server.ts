import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from './answer.ts';
import type { Logs } from './log.ts';
import type { garbageAnswer } from './malformed.ts';
import { sendRefusal } from './refusal-reply.ts';

const MOST_BODY = 64 * 1024;

/** How long somebody may take to say what they want, in ms. */
export interface Patience {
  readonly headers: number;
  /** headers and body */
  readonly request: number;
  /** how often is looked who has used it up */
  readonly lookEvery: number;
}

/** A phone in a lift needs seconds; somebody who says nothing holds nothing for long. */
const PATIENCE: Patience = { headers: 10_000, request: 20_000, lookEvery: 2_000 };

type RequestId = (headers: IncomingHttpHeaders) => string;

/** An id for each request: kept from a proxy where it looks like one, else our own; it is in the log and in the answer. */
export function requestIds(): RequestId {
  const boot = Math.random().toString(36).slice(2, 8);
  let counted = 0;
  return (headers) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
    counted += 1;
    return `${boot}-${counted.toString(36)}`;
  };
}

/** Stands in for the outside world. */
export type SandboxRoutes = (request: IncomingMessage, response: ServerResponse) => void;

type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Nothing, but for a demo: the outside world under /sandbox/. */
export function sandboxLane(sandbox: SandboxRoutes | undefined): Lane {
  return (request, response) => {
    if (!sandbox || !/^\/sandbox(\/|$)/.test(request.url ?? '')) return false;
    sandbox(request, response);
    return true;
  };
}

/** Said to Node itself: what Fastify knows of them does not reach a server made by hand. */
const timeoutsOf = ({ headers, request, lookEvery }: Patience) => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: lookEvery,
});

interface BareParts {
  readonly logs: Logs;
  readonly patience?: Patience | undefined;
  readonly requestId: RequestId;
  /** those that write every header themselves */
  readonly lanes: readonly Lane[];
  readonly sandbox: Lane;
  readonly everywhere: Readonly<Record<string, string>>;
  readonly answerGarbage: ReturnType<typeof garbageAnswer>;
}

/** Fastify on a server of Node's own, before anything is served. */
export function bareServer(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  { logs, patience = PATIENCE, requestId, lanes, sandbox, everywhere, answerGarbage }: BareParts,
): FastifyInstance {
  const always = Object.entries(everywhere);
  return fastify({
    serverFactory: (route, options) =>
      createServer({ ...options, ...timeoutsOf(patience) }, (request, response) => {
        if (lanes.some((answer) => answer(request, response))) return;
        // said here, also what answers by itself carries them: Fastify's own refusals, the outside world of a demo
        for (const [name, value] of always) response.setHeader(name, value);
        if (!sandbox(request, response)) route(request, response);
      }),
    loggerInstance: logs.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit: MOST_BODY,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerGarbage,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply, refuse('MALFORMED'));
    },
  }) as unknown as FastifyInstance;
}
