import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';

const PAGE = '/menu?pos_parent=BEPNHA&pos_id=101';
const PAGES = ['/?pos_parent=BEPNHA', PAGE, '/cart?pos_parent=BEPNHA&pos_id=101'];
const MENU = '/v1/menu?pos_parent=BEPNHA&pos_id=101';
const CALLS = [
  MENU,
  '/v1/config?pos_parent=bepnha',
  '/v1/restaurant?pos_parent=BEPNHA',
  '/v1/keywords?pos_parent=BEPNHA',
];
/** differs from one answer to the next, or is said before the router is asked */
const OWN = new Set(['date', 'connection', 'keep-alive', 'cross-origin-resource-policy']);

const ENVIRONMENTS: readonly Record<string, string>[] = [{}, { TRUSTED_PROXIES: '127.0.0.1' }];

for (const environment of ENVIRONMENTS)
  describeServerOnBothEngines(
    `what is ready, by the lane ${JSON.stringify(environment)}`,
    { environment },
    (running) => {
      const plainHeaders = (headers: Iterable<[string, unknown]>) =>
        Object.fromEntries(
          [...headers].flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)]])),
        );
      beforeAll(async () => {
        await importDemo(running().database);
        for (const path of [...PAGES, ...CALLS])
          await running().fetch(path, { headers: { 'accept-language': 'vi' } });
      });

      /** inject goes past the socket, and so past the lane */
      const bothWays = async (path: string, headers: Record<string, string>) => {
        const ordinary = await running().app.inject({ url: path, headers });
        const express = await running().fetch(path, { headers });
        return { ordinary, express };
      };

      it('is the ordinary page: same bytes, same headers, in each language and coding', async () => {
        for (const path of PAGES)
          for (const language of ['vi', 'en'])
            for (const coding of ['br', 'gzip', 'identity', 'br;q=0, gzip', 'zstd']) {
              const { ordinary, express } = await bothWays(path, {
                'accept-language': language,
                'accept-encoding': coding,
              });
              const of = `${path} ${language} ${coding}`;
              const encoding = ordinary.headers['content-encoding'];
              expect([express.status, ordinary.statusCode], of).toEqual([200, 200]);
              expect(plainHeaders(express.headers), of).toEqual(
                plainHeaders(Object.entries(ordinary.headers)),
              );
              const text = await express.text();
              if (encoding === undefined) expect(text, of).toBe(ordinary.payload);
              if (encoding === 'br') expect(text, of).toBe(String(brotliDecompressSync(ordinary.rawPayload)));
              expect(text, of).toContain(`<html lang="${language}">`);
            }
      });

      it('is the ordinary answer of a call', async () => {
        for (const path of CALLS)
          for (const coding of ['br', 'gzip', 'identity']) {
            const asked = { 'accept-encoding': coding, 'x-request-id': 'ready-lane-test' };
            const { ordinary, express } = await bothWays(path, asked);
            expect([express.status, ordinary.statusCode], path).toEqual([200, 200]);
            expect(plainHeaders(express.headers), path).toEqual(
              plainHeaders(Object.entries(ordinary.headers)),
            );
            if (coding === 'identity') expect(await express.text(), path).toBe(ordinary.payload);
          }
      });

      it('is not sent again to who has it, with the same headers', async () => {
        for (const path of [PAGE, MENU]) {
          const tag = String((await running().fetch(path)).headers.get('etag'));
          for (const asked of [tag, '*', `"other", ${tag}`, tag.slice(2)]) {
            const { ordinary, express } = await bothWays(path, {
              'if-none-match': asked,
              'x-request-id': 'ready-lane-test',
            });
            expect([express.status, ordinary.statusCode], asked).toEqual([304, 304]);
            expect(plainHeaders(express.headers), asked).toEqual(
              plainHeaders(Object.entries(ordinary.headers)),
            );
            expect(await express.text()).toBe('');
          }
        }
      });

      it('has the same line in the log', async () => {
        for (const [path, route] of [
          [PAGE, 'GET -'],
          [MENU, 'GET /v1/menu'],
        ] as const) {
          const from = running().log.length;
          await bothWays(path, { 'x-request-id': 'ready-lane-test' });
          const lines = running()
            .log.slice(from)
            .map((line) => JSON.parse(line));
          expect(lines).toHaveLength(2);
          const fixed = lines.map(({ time: _, ms, ...rest }) => ({ ...rest, ms: typeof ms }));
          expect(fixed[0]).toEqual(fixed[1]);
          expect(fixed[0]).toMatchObject({ req: 'ready-lane-test', route, status: 200 });
          expect(Object.keys(lines[0])).toEqual(Object.keys(lines[1]));
        }
      });

      it('leaves every doubt to the ordinary way', async () => {
        for (const method of ['HEAD', 'POST'] as const) {
          const ordinary = await running().app.inject({ url: PAGE, method });
          const express = await running().fetch(PAGE, { method });
          expect([method, express.status]).toEqual([method, ordinary.statusCode]);
        }
        for (const path of [
          `${PAGE}?`,
          `${PAGE}&pos_id=102`,
          `${PAGE}&sheet=x`,
          '/menu/?pos_id=101&pos_parent=BEPNHA',
          `${MENU}&latest=true`,
          `${MENU}&x=%00`,
          `${MENU}&pos_id=102`,
          `/v1//menu${MENU.slice('/v1/menu'.length)}`,
          MENU.replace('menu', '%6denu'),
          MENU.replace('BEPNHA', 'NOBODY'),
        ])
          for (let time = 0; time < 2; time += 1) {
            const { ordinary, express } = await bothWays(path, {});
            expect([express.status, express.headers.get('etag')], path).toEqual([
              ordinary.statusCode,
              ordinary.headers.etag ?? null,
            ]);
          }
      });
    },
  );
