import { parse } from 'node:querystring';
import type { CallTypes, Endpoint } from '@mam/contract/http/endpoint.ts';
import { PlaceQuery } from '@mam/contract/http/fields.schema.ts';
import { LRUCache } from 'lru-cache';
import Type, { type TSchema } from 'typebox';
import type { AnswerCache, Made } from '../../cache/answer-cache.ts';
import type { App } from '../../context.ts';
import type { apiKeyCheck } from '../caller/api-key.ts';
import { unauthenticatedHeaders } from '../headers.ts';
import { splitAddress } from '../split-address.ts';
import { type CachedAnswer, JSON_ANSWER, sendCached } from './cached-answer.ts';
import type { FindReady } from './ready-lane.ts';

interface CachedSchemas {
  /** the envelope's data, for OpenAPI */
  readonly answer: TSchema;
  /** the data answered when there is nothing */
  readonly otherwise?: unknown;
}

/** An address as it came: every value text, or a list when it was given twice. */
export type RawQuery = Readonly<Record<string, unknown>>;

/** Where an answer lies, and how it is made. */
interface CachedCall {
  readonly cache: AnswerCache;
  readonly key: string;
  /** the version of the rows behind it at this moment; null = there is nothing */
  readonly version: () => Promise<string | null>;
  readonly make: () => Promise<Made | null>;
  /** the version is asked each time, not only when the address says latest=true */
  readonly alwaysLatest?: boolean;
}

/** Reads the few words of an address itself and takes nothing it does not know; null = there can be nothing. */
type ReadAddress = (query: RawQuery) => CachedCall | null;

/** latest=true asks for what is in the database at this moment. */
const wantsLatest = ({ alwaysLatest }: CachedCall, query: RawQuery) =>
  alwaysLatest || query.latest === 'true';

function findCached(
  readAddress: ReadAddress,
  query: RawQuery,
): CachedAnswer | Promise<CachedAnswer | null> | null {
  const call = readAddress(query);
  if (!call) return null;
  const { cache, key, version, make } = call;
  return wantsLatest(call, query) ? cache.latest(key, version, make) : cache.get(key, make);
}

/** Serves a reading call from memory. No schema runs and no envelope is built. */
export function serveCached<T extends CallTypes>(
  app: App,
  to: Endpoint<T>,
  { answer, otherwise }: CachedSchemas,
  readAddress: ReadAddress,
): void {
  const nothing = { error: 0, message: '', data: otherwise };
  app.cachedCalls.set(to.path, readAddress);
  app.route({
    method: 'GET',
    url: to.path,
    schema: {
      querystring: PlaceQuery,
      response: {
        200: Type.Object({ error: Type.Literal(0), message: Type.String(), data: answer }),
      },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const found = await findCached(readAddress, request.query as RawQuery);
      return found
        ? sendCached(request, reply, found)
        : reply.header('cache-control', 'no-cache').send(nothing);
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** by path, for the ready lane */
    readonly cachedCalls: Map<string, ReadAddress>;
  }
}

interface ReadyCallsParts {
  readonly cachedCalls: App['cachedCalls'];
  readonly hasKey: ReturnType<typeof apiKeyCheck>;
}

/** Which cached call an address asks for. */
interface CachedRequest {
  readonly path: string;
  readonly call: CachedCall;
}

/** Addresses whose reading is kept: phones that look after their menu send the same one over and over. */
const KEPT_ADDRESSES = 500;
/** and none longer than what the apps send, in characters */
const LONGEST_KEPT = 200;

/** null = the router's: an address spelled oddly, one that asks for nothing we know, or for what is in the database now. */
function askedBy(cachedCalls: App['cachedCalls'], url: string): CachedRequest | null {
  const [path, text] = splitAddress(url);
  const readAddress = cachedCalls.get(path);
  if (!readAddress || /[%+]/.test(text)) return null;
  const query = parse(text);
  const call = readAddress(query);
  return call && !wantsLatest(call, query) ? { path, call } : null;
}

/**
 * Cached calls that are ready, for the ready lane. An address that is spelled oddly and a program without its key
 * are left to the router. [LI4] Nobody is counted: it is one answer for all, like a page, and costs less than counting more.
 */
export function readyCalls({ cachedCalls, hasKey }: ReadyCallsParts): FindReady {
  const kept = new LRUCache<string, CachedRequest>({ max: KEPT_ADDRESSES });
  const asked = (url: string): CachedRequest | null => {
    const known = kept.get(url);
    if (known) return known;
    const read = askedBy(cachedCalls, url);
    if (read && url.length <= LONGEST_KEPT) kept.set(url, read);
    return read;
  };
  return (request) => {
    const found = asked(request.url ?? '');
    if (!found || !hasKey(found.path, request.headers)) return null;
    const answer = found.call.cache.ready(found.call.key);
    if (!answer) return null;
    return { answer, kind: JSON_ANSWER, headers: unauthenticatedHeaders, route: `GET ${found.path}` };
  };
}
