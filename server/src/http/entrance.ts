import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from './answer.ts';
import { apiPath } from './api-path.ts';
import type { apiKeyCheck } from './caller/api-key.ts';
import { isKnownCaller } from './caller/known-callers.ts';
import { networkOf } from './caller/network.ts';
import {
  answerPreflight,
  isPartOfPage,
  PART_HEADERS,
  PICTURE_HEADERS,
  pageHeaders,
  setApiHeaders,
} from './headers.ts';
import { isNotice } from './notice-path.ts';
import { sendRefusal } from './refusal-reply.ts';

/** Served out of one of the folders of pictures. */
const isPicture = ({ routeOptions }: FastifyRequest) => /^\/static\/.*\*$/.test(routeOptions.url ?? '');

/** [LI1] Whether a request changes something: by its method, or as its route says. */
const isChange = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' ? config?.writes === true : config?.reads !== true;

/** [LI2] Whether somebody whose address has sent all it may is known by more than that. */
async function mayStillEnter(context: Context, request: FastifyRequest, change: boolean): Promise<boolean> {
  const { readsOfAddress, knownOfAddress } = context.rateLimits;
  const network = networkOf(request.ip);
  const withinReads = change && readsOfAddress.take(network);
  // looking up callers whom nobody knows has a limit, too
  if (!withinReads && !knownOfAddress.take(network)) return false;
  return isKnownCaller(context, request.headers, { change, withinReads });
}

type HasKey = ReturnType<typeof apiKeyCheck>;

/** First of all for every request: how often, from where, and what every answer carries. */
export function guardEntrance(app: FastifyInstance, context: Context, hasKey: HasKey): void {
  const { readsOfAddress, changesOfAddress } = context.rateLimits;
  const forPages = Object.entries(pageHeaders(context.config));
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
    const enter = () => {
      if (!hasKey(path, request.headers)) return void sendRefusal(request, reply, refuse('API_KEY_MISSING'));
      // U+0000 would be stored by one engine and refused by the other
      if (request.url.includes('%00')) return void sendRefusal(request, reply, refuse('MALFORMED'));
      done();
    };
    const change = isChange(request);
    const limit = change ? changesOfAddress : readsOfAddress;
    // gateways call from few addresses
    if (isNotice(path) || limit.take(networkOf(request.ip))) return enter();
    const turnAway = () => void sendRefusal(request, reply, refuse('TOO_OFTEN'));
    mayStillEnter(context, request, change).then((may) => (may ? enter() : turnAway()), done);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a GET that changes something all the same, kept for older clients */
    writes?: true;
    /** a POST that changes nothing: what it asks for is nothing for an address */
    reads?: true;
  }
}
