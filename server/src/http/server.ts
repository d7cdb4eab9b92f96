import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { App, Context, Feature } from '../context.ts';
import { serveHealth } from '../health/health-routes.ts';
import type { Readiness } from '../health/readiness.ts';
import { serveLive } from '../live/live-route.ts';
import type { Answered } from '../metrics/counted-requests.ts';
import { refuse } from './answer.ts';
import { apiPath } from './api-path.ts';
import { bareServer, type Patience, requestIds, type Sandbox, sandboxLane } from './bare-server.ts';
import { apiKeyCheck } from './caller/api-key.ts';
import { callerAddress, networkOf, SAMPLE_GUESTS } from './caller/network.ts';
import { cookieOf, dinerOf, staffOf } from './caller/principal.ts';
import { isSeated } from './caller/seated.ts';
import { sayUntoldProxy } from './caller/untold-proxy.ts';
import { catchFaults, notFoundRefusal } from './error-handler.ts';
import {
  answerPreflight,
  everywhereHeaders,
  isPartOfPage,
  PART_HEADERS,
  PICTURE_HEADERS,
  pageHeaders,
  setApiHeaders,
} from './headers.ts';
import type { Logs } from './log.ts';
import { garbageAnswer, refuseTwoHosts } from './malformed.ts';
import { isNotice } from './notice-path.ts';
import { collectOpenApi, serveOpenApi } from './open-api.ts';
import { type Documents, ownTree, readyPages, sendPage, servePages } from './pages.ts';
import { type FindReady, readyLane } from './ready-lane.ts';
import { sendRefusal } from './refusal-reply.ts';
import { readyCalls } from './serve-cached.ts';
import { rememberPaths } from './served-paths.ts';
import { parseStrictJson } from './strict-json.ts';
import { compileSchema } from './validate.ts';

/** What a server is built of besides the context. */
export interface ServerParts {
  readonly logs: Logs;
  readonly features: readonly Feature[];
  readonly documents: Documents;
  readonly readiness: Readiness;
  /** told of every answer; absent = nobody counts them */
  readonly answered?: Answered | undefined;
  /** where the built apps and pictures lie; our own tree unless a test brings another */
  readonly tree?: string;
  /** the product's own unless a test has less */
  readonly patience?: Patience;
  /** stands in for the outside world under /sandbox/; in demo only */
  readonly sandbox?: Sandbox;
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

/** Served out of one of the folders of pictures. */
const isPicture = ({ routeOptions }: FastifyRequest) => /^\/static\/.*\*$/.test(routeOptions.url ?? '');

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
      if (isPicture(request)) reply.headers(PICTURE_HEADERS);
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

interface AnswerLog {
  readonly log: Logger;
  readonly mode: Context['config']['mode'];
  readonly answered: Answered | undefined;
}

function logAnswers(app: FastifyInstance, { log, mode, answered }: AnswerLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    // the pattern, never the address: addresses hold hashes and phones
    const route = `${request.method} ${request.routeOptions.url ?? '-'}`;
    answered?.(route, reply.statusCode, reply.elapsedTime);
    // sixty lines of what a demo does by itself would bury where to look at it
    const level = mode === 'demo' && request.ip === SAMPLE_GUESTS ? 'debug' : 'info';
    log[level]({
      req: request.id,
      route,
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
  const { logs, features, documents, answered } = parts;
  const requestId = requestIds();
  const hasKey = apiKeyCheck(config.apiKey);
  const cachedCalls: App['cachedCalls'] = new Map();
  const addressOf = callerAddress(config.trustedProxies);
  const calls = readyCalls({ cachedCalls, hasKey, limit: context.rateLimits.readsOfAddress, addressOf });
  const pages = readyPages(documents, pageHeaders(config));
  const find: FindReady = (request) => (request.url?.startsWith('/v1/') ? calls : pages)(request);
  const everywhere = everywhereHeaders(config);
  const answerGarbage = garbageAnswer(everywhere);
  const ready = readyLane({ find, requestId, log: logs.answerLog, everywhere, answered });
  const app = bareServer(config, {
    logs,
    patience: parts.patience,
    requestId,
    lanes: [refuseTwoHosts(answerGarbage), ready],
    sandbox: sandboxLane(parts.sandbox),
    everywhere,
    answerGarbage,
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
  logAnswers(app, { log: logs.answerLog, mode: config.mode, answered });
  catchFaults(app, database, logs.log);
  await collectOpenApi(app, config);

  serveHealth(app, parts.readiness);
  serveLive(app, context);
  for (const feature of features) feature(app, context);
  serveOpenApi(app);
  await servePages(app, parts.tree ?? ownTree, config.dataFolder);
  answerTheRest(app, methodsOf, documents);
  await app.ready();
  return app;
}
