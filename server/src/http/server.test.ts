import { connect } from 'node:net';
import { endpoint } from '@mam/contract/http/endpoint.ts';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { holdLock } from '../../test/engines.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import type { Feature } from '../context.ts';
import { appendEvent } from '../db/events.ts';
import { ok, refuse } from './answer.ts';
import { serveAnyone, serveDiner } from './serve.ts';

interface Portion {
  quantity: number;
  note?: string;
}

const weigh = endpoint<{ body: Portion; answer: Portion }>({
  method: 'POST',
  path: '/v1/weigh',
  auth: 'none',
});
const look = endpoint<{ query: { page: number }; answer: { page: number } }>({
  method: 'GET',
  path: '/v1/look',
  auth: 'none',
});
const own = endpoint<{ params: { id: string }; answer: { uid: string } }>({
  method: 'GET',
  path: '/v1/own/{id}',
  auth: 'diner',
});
const refused = endpoint<{ answer: null; refuses: readonly ['SOLD_OUT'] }>({
  method: 'POST',
  path: '/v1/refused',
  auth: 'none',
});
const broken = endpoint<{ answer: null }>({ method: 'GET', path: '/v1/broken', auth: 'none' });
const ring = endpoint<{ answer: null }>({ method: 'POST', path: '/v1/ring', auth: 'none' });
const german = endpoint<{ answer: null }>({ method: 'GET', path: '/v1/german', auth: 'none' });

const portion = Type.Object({
  quantity: Type.Integer({ minimum: 1, maximum: 999 }),
  note: Type.Optional(Type.String({ maxLength: 200_000 })),
});

const feature: Feature = (app, context) => {
  serveAnyone(app, weigh, { body: portion, answer: portion }, ({ body }) => ok(body, 'weighed'));
  serveAnyone(app, look, { query: Type.Object({ page: Type.Integer({ minimum: 0 }) }) }, ({ query }) =>
    ok(query),
  );
  serveDiner(app, context, own, {}, ({ diner }) => ok({ uid: diner.uid }));
  serveAnyone(app, refused, { refuses: ['SOLD_OUT'] }, () => refuse('SOLD_OUT', { names: ['Phở bò'] }));
  serveAnyone(app, german, {}, ({ speak }) => {
    speak({ languages: { own: 'de', listed: null } });
    return refuse('UNKNOWN');
  });
  serveAnyone(app, ring, {}, async () => {
    await context.database.transaction(async (trx) =>
      appendEvent(trx, { brand: 'BEPNHA', topic: 'menu:BEPNHA:1', version: 1, at: context.now() }),
    );
    return ok(null);
  });
  serveAnyone(app, broken, {}, () => {
    throw new Error('select secret from staff where phone = 0909123456');
  });
};

/** Never run: an endpoint says what it refuses, and a handler keeps to it. */
export const undeclared: Feature = (app) => {
  // @ts-expect-error no list for OpenAPI
  serveAnyone(app, refused, {}, () => ok(null));
  // @ts-expect-error this endpoint does not say so
  serveAnyone(app, refused, { refuses: ['SOLD_OUT'] }, () => refuse('STALE'));
};

describeServerOnBothEngines('the server', { features: [feature] }, (running) => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    running().fetch('/v1/weigh', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('answers in the envelope', async () => {
    const response = await post('{"quantity":3}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ error: 0, message: 'weighed', data: { quantity: 3 } });
  });

  it.each([
    ['-1', 400],
    ['0', 400],
    ['0.5', 400],
    ['1e9', 400],
    ['"2"', 400],
    ['[2]', 400],
    ['true', 400],
    ['null', 400],
    ['NaN', 400],
    ['1e400', 400],
    ['9007199254740993', 400],
    ['1e2', 200],
  ])('takes a quantity of %s as it is: %d', async (quantity, status) => {
    const response = await post(`{"quantity":${quantity}}`);
    expect(response.status).toBe(status);
    if (status === 400) expect(await response.json()).toMatchObject({ error: 1, code: 'MALFORMED' });
  });

  it('refuses what is no JSON, too large, compressed or of another type, and goes on serving', async () => {
    expect((await post('{"quantity":')).status).toBe(400);
    expect((await post('{"quantity":1,"quantity":2}')).status).toBe(400);
    expect((await post('{"quantity":1,"__proto__":{"admin":1}}')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(`{"quantity":1,"note":"${'a'.repeat(60_000)}"}`)).status).toBe(200);
    expect((await post(`{"quantity":1,"note":"${'a'.repeat(64 * 1024)}"}`)).status).toBe(413);
    expect((await post('{"quantity":1}', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await post('quantity=1', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('{"quantity":1}')).status).toBe(200);
  });

  it('reads numbers in addresses, and only there', async () => {
    expect(await (await running().fetch('/v1/look?page=2')).json()).toMatchObject({ data: { page: 2 } });
    expect((await running().fetch('/v1/look?page=two')).status).toBe(400);
    expect((await running().fetch('/v1/look')).status).toBe(400);
    expect((await running().fetch('/v1/look?page=2%00')).status).toBe(400);
  });

  it('knows a diner by the token and nobody else', async () => {
    const diner = await running().addDiner();
    const mine = await running().fetch('/v1/own/7', { headers: diner.headers });
    expect(await mine.json()).toMatchObject({ data: { uid: diner.uid } });
    for (const token of ['', 'invented', 'x'.repeat(5_000)]) {
      const response = await running().fetch('/v1/own/7', { headers: { 'x-user-token': token } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: 1, code: 'NO_IDENTITY' });
    }
  });

  it('words a refusal in the language asked for, three times the same', async () => {
    const response = await running().fetch('/v1/nothing', {
      headers: { 'accept-language': 'fr, en;q=0.8, vi;q=0.2' },
    });
    const message = 'We could not find this.';
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 1,
      code: 'UNKNOWN',
      message,
      error_message: message,
      data: { message },
    });
    const vietnamese = await (await running().fetch('/v1/nothing')).json();
    expect(vietnamese).toMatchObject({ message: 'Không tìm thấy nội dung này.' });
  });

  it("answers in the store's own language where it brings one", async () => {
    const response = await running().fetch('/v1/german', { headers: { 'accept-language': 'vi' } });
    expect(await response.json()).toMatchObject({ message: 'Das konnten wir nicht finden.' });
  });

  it('gives a refusal its status and its details', async () => {
    const response = await running().send('POST', '/v1/refused');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'SOLD_OUT', data: { names: ['Phở bò'] } });
  });

  it('catches a fault once: an id for the diner, the cause in the log, no phone in it', async () => {
    const response = await running().fetch('/v1/broken', { headers: { 'accept-language': 'en' } });
    const text = await response.text();
    const id = response.headers.get('x-request-id') ?? 'none';
    expect(response.status).toBe(500);
    expect(JSON.parse(text).message).toBe(
      `Something went wrong on our side (reference ${id}). Please try again.`,
    );
    expect(text).not.toContain('select secret');
    const line = running().log.find((entry) => entry.includes(id) && entry.includes('"fault"'));
    expect(line).toContain('select secret');
    expect(running().log.join('')).not.toContain('0909123456');
  });

  it('tells a wrong method from a wrong path', async () => {
    const response = await running().send('DELETE', '/v1/own/7');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
    expect((await running().send('DELETE', '/v1/own')).status).toBe(404);
  });

  it('lets pages of other hosts call with the headers in use, but not the staff calls', async () => {
    const response = await running().send('OPTIONS', '/v1/own/7', undefined, {
      origin: 'https://pho.example',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = response.headers.get('access-control-allow-headers');
    for (const name of ['x-user-token', 'idempotency-key', 'last-event-id']) expect(allowed).toContain(name);
    const staff = await running().send('OPTIONS', '/v1/staff/board', undefined, {
      origin: 'https://pho.example',
    });
    expect(staff.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('keeps pages to themselves: no inline script, no other origin', async () => {
    const policy = (await running().fetch('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('says that it lives and that it is ready', async () => {
    expect((await running().fetch('/healthz')).status).toBe(200);
    expect((await running().fetch('/readyz')).status).toBe(200);
  });

  it('hands on what the schema names and nothing else', async () => {
    const weighed = await running().send('POST', '/v1/weigh', { quantity: 1, brand: 'X', uid: 'Y' });
    expect((await weighed.json()).data).toEqual({ quantity: 1 });
    const looked = await running().fetch('/v1/look?page=1&brand=X');
    expect((await looked.json()).data).toEqual({ page: 1 });
  });

  it('publishes its calls from the schemas it checks with', async () => {
    const document = await (await running().fetch('/v1/openapi.json')).json();
    const quantity =
      document.paths['/v1/weigh'].post.requestBody.content['application/json'].schema.properties.quantity;
    expect(quantity).toMatchObject({ type: 'integer', minimum: 1, maximum: 999 });
    expect(document.paths['/v1/own/{id}'].get.security).toEqual([{ diner: [] }]);
    const no = document.paths['/v1/refused'].post.responses['409'];
    expect(no.description).toContain('SOLD_OUT');
    expect(no.content['application/json'].schema.properties.code.enum).toEqual(['SOLD_OUT']);
  });

  it('answers what is not HTTP, or has endless headers, and goes on serving', async () => {
    const { port } = new URL(running().url);
    const say = (text: string) =>
      new Promise<string>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
        let heard = '';
        socket.on('data', (part) => {
          heard += part.toString();
        });
        socket.on('error', () => {});
        socket.on('close', () => done(heard));
      });
    expect(await say('PHO!\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"MALFORMED"/);
    expect(await say(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    );
    expect((await running().fetch('/healthz')).status).toBe(200);
  });

  it('refuses an idempotency key that is no key', async () => {
    expect((await post('{"quantity":1}', { 'idempotency-key': 'a b' })).status).toBe(400);
    expect((await post('{"quantity":1}', { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
    expect((await post('{"quantity":1}', { 'idempotency-key': 'k'.repeat(255) })).status).toBe(200);
  });

  it('logs the route and never the address', async () => {
    const diner = await running().addDiner();
    await running().fetch('/v1/own/ABC12:secret-part', { headers: diner.headers });
    await expect.poll(() => running().log.join('')).toContain('"GET /v1/own/:id"');
    expect(running().log.join('')).not.toContain('secret-part');
    expect(running().log.join('')).not.toContain(diner.token);
  });
});

describeServerOnBothEngines('a database that is busy', { features: [feature] }, (running) => {
  it('is answered 503 with a time to wait, while reads go on, and 200 when it is free again', async () => {
    const release = await holdLock(running().place);
    const [waiting, reading] = await Promise.all([
      running().send('POST', '/v1/ring'),
      running().fetch('/readyz'),
    ]);
    await release();
    expect(reading.status).toBe(200);
    expect(waiting.status).toBe(503);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await waiting.json()).toMatchObject({ error: 1, code: 'BUSY' });
    expect((await running().send('POST', '/v1/ring')).status).toBe(200);
  });
});

// the clock stands: what is counted by the minute is counted in one
const NOW = Date.now();

describeServerOnBothEngines(
  'a busy address',
  { features: [feature], environment: { ADDRESS_LIMIT: '10' }, now: () => NOW },
  (running) => {
    it('is slowed down as a whole, far above what one diner does', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1)
        statuses.push((await running().fetch('/v1/look?page=1')).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
    });
  },
);

describeServerOnBothEngines(
  'an office behind one address',
  { features: [feature], environment: { ADDRESS_LIMIT: '10' }, now: () => NOW },
  (running) => {
    it('may change more than one address is let, each diner for themselves, and nobody with an invented token', async () => {
      const change = async (headers: Record<string, string>) =>
        (await running().send('POST', '/v1/look', {}, headers)).status === 429;
      const diners = [await running().addDiner(), await running().addDiner()];
      // the address may change no more than twice
      expect([await change({}), await change({})]).toEqual([false, false]);
      expect(await change({})).toBe(true);
      expect(await change({ 'x-user-token': 'invented' })).toBe(true);
      for (const { headers } of diners) expect(await change(headers)).toBe(false);
      // all together no more than it may read
      const more = await Promise.all(Array.from({ length: 12 }, () => change(diners[0]?.headers ?? {})));
      expect(more.filter((refused) => !refused).length).toBeLessThanOrEqual(6);
      expect(more.at(-1)).toBe(true);
    });
  },
);
