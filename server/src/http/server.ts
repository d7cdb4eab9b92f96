import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { App, Context, Feature } from '../context.ts';
import { serveLive } from '../live/live-route.ts';
import { refuse } from './answer.ts';
import { apiPath } from './api-path.ts';
import { apiKeyCheck } from './caller/api-key.ts';
import { callerAddress, networkOf, SAMPLE_GUESTS } from './caller/network.ts';
import { cookieOf, dinerOf, staffOf } from './caller/principal.ts';
import { isSeated } from './caller/seated.ts';
import { sayUntoldProxy } from './caller/untold-proxy.ts';
import { catchFaults, notFoundRefusal } from './error-handler.ts';
import { answerPreflight, isPartOfPage, PART_HEADERS, pageHeaders, setApiHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import type { Logs } from './log.ts';
import { answerGarbage, refuseTwoHosts } from './malformed.ts';
import { isNotice } from './notice-path.ts';
import { collectOpenApi, serveOpenApi } from './open-api.ts';
import { type Documents, ownTree, readyPages, sendPage, servePages } from './pages.ts';
import { type FindReady, readyLane } from './ready-lane.ts';
import { sendRefusal } from './refusal-reply.ts';
import { readyCalls } from './serve-cached.ts';
import { rememberPaths } from './served-paths.ts';
import { parseStrictJson } from './strict-json.ts';
import { compileSchema } from './validate.ts';

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

/** What a server is built of besides the context. */
export interface ServerParts {
  readonly logs: Logs;
  readonly features: readonly Feature[];
  readonly documents: Documents;
  /** where the built apps and pictures lie; our own tree unless a test brings another */
  readonly tree?: string;
  /** the product's own unless a test has less */
  readonly patience?: Patience;
  /** stands in for the outside world under /sandbox/; in demo only */
  readonly sandbox?: (request: IncomingMessage, response: ServerResponse) => void;
}

type RequestId = (headers: IncomingHttpHeaders) => string;

/** An id for each request: kept from a proxy where it looks like one, else our own; it is in the log and in the answer. */
function requestIds(): RequestId {
  const boot = Math.random().toString(36).slice(2, 8);
  let counted = 0;
  return (headers) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
    counted += 1;
    return `${boot}-${counted.toString(36)}`;
  };
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

/** Said to Node itself: what Fastify knows of them does not reach a server made by hand. */
const timeoutsOf = ({ headers, request, lookEvery }: Patience) => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: lookEvery,
});

function bareServer(
  { config }: Context,
  {
    logs,
    patience = PATIENCE,
    requestId,
    lanes,
  }: Pick<ServerParts, 'logs' | 'patience'> & { requestId: RequestId; lanes: readonly Lane[] },
): FastifyInstance {
  return fastify({
    serverFactory: (route, options) =>
      createServer({ ...options, ...timeoutsOf(patience) }, (request, response) => {
        if (!lanes.some((answer) => answer(request, response))) route(request, response);
      }),
    loggerInstance: logs.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit: MOST_BODY,
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

type HasKey = ReturnType<typeof apiKeyCheck>;

/** First of all for every request: how often, from where, and what every answer carries. */
function guardEntrance(app: FastifyInstance, context: Context, hasKey: HasKey): void {
  const { config, rateLimits } = context;
  const { readsOfAddress, changesOfAddress } = rateLimits;
  const forPages = Object.entries(pageHeaders(config));
  const forParts = Object.entries(PART_HEADERS);
  app.addHook('onRequest', (request, reply, done) => {
    const path = apiPath(request);
    if (path === null) {
      for (const [name, value] of isPartOfPage(request.url) ? forParts : forPages) reply.header(name, value);
      return done();
    }
    setApiHeaders(path, request, reply);
    if (request.method === 'OPTIONS') return void answerPreflight(path, reply);
    const change = request.method !== 'GET' && request.method !== 'HEAD';
    // gateways call from few addresses
    const limit = change ? changesOfAddress : readsOfAddress;
    const enter = () => {
      if (!hasKey(path, request.headers)) return void sendRefusal(request, reply, refuse('API_KEY_MISSING'));
      // U+0000 would be stored by one engine and refused by the other
      if (request.url.includes('%00')) return void sendRefusal(request, reply, refuse('MALFORMED'));
      done();
    };
    if (isNotice(path) || limit.take(networkOf(request.ip))) return enter();
    const turnAway = () => void sendRefusal(request, reply, refuse('TOO_OFTEN'));
    mayStillEnter(context, request, change).then((may) => (may ? enter() : turnAway()), done);
  });
}

/**
 * An office that orders together sends more changes than one address is let: a diner who is known is counted by
 * themselves then, within what the address may read. Whoever invents tokens is as many as before. [TB80] A guest of a
 * sitting is counted by themselves in any case: a dining room shares one address, and has scanned what stands on its tables;
 * so are the staff who work there.
 */
async function mayStillEnter(context: Context, request: FastifyRequest, change: boolean): Promise<boolean> {
  const { database, config, rateLimits, now } = context;
  const network = networkOf(request.ip);
  const withinReads = change && rateLimits.readsOfAddress.take(network);
  // what is looked up for nothing has an end, too
  if (!withinReads && !rateLimits.knownOfAddress.take(network)) return false;
  if (cookieOf(request.headers, 'session', config) !== null) {
    const staff = await staffOf(context, request.headers);
    if (staff) return rateLimits.requestsOfStaff.take(staff.id);
  }
  const diner = await dinerOf(database.read, request.headers);
  if (!diner) return false;
  if (!withinReads && !(await isSeated(database.read, diner.uid, now()))) return false;
  return (change ? rateLimits.changesOfDiner : rateLimits.readsOfGuest).take(diner.uid);
}

function logAnswers(app: FastifyInstance, log: Logger, { mode }: Context['config']): void {
  app.addHook('onResponse', (request, reply, done) => {
    // sixty lines of what a demo does by itself would bury where to look at it
    const level = mode === 'demo' && request.ip === SAMPLE_GUESTS ? 'debug' : 'info';
    log[level]({
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

/** The HTTP server of a context; closing it closes streams, not the database. */
export async function buildServer(context: Context, parts: ServerParts): Promise<FastifyInstance> {
  const { config, database } = context;
  const { logs, features, documents } = parts;
  const requestId = requestIds();
  const hasKey = apiKeyCheck(config.apiKey);
  const cachedCalls: App['cachedCalls'] = new Map();
  const addressOf = callerAddress(config.trustedProxies);
  const calls = readyCalls({ cachedCalls, hasKey, limit: context.rateLimits.readsOfAddress, addressOf });
  const pages = readyPages(documents, pageHeaders(config));
  const find: FindReady = (request) => (request.url?.startsWith('/v1/') ? calls : pages)(request);
  const ready = readyLane({ find, requestId, log: logs.answerLog });
  const app = bareServer(context, {
    ...parts,
    requestId,
    lanes: [refuseTwoHosts, ready, sandboxLane(parts)],
  });
  app.decorate('cachedCalls', cachedCalls);
  app.decorateRequest('language', null);
  app.decorateRequest('diner', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('refusedWith', null);
  app.setValidatorCompiler(compileSchema);
  app.setSerializerCompiler(() => JSON.stringify);
  const methodsOf = rememberPaths(app);
  readBodies(app);
  sayUntoldProxy(app, context);
  guardEntrance(app, context, hasKey);
  logAnswers(app, logs.answerLog, config);
  catchFaults(app, database, logs.log);
  await collectOpenApi(app, config);

  serveHealth(app, database);
  serveLive(app, context);
  for (const feature of features) feature(app, context);
  serveOpenApi(app);
  await servePages(app, parts.tree ?? ownTree, config.dataFolder);
  answerTheRest(app, methodsOf, documents);
  await app.ready();
  return app;
}
