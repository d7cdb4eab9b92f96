import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Feature, House } from '../context.ts';
import type { Database } from '../db/database.ts';
import { openLive } from '../live/live.ts';
import { serveLive } from '../live/live-route.ts';
import { addressLimit } from './address-rate-limit.ts';
import { refuse, type TextsOfLanguages } from './answer.ts';
import { apiKeyCheck } from './api-key.ts';
import { catchFaults, notFoundRefusal } from './error-handler.ts';
import { expressLane } from './express-lane.ts';
import { answerPreflight, isPartOfPage, PART_HEADERS, pageHeaders, setApiHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import { onceOn } from './idempotency.ts';
import type { Logs } from './log.ts';
import { isNotice } from './notice-path.ts';
import { collectOpenApi, serveOpenApi } from './open-api.ts';
import { pageLane } from './page-lane.ts';
import { type Documents, ownTree, sendPage, servePages } from './pages.ts';
import { sendRefusal } from './refusal-reply.ts';
import { rememberPaths } from './served-paths.ts';
import { parseStrictJson } from './strict-json.ts';
import { compileSchema } from './validate.ts';

const MOST_BODY = 256 * 1024;
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 20_000;

export interface ServerParts {
  readonly config: Config;
  readonly database: Database;
  readonly logs: Logs;
  readonly refusalTexts: TextsOfLanguages;
  readonly features: readonly Feature[];
  /** the writer of an order's status, with everything that follows from one */
  readonly changeStatus: House['changeStatus'];
  readonly documents: Documents;
  /** where the built apps and pictures lie; our own tree unless a test brings another */
  readonly tree?: string;
  /** stands in for the outside world under /sandbox/; in demo only */
  readonly sandbox?: (request: IncomingMessage, response: ServerResponse) => void;
  /** epoch ms; the clock of every decision */
  readonly now?: () => number;
}

const boot = Math.random().toString(36).slice(2, 8);
let counted = 0;

/** Kept from a proxy where it looks like an id, else our own; it is in the log and in the answer. */
function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  counted += 1;
  return `${boot}-${counted.toString(36)}`;
}

/** What is not even HTTP: nobody reads the answer but a developer, so it is short and has one language. */
function answerGarbage(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const message = 'The request is not well formed.';
  const body = JSON.stringify({
    error: 1,
    code: 'MALFORMED',
    message,
    error_message: message,
    data: { message },
  });
  const status =
    fault.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`);
}

type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Nothing, but for a demo: the outside world under /sandbox/. */
function sandboxLane({ sandbox }: ServerParts): Lane {
  return (request, response) => {
    if (!sandbox || !/^\/sandbox(\/|$)/.test(request.url ?? '')) return false;
    sandbox(request, response);
    return true;
  };
}

function bareServer({ config, logs }: ServerParts, lanes: readonly Lane[]): FastifyInstance {
  return fastify({
    serverFactory: (route, options) =>
      createServer(options, (request, response) => {
        if (!lanes.some((answer) => answer(request, response))) route(request, response);
      }),
    loggerInstance: logs.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit: MOST_BODY,
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerGarbage,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply, refuse('MALFORMED'));
    },
  }) as unknown as FastifyInstance;
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      // a compressed body could unfold to anything
      if (request.headers['content-encoding'])
        throw Object.assign(new Error('compressed'), { statusCode: 415 });
      return parseStrictJson(body);
    },
  );
}

type Allows = ReturnType<typeof addressLimit>;
type HasKey = ReturnType<typeof apiKeyCheck>;

/** First of all for every request: how often, from where, and what every answer carries. */
function guardEntrance(app: FastifyInstance, { config }: ServerParts, allows: Allows, hasKey: HasKey): void {
  const forPages = Object.entries(pageHeaders(config));
  const forParts = Object.entries(PART_HEADERS);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/v1/')) {
      for (const [name, value] of isPartOfPage(request.url) ? forParts : forPages) reply.header(name, value);
      return done();
    }
    setApiHeaders(request, reply);
    if (request.method === 'OPTIONS') return void answerPreflight(request, reply);
    const change = request.method !== 'GET' && request.method !== 'HEAD';
    // gateways call from few addresses
    if (!isNotice(request.url) && !allows(request.ip, change))
      return void sendRefusal(request, reply, refuse('TOO_OFTEN'));
    if (!hasKey(request)) return void sendRefusal(request, reply, refuse('API_KEY_MISSING'));
    // U+0000 would be stored by one engine and refused by the other
    if (request.url.includes('%00')) return void sendRefusal(request, reply, refuse('MALFORMED'));
    done();
  });
}

function logAnswers(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.info({
      req: request.id,
      // the pattern, never the address: addresses hold hashes and phones
      route: `${request.method} ${request.routeOptions.url ?? '-'}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.refusedWith && { refused: request.refusedWith }),
    });
    done();
  });
}

function answerTheRest(
  app: FastifyInstance,
  methodsOf: (path: string) => string[],
  { documentFor }: Documents,
) {
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const page = request.method === 'GET' && !path.startsWith('/v1/') ? await documentFor(request) : null;
    return page ? sendPage(request, reply, page) : notFoundRefusal(methodsOf(path), request, reply);
  });
}

/** The whole server, ready to listen or to be asked directly; closing it closes streams, not the database. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, logs, refusalTexts, features, documents, changeStatus, now = Date.now } = parts;
  const allows = addressLimit(config.addressLimit, now);
  const hasKey = apiKeyCheck(config.apiKey);
  const behindProxy = config.trustedProxies.length > 0;
  const lane = expressLane({ allows, hasKey, requestId, log: logs.answerLog, behindProxy });
  const pages = pageLane({
    ready: documents.ready,
    headers: pageHeaders(config),
    requestId,
    log: logs.answerLog,
  });
  const app = bareServer(parts, [lane.answer, pages, sandboxLane(parts)]);
  app.decorate('refusalTexts', refusalTexts);
  app.decorateRequest('language', null);
  app.decorateRequest('diner', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('refusedWith', null);
  app.setValidatorCompiler(compileSchema);
  app.setSerializerCompiler(() => JSON.stringify);
  const methodsOf = rememberPaths(app);
  readBodies(app);
  guardEntrance(app, parts, allows, hasKey);
  logAnswers(app, logs.answerLog);
  catchFaults(app, database, logs.log);
  await collectOpenApi(app, config);

  const house: House = {
    config,
    database,
    live: openLive(),
    once: onceOn(database),
    now,
    log: logs.log,
    changeStatus,
    lane,
  };
  serveHealth(app, database);
  serveLive(app, house);
  for (const feature of features) feature(app, house);
  serveOpenApi(app);
  await servePages(app, parts.tree ?? ownTree, config.dataFolder);
  answerTheRest(app, methodsOf, documents);
  await app.ready();
  return app;
}
