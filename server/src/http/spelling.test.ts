import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines, type RunningServer } from '../../test/with-server.ts';

/** An address exactly as it is written: fetch would tidy it up. */
function ask(server: RunningServer, method: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number; cors: string | undefined; body: string }>((done, fail) => {
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      const cors = answer.headers['access-control-allow-origin'];
      answer.on('end', () => done({ status: answer.statusCode ?? 0, cors: cors?.toString(), body }));
    });
    asked.on('error', fail);
    asked.end();
  });
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** The same path in other spellings. */
const SPELLINGS: [how: string, spell: (path: string, url: string) => string][] = [
  ['as it is', (path) => path],
  ['with a letter in hexadecimal', (path) => path.replace('v1', '%761')],
  ['with a digit in hexadecimal', (path) => path.replace('v1', 'v%31')],
  ['with every letter in hexadecimal', (path) => path.replace(/[a-z0-9]/g, hex)],
  ['with a slash at the end', (path) => path.replace(/(\?|$)/, '/$1')],
  ['with the host before it', (path, url) => url + path],
  ['with another host before it', (path) => `http://elsewhere.example${path}`],
  ['with a parameter of the path', (path) => path.replace(/(\?|$)/, ';a=b$1')],
];

describeServerOnBothEngines(
  'an address in eight spellings',
  { environment: { API_KEY: 'the-tills-own-key-2026' } },
  (running) => {
    beforeAll(() => importDemo(running().database));

    /** Every call that is served, with something in the place of each parameter. */
    const calls = async () => {
      const key = { 'x-api-key': 'the-tills-own-key-2026' };
      const document = JSON.parse((await ask(running(), 'GET', '/v1/openapi.json', key)).body);
      return Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter(() => path.startsWith('/v1/') && !path.startsWith('/v1/payment/notice/'))
          .map((method): [string, string] => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'AAAAA')]),
      );
    };

    describe.each(SPELLINGS)('%s', (_how, spell) => {
      it('nobody gets past the key, and no staff call answers pages of other hosts', async () => {
        for (const [method, path] of await calls()) {
          const { status, cors, body } = await ask(running(), method, spell(path, running().url));
          const of = `${method} ${spell(path, '')} ${body.slice(0, 80)}`;
          if (path === '/v1/openapi.json') continue;
          expect([401, 404, 405], of).toContain(status);
          if (status === 401) expect(JSON.parse(body).code, of).toBe('API_KEY_MISSING');
          if (path.startsWith('/v1/staff/') && status === 401) expect(cors, of).toBeUndefined();
        }
      });
    });
  },
);

describeServerOnBothEngines('a call asked for by HEAD', {}, (running) => {
  beforeAll(() => importDemo(running().database));
  const count = async () =>
    Number(
      (
        await running()
          .database.read.selectFrom('diners')
          .select((of) => of.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('makes no diner, claims no transfer and opens no stream', async () => {
    const before = await count();
    for (const path of [
      '/v1/user/generate',
      '/v1/order/confirm-transfer/AAAAA',
      '/v1/live?topics=menu:BEPNHA:101',
    ])
      expect((await ask(running(), 'HEAD', path)).status, path).toBe(405);
    expect(await count()).toBe(before);
  });

  it('still tells what lies in memory', async () => {
    expect((await ask(running(), 'HEAD', '/v1/menu?pos_parent=BEPNHA&pos_id=101')).status).toBe(200);
  });
});

describeServerOnBothEngines(
  'an address at its limit',
  { environment: { ADDRESS_LIMIT: '10' }, now: () => 1_800_000_000_000 },
  (running) => {
    it('[LI1] is not another address for being asked in another spelling, nor a reader for changing by a GET', async () => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn += 1)
        for (const path of ['/v1/user/generate', '/%761/user/generate', '/v%31/user/generate'])
          for (const method of ['GET', 'POST'])
            statuses.push((await ask(running(), method, path, { 'sec-fetch-mode': 'cors' })).status);
      // a fifth of what may be read
      expect(statuses.filter((status) => status !== 429)).toHaveLength(2);
    });
  },
);

describeServerOnBothEngines('a request that names two hosts', {}, (running) => {
  it('is refused: who reads it would decide whose it is', async () => {
    const { hostname, port } = new URL(running().url);
    const answer = await new Promise<string>((done, fail) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET /v1/brand HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\n\r\n'),
      );
      socket.on('data', (part) => done(part.toString()));
      socket.on('error', fail);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
