import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { sellOut } from '../menu/sell-out.ts';

const PATH = '/v1/menu?pos_parent=BEPNHA&pos_id=101';
/** differs from one answer to the next */
const OWN = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

describeServerOnBothEngines('the express lane', {}, (running) => {
  const headersOf = (headers: Iterable<[string, string]>) =>
    Object.fromEntries([...headers].filter(([name]) => !OWN.has(name)));
  beforeAll(() => importDemo(running().database));

  it('answers like the ordinary route: same bytes, same headers, the same line in the log', async () => {
    // inject goes past the socket, and so past the lane
    const ordinary = await running().app.inject({ url: PATH, headers: { 'accept-encoding': 'identity' } });
    const express = await running().fetch(PATH, { headers: { 'accept-encoding': 'identity' } });
    expect(express.status).toBe(200);
    expect(await express.text()).toBe(ordinary.payload);
    const injected = Object.entries(ordinary.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    expect(headersOf(express.headers)).toEqual(headersOf(injected));
    const fields = running()
      .log.map((line) => JSON.parse(line))
      .filter(({ route }) => route === 'GET /v1/menu')
      .map((line) => Object.keys(line));
    expect(fields.length).toBeGreaterThanOrEqual(2);
    expect(new Set(fields.map(String)).size).toBe(1);
  });

  it('knows at once when a dish is sold out', async () => {
    const tag = async () => (await running().fetch(PATH)).headers.get('etag');
    const before = await tag();
    expect(await tag()).toBe(before);
    const wish = { brand: 'BEPNHA', store: 101, itemId: 'PHO01', by: 'test' };
    await sellOut(running().database, { ...wish, soldOut: true }, Date.now());
    expect(await tag()).not.toBe(before);
  });

  it('leaves every doubt to the ordinary route', async () => {
    const answers = await Promise.all(
      ['/v1/menu', '/v1/menu?pos_parent=NOBODY&pos_id=101', `${PATH}&pos_id=102`, `${PATH}%00`].map(
        async (path) => {
          const answer = await running().fetch(path);
          return [answer.status, (await answer.json()).data?.items?.length ?? 0];
        },
      ),
    );
    expect(answers.slice(0, 3)).toEqual([
      [200, 0],
      [200, 0],
      [200, 0],
    ]);
    expect(answers[3]?.[0]).toBe(400);
    expect((await running().fetch(PATH, { method: 'POST' })).status).toBe(405);
  });
});

describeServerOnBothEngines(
  'the express lane at its limit',
  { environment: { ADDRESS_LIMIT: '5' } },
  (running) => {
    it('counts with everything else from the same address', async () => {
      await importDemo(running().database);
      const statuses: number[] = [];
      for (let asked = 0; asked < 7; asked += 1) statuses.push((await running().fetch(PATH)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.at(-1)).toBe(429);
    });
  },
);
