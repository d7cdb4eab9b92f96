import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { colonPath, endpoint } from './endpoint.ts';

const greet = endpoint<{
  params: { order_hash: string };
  query: { pos_id?: number; name?: string };
  body: { note: string };
  answer: { seen: string };
}>({ method: 'POST', path: '/v1/greet/{order_hash}', auth: 'diner' });

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const input = {
  params: { order_hash: 'A1:x/y' },
  query: { pos_id: 101, name: '' },
  body: { note: 'ít cay' },
};

it('fills the path, query, headers and body, and hands back the data', async () => {
  const base = await serve((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { 'x-user-token': token, 'accept-language': language, 'idempotency-key': key } = request.headers;
      const seen = [request.method, request.url, token, language, key, body].join(' ');
      response.end(JSON.stringify({ error: 0, message: 'OK', data: { seen } }));
    });
  });
  const call = createClient({ base, token: () => 'secret', language: () => 'de' });
  expect(await call(greet, { ...input, idempotencyKey: 'k1' })).toEqual({
    ok: true,
    message: 'OK',
    data: { seen: 'POST /v1/greet/A1%3Ax%2Fy?pos_id=101 secret de k1 {"note":"ít cay"}' },
  });
});

it('answers a refusal as a value and cuts what follows TrackId', async () => {
  const base = await serve((_, response) => {
    const message = 'Món đã hết. TrackId: 77';
    response.statusCode = 409;
    response.end(
      JSON.stringify({
        error: 1,
        code: 'SOLD_OUT',
        message,
        error_message: message,
        data: { message, names: ['Phở'] },
      }),
    );
  });
  const call = createClient({ base, language: () => 'vi' });
  expect(await call(greet, input)).toMatchObject({
    ok: false,
    code: 'SOLD_OUT',
    status: 409,
    message: 'Món đã hết.',
    data: { names: ['Phở'] },
  });
});

it('says the connection failed when nobody answers, something else answers, or it takes too long', async () => {
  const said = 'Lỗi kết nối máy chủ, vui lòng kiểm tra và thử lại sau!';
  const nobody = createClient({ base: 'http://127.0.0.1:1', language: () => 'vi' });
  expect(await nobody(greet, input)).toMatchObject({
    ok: false,
    code: 'CONNECTION',
    status: 0,
    message: said,
  });

  const proxy = await serve((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  const viaProxy = createClient({ base: proxy, language: () => 'vi' });
  expect(await viaProxy(greet, input)).toMatchObject({
    ok: false,
    code: 'CONNECTION',
    status: 502,
    message: said,
  });

  const silent = await serve(() => {});
  const impatient = createClient({ base: silent, language: () => 'vi', timeoutMs: 30 });
  expect(await impatient(greet, input)).toMatchObject({ ok: false, code: 'CONNECTION', status: 0 });
});

it('sends no diner token to staff calls and can be called off', async () => {
  const heard: (string | undefined)[] = [];
  const base = await serve((request) => heard.push(request.headers['x-user-token']?.toString()));
  const call = createClient({ base, token: () => 'secret', language: () => 'en' });
  const stop = new AbortController();
  const me = endpoint<{ answer: null }>({ method: 'GET', path: '/v1/staff/me', auth: 'staff' });
  const answer = call(me, { signal: stop.signal });
  await expect.poll(() => heard.length).toBe(1);
  stop.abort();
  expect(await answer).toMatchObject({ ok: false, code: 'CONNECTION' });
  expect(heard).toEqual([undefined]);
});

it('writes the path the way routers with colons want it', () => {
  expect(colonPath(greet)).toBe('/v1/greet/:order_hash');
});
