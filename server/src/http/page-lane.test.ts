import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const PAGE = '/menu?pos_parent=BEPNHA&pos_id=101';
const PAGES = ['/?pos_parent=BEPNHA', PAGE, '/cart?pos_parent=BEPNHA&pos_id=101'];
/** differs from one answer to the next */
const OWN = new Set(['date', 'connection', 'keep-alive']);

const ENVIRONMENTS: readonly Record<string, string>[] = [{}, { TRUSTED_PROXIES: '127.0.0.1' }];

for (const environment of ENVIRONMENTS)
  describeServerOnBothEngines(
    `pages by the lane ${JSON.stringify(environment)}`,
    { environment },
    (running) => {
      const plainHeaders = (headers: Iterable<[string, unknown]>) =>
        Object.fromEntries(
          [...headers].flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)]])),
        );
      beforeAll(async () => {
        await importDemo(running().database);
        for (const page of PAGES) await running().fetch(page, { headers: { 'accept-language': 'vi' } });
      });

      /** inject goes past the socket, and so past the lane */
      const bothWays = async (path: string, headers: Record<string, string>) => {
        const ordinary = await running().app.inject({ url: path, headers });
        const express = await running().fetch(path, { headers });
        return { ordinary, express };
      };

      it('are the ordinary ones: same bytes, same headers, in each language and coding', async () => {
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

      it('are not sent again to who has them, with the same headers', async () => {
        const tag = String((await running().fetch(PAGE)).headers.get('etag'));
        for (const asked of [tag, '*', `"other", ${tag}`, tag.slice(2)]) {
          const { ordinary, express } = await bothWays(PAGE, { 'if-none-match': asked });
          expect([express.status, ordinary.statusCode], asked).toEqual([304, 304]);
          expect(plainHeaders(express.headers), asked).toEqual(
            plainHeaders(Object.entries(ordinary.headers)),
          );
          expect(await express.text()).toBe('');
        }
      });

      it('have the same line in the log', async () => {
        const from = running().log.length;
        await bothWays(PAGE, { 'x-request-id': 'page-lane-test' });
        const lines = running()
          .log.slice(from)
          .map((line) => JSON.parse(line));
        expect(lines).toHaveLength(2);
        const fixed = lines.map(({ time: _, ms, ...rest }) => ({ ...rest, ms: typeof ms }));
        expect(fixed[0]).toEqual(fixed[1]);
        expect(fixed[0]).toMatchObject({ req: 'page-lane-test', route: 'GET -', status: 200 });
        expect(Object.keys(lines[0])).toEqual(Object.keys(lines[1]));
      });

      it('leave every doubt to the ordinary way', async () => {
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
