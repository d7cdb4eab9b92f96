import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import { freePort } from '@mam/tools/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { onSqlite } from '../../test/engines.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';

const CHANGE = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
const HTTPS = { MODE: 'production', PUBLIC_URL: 'https://pho.example' };

/** Says it on a connection of its own; the head of the answer. */
function say(url: string, text: string): Promise<Headers> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    const end = () => {
      const [, ...lines] = (heard.split('\r\n\r\n')[0] ?? '').split('\r\n');
      done(new Headers(lines.map((line) => line.split(': ', 2) as [string, string])));
    };
    socket.on('data', (part) => {
      heard += part.toString();
      if (heard.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', end);
  });
}

describe('what every answer carries', () => {
  let tree: string;
  let server: RunningServer;
  let diner: Awaited<ReturnType<RunningServer['addDiner']>>;
  const of = async (path: string, init?: RequestInit) => {
    const { headers, status } = await server.fetch(path, init);
    return [status, headers.get('strict-transport-security'), headers.get('cross-origin-resource-policy')];
  };
  const ALWAYS = 'max-age=31536000';

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'mam-tree-'));
    const write = (path: string, content: string) => {
      mkdirSync(join(tree, path, '..'), { recursive: true });
      writeFileSync(join(tree, path), content);
    };
    write('diner/dist/index.html', '<title>diner</title>');
    write('diner/dist/worker/firebase-messaging-sw.js', 'self');
    write('diner/dist/assets/app-1a2b.js', 'app');
    write('diner/dist/assets/look-1a2b.css', 'body{}');
    write('staff/dist/index.html', '<title>staff</title>');
    write('server/static/images/default_food.svg', '<svg/>');
    write('server/static/images/food.webp', 'picture');
    server = await startServer(await onSqlite(), { environment: HTTPS, tree });
    await importDemo(server.database);
    diner = await server.addDiner();
  });

  afterAll(async () => {
    await server.stop();
    await server.place.remove();
    rmSync(tree, { recursive: true, force: true });
  });

  it.each<[what: string, status: number, path: string, init?: RequestInit]>([
    ['a call', 200, '/v1/restaurant?pos_parent=BEPNHA'],
    ['a call that changes', 200, '/v1/user/generate', CHANGE],
    ['a refusal', 404, '/v1/order/ABC12:x'],
    ['what is not JSON', 400, '/v1/user/generate', { ...CHANGE, body: '{' }],
    ['a call nobody serves', 404, '/v1/nothing'],
    ['a method nobody serves', 405, '/v1/menu', { method: 'DELETE' }],
    ['a call of staff', 401, '/v1/staff/me'],
    ['a question before a call', 204, '/v1/order', { method: 'OPTIONS' }],
    ['an address that cannot be read', 400, '/v1/order/%zz'],
    ['the description', 200, '/v1/openapi.json'],
    ['a file nobody has', 404, '/assets/gone-5e6f.js'],
    ['a script', 200, '/assets/app-1a2b.js'],
    ['a style', 200, '/assets/look-1a2b.css'],
    ['the worker', 200, '/static/firebase-messaging-sw.js'],
    ['health', 200, '/healthz'],
    ['readiness', 200, '/readyz'],
    ['robots', 200, '/robots.txt'],
  ])('%s (%d)', async (_, status, path, init) => {
    expect(await of(path, init)).toEqual([status, ALWAYS, 'same-origin']);
  });

  it('pages, made anew and out of memory, and one that is not there', async () => {
    const pages = ['/?pos_parent=BEPNHA', '/menu?pos_parent=BEPNHA&pos_id=101', '/staff/', '/no-such-page'];
    for (const path of [...pages, ...pages])
      expect((await of(path)).slice(1), path).toEqual([ALWAYS, 'same-origin']);
  });

  it('what comes out of memory, as new and as known', async () => {
    const path = '/v1/menu?pos_parent=BEPNHA&pos_id=101';
    const first = await server.fetch(path);
    expect(await of(path)).toEqual([200, ALWAYS, 'same-origin']);
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect(await of(path, known)).toEqual([304, ALWAYS, 'same-origin']);
  });

  it('pictures, which pages of other hosts may show, those that are known and those nobody has', async () => {
    for (const path of ['/static/images/food.webp', '/static/images/default_food.svg'])
      expect(await of(path)).toEqual([200, ALWAYS, 'cross-origin']);
    const path = '/static/images/food.webp';
    const etag = (await server.fetch(path)).headers.get('etag');
    // fetch would say that it wants it anew
    const known = await say(server.url, `GET ${path} HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${etag}\r\n\r\n`);
    expect(known.get('content-length')).toBeNull();
    expect(known.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await of('/static/images/gone.webp'))[1]).toBe(ALWAYS);
  });

  it('a live stream', async () => {
    const abort = new AbortController();
    const path = `/v1/live?topics=${dinerTopic(diner.uid)}`;
    expect(await of(path, { headers: diner.headers, signal: abort.signal })).toEqual([
      200,
      ALWAYS,
      'same-origin',
    ]);
    abort.abort();
  });

  it('what is not even HTTP, and a request with two hosts', async () => {
    for (const text of ['PHO!\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n']) {
      const headers = await say(server.url, text);
      expect(headers.get('content-type')).toContain('json');
      expect(headers.get('strict-transport-security')).toBe(ALWAYS);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

it('a demo, its outside world too; without https nobody is told to come by it', async () => {
  const port = await freePort();
  const environment = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const server = await startServer(await onSqlite(), { environment, sandbox: true });
  for (const path of ['/', '/sandbox/inbox', '/v1/brands', '/healthz']) {
    const { headers } = await server.fetch(path);
    expect(headers.get('strict-transport-security'), path).toBeNull();
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
  await server.stop();
  await server.place.remove();
});
