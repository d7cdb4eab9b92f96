import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { App, Context, Feature } from '../context.ts';
import { serveHealth } from '../health/health-routes.ts';
import type { Readiness } from '../health/readiness.ts';
import { serveLive } from '../live/live-route.ts';
import type { AnsweredRequest } from '../metrics/counted-requests.ts';
import { bareServer, type Patience, requestIds, type SandboxRoutes, sandboxLane } from './bare-server.ts';
import { type FindReady, readyLane } from './cached/ready-lane.ts';
import { readyCalls } from './cached/serve-cached.ts';
import { apiKeyCheck } from './caller/api-key.ts';
import { SAMPLE_GUESTS } from './caller/network.ts';
import { sayUntoldProxy } from './caller/untold-proxy.ts';
import { guardEntrance } from './entrance.ts';
import { catchFaults, notFoundRefusal } from './error-handler.ts';
import { everywhereHeaders, pageHeaders } from './headers.ts';
import type { Logs } from './log.ts';
import { garbageAnswer, refuseTwoHosts } from './malformed.ts';
import { collectOpenApi, serveOpenApi } from './open-api.ts';
import { type Documents, ownTree, readyPages, sendPage, servePages } from './pages.ts';
import { rememberPaths } from './served-paths.ts';
import { parseStrictJson } from './strict-json.ts';
import { compileSchema } from './validate.ts';

/** The parts of a server besides the context. */
export interface ServerParts {
  readonly logs: Logs;
  readonly features: readonly Feature[];
  readonly documents: Documents;
  readonly readiness: Readiness;
  /** told of every answer; absent = nobody counts them */
  readonly answered?: AnsweredRequest | undefined;
  /** where the built apps and pictures lie; our own tree unless a test brings another */
  readonly tree?: string;
  /** the product's own unless a test has less */
  readonly patience?: Patience;
  /** stands in for the outside world under /sandbox/; in demo only */
  readonly sandbox?: SandboxRoutes;
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

interface AnswerLog {
  readonly log: Logger;
  readonly mode: Context['config']['mode'];
  readonly answered: AnsweredRequest | undefined;
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
  const calls = readyCalls({ cachedCalls, hasKey });
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
  app.decorateRequest('program', null);
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
