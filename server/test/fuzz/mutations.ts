import {
  isObject,
  pathsOf,
  pickField,
  pickObject,
  valueAt,
  withField,
  without,
  withText,
} from './body-edits.ts';
import type { Brand } from './brands.ts';
import type { Chance } from './chance.ts';
import { endsSession } from './operation-kinds.ts';
import type { State } from './order-states.ts';
import { orderIn } from './orders.ts';
import type { Request } from './request.ts';
import { signed } from './requests/notice-requests.ts';
import { HEADERS, OWNED, OWNED_VALUES, RAW_VALUES, STRANGE } from './strange-values.ts';
import { STORES, type World } from './world.ts';

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text?: string;
  /** sent once before, with this text: the second is what is judged */
  readonly before?: string;
}

type Draft = { -readonly [Name in keyof Request]: Request[Name] };

/** The address as an app writes it. */
function addressOf({ path, params, query }: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The request as it is. */
export function buildSent(request: Request): Sent {
  const { method, headers, body } = request;
  const address = addressOf(request);
  if (body === undefined) return { method, address, headers };
  const text = JSON.stringify(body);
  return { method, address, headers: { 'content-type': 'application/json', ...headers }, text };
}

interface Ground {
  readonly world: World;
  readonly chance: Chance;
}

type Mutation = (request: Request, ground: Ground) => Promise<Sent | null> | Sent | null;

/** A mutation of the body's text. */
const ofBody =
  (change: (body: unknown, chance: Chance) => string): Mutation =>
  (request, { chance }) => ({ ...buildSent(request), text: change(request.body, chance) });

const inQuery =
  (change: (query: URLSearchParams, chance: Chance) => string): Mutation =>
  (request, { chance }) => {
    const sent = buildSent(request);
    const [path, search = ''] = sent.address.split('?', 2);
    return { ...sent, address: `${path}?${change(new URLSearchParams(search), chance)}` };
  };

const withHeaders = (request: Request, headers: Readonly<Record<string, string>>): Sent => {
  const sent = buildSent(request);
  return { ...sent, headers: { ...sent.headers, ...headers } };
};

/** The request by another caller; the proofs of its first one are gone. */
function askedBy(request: Request, headers: Readonly<Record<string, string>>): Sent {
  const sent = buildSent(request);
  const { 'x-user-token': _token, cookie: _cookie, origin: _origin, ...rest } = sent.headers;
  return { ...sent, headers: { ...rest, ...headers } };
}

const otherBrand = (brand: Brand): Brand => (brand === 'BEPNHA' ? 'SPREE' : 'BEPNHA');

/** The same question about what belongs to others. */
async function aboutForeign(request: Request, { world, chance }: Ground): Promise<Sent | null> {
  const draft: Draft = { ...request };
  if (request.order) {
    const state = chance.pick<State>(['placed', 'unpaid', 'paid']);
    const foreign = await orderIn(world, otherBrand(request.order.brand), state);
    if ('order_hash' in request.params) draft.params = { order_hash: foreign.hash };
    else if ('code' in request.params) draft.params = { code: foreign.code };
    else draft.query = { ...request.query, order_hash: foreign.hash };
    return buildSent(draft);
  }
  const store = chance.pick([...STORES.BEPNHA, ...STORES.SPREE, 999]);
  for (const name of ['store', 'pos_id', 'store_id'])
    if (name in request.query) return buildSent({ ...request, query: { ...request.query, [name]: store } });
    else if (isObject(request.body) && name in (request.body as object))
      return buildSent({ ...request, body: { ...(request.body as object), [name]: store } });
  return null;
}

const OF_BODIES: Readonly<Record<string, Mutation>> = {
  'another value': ofBody((body, chance) => withText(body, pickField(body, chance), chance.pick(STRANGE))),
  'another number': ofBody((body, chance) => {
    const numbers = pathsOf(body).filter((path) => typeof valueAt(body, path) === 'number');
    const path = numbers.length > 0 ? chance.pick(numbers) : pickField(body, chance);
    return withText(body, path, chance.pick(['0.5', '-1', '0', '1e400', '9007199254740992']));
  }),
  'another body': ofBody((_, chance) => chance.pick(STRANGE)),
  'a missing field': ofBody((body, chance) => JSON.stringify(without(body, pickField(body, chance)))),
  'a field the server owns': ofBody((body, chance) =>
    withField(body, pickObject(body, chance), chance.pick(OWNED), chance.pick(OWNED_VALUES)),
  ),
  'an array around': ofBody((body, chance) => {
    const path = pickField(body, chance);
    return withText(body, path, JSON.stringify([valueAt(body, path)]));
  }),
  'an object around': ofBody((body, chance) => {
    const path = pickField(body, chance);
    return withText(body, path, JSON.stringify({ value: valueAt(body, path) }));
  }),
  'a list made long': ofBody((body, chance) => {
    const lists = pathsOf(body).filter((path) => Array.isArray(valueAt(body, path)));
    if (lists.length === 0) return `[${JSON.stringify(body)}]`;
    const path = chance.pick(lists);
    const [first = 1] = valueAt(body, path) as unknown[];
    return withText(
      body,
      path,
      JSON.stringify(Array.from({ length: chance.pick([2, 31, 201]) }, () => first)),
    );
  }),
  'a key twice': ofBody((body, chance) => {
    const path = pickObject(body, chance);
    const names = Object.keys(valueAt(body, path) as object);
    return withField(body, path, names.length > 0 ? chance.pick(names) : 'x', chance.pick(OWNED_VALUES));
  }),
  'a prototype': ofBody((body, chance) =>
    withField(
      body,
      pickObject(body, chance),
      chance.pick(['__proto__', 'constructor', 'prototype']),
      '{"role":"owner"}',
    ),
  ),
  'half a text': ofBody((body, chance) => {
    const text = JSON.stringify(body);
    return text.slice(0, chance.below(text.length));
  }),
  'no body': (request) => {
    const { text: _, ...sent } = buildSent(request);
    return sent;
  },
  'another version': ofBody((body, chance) => {
    const { version } = body as { version?: number };
    return JSON.stringify({ ...(body as object), version: (version ?? 0) + chance.pick([-1, 1, 1000]) });
  }),
  'signed and strange': (request, { chance }) => {
    if (!request.path.includes('/notice/bank')) return null;
    const { data } = request.body as { data: Record<string, unknown> };
    const value = chance.pick([
      null,
      0,
      -1,
      0.5,
      2 ** 53,
      true,
      '',
      'x'.repeat(10_240),
      '\0',
      '\ud800',
      '1000',
    ]);
    return buildSent({ ...request, body: signed({ ...data, [chance.pick(Object.keys(data))]: value }) });
  },
  'a key used before': (request, { chance }) => {
    const sent = withHeaders(request, { 'idempotency-key': 'once' });
    const text = JSON.stringify(without(request.body, pickField(request.body, chance)));
    return { ...sent, before: sent.text ?? '', text };
  },
};

const OF_ALL: Readonly<Record<string, Mutation>> = {
  'a body where none belongs': (request) =>
    request.body === undefined && request.method !== 'GET'
      ? {
          ...buildSent(request),
          headers: { ...request.headers, 'content-type': 'application/json' },
          text: '{"brand":"SPREE"}',
        }
      : null,
  'another value in the query': inQuery((query, chance) => {
    const names = [...query.keys()];
    const name = names.length > 0 ? chance.pick(names) : chance.pick(OWNED);
    query.delete(name);
    return `${query}&${name}=${chance.pick(RAW_VALUES)}`;
  }),
  'twice in the query': inQuery((query, chance) => {
    const names = [...query.keys(), ...OWNED];
    const name = chance.pick(names);
    return `${query}&${name}=${chance.pick(RAW_VALUES)}&${name}[]=${chance.pick(RAW_VALUES)}`;
  }),
  'missing in the query': inQuery((query, chance) => {
    const names = [...query.keys()];
    if (names.length > 0) query.delete(chance.pick(names));
    return String(query);
  }),
  'another path': (request, { chance }) => {
    const names = Object.keys(request.params);
    if (names.length === 0) return null;
    const raw = chance.pick([...RAW_VALUES, `${Object.values(request.params)[0]}x`]);
    const path = request.path.replace(`{${names[0]}}`, raw || '%20');
    return { ...buildSent(request), address: addressOf({ ...request, path }) };
  },
  'another method': (request, { chance }) => {
    const method = chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
    const { text, ...sent } = { ...buildSent(request), method };
    return method === 'GET' || method === 'HEAD' || text === undefined ? sent : { ...sent, text };
  },
  'other headers': (request, { chance }) => withHeaders(request, chance.pick(HEADERS)),
  nobody: (request) => askedBy(request, {}),
  'another diner': (request, { world }) => askedBy(request, world.stranger),
  'other staff': (request, { world, chance }) => {
    const { BEPNHA, SPREE } = world.staff;
    if (endsSession(request.path)) return null;
    return askedBy(request, chance.pick([BEPNHA.cook, BEPNHA.elsewhere, SPREE.manager, SPREE.owner]));
  },
  'of another brand': aboutForeign,
};

/** The request with exactly one thing wrong; its name tells what. */
export async function mutated(request: Request, ground: Ground): Promise<{ name: string; sent: Sent }> {
  for (;;) {
    const ofBody = request.body !== undefined && !ground.chance.oneIn(4);
    const from = ofBody ? OF_BODIES : OF_ALL;
    const name = ground.chance.pick(Object.keys(from));
    const sent = await from[name]?.(request, ground);
    if (sent) return { name, sent };
  }
}
