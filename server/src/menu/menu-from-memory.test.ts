import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { sellOut } from './sell-out.ts';

const PATH = '/v1/menu?pos_parent=BEPNHA&pos_id=101';

// the clock stands: what is counted by the minute is counted in one
const NOW = Date.now();

describeServerOnBothEngines('a menu from memory', {}, (running) => {
  beforeAll(() => importDemo(running().database));

  it('knows at once when a dish is sold out', async () => {
    const tag = async () => (await running().fetch(PATH)).headers.get('etag');
    const before = await tag();
    expect(await tag()).toBe(before);
    const wish = { brand: 'BEPNHA', store: 101, itemId: 'PHO01', by: 'test' };
    await sellOut(running().context, { ...wish, soldOut: true }, Date.now());
    expect(await tag()).not.toBe(before);
  });

  it('answers what it does not know without a fault', async () => {
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
  'a menu at the limit of an address',
  { environment: { ADDRESS_LIMIT: '5', TRUSTED_PROXIES: '127.0.0.1' }, now: () => NOW },
  (running) => {
    const ask = async (headers: Record<string, string>, path = `${PATH}&latest=true`) =>
      (await running().fetch(path, { headers })).status;

    it('counts where it is asked of the database, by the address, also the one a trusted proxy names', async () => {
      await importDemo(running().database);
      for (const address of ['203.0.113.7', '203.0.113.8']) {
        const statuses: number[] = [];
        // anybody can write the addresses before the proxy's own word
        for (let asked = 0; asked < 7; asked += 1)
          statuses.push(await ask({ 'x-forwarded-for': `10.0.0.${asked}, ${address}` }));
        expect(statuses, address).toEqual([200, 200, 200, 200, 200, 429, 429]);
      }
    });

    it('[LI4] is sent to everybody as it lies ready', async () => {
      const used = { 'x-forwarded-for': '203.0.113.7' };
      // somebody else has had it made
      await ask({ 'x-forwarded-for': '203.0.113.9' }, PATH);
      const statuses: number[] = [];
      for (let asked = 0; asked < 10; asked += 1) statuses.push(await ask(used, PATH));
      expect([await ask(used), ...new Set(statuses)]).toEqual([429, 200]);
    });
  },
);
