import { beforeAll, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';

const NEVER = 'ACDEFGHJKMNPQRTUVW';

describeServerOnBothEngines('the code of a table', {}, (running) => {
  beforeAll(() => importDemo(running().database));

  const open = (code: string, headers = {}) =>
    running().fetch(`/t/${encodeURIComponent(code)}`, { redirect: 'manual', headers });
  const openWith = (code: string, asked: string) =>
    running().fetch(`/t/${code}${asked}`, { redirect: 'manual' });
  const codeOf = async (storeId: number, name: string) => {
    const row = await running()
      .database.read.selectFrom('table_codes')
      .select('code')
      .where('store_id', '=', storeId)
      .where('table_name', '=', name)
      .where('replaced_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.code;
  };

  it('[TB36] leads to the table home of its store and is kept by nobody on the way', async () => {
    const code = await codeOf(201, '7');
    for (const typed of [code, code.toLowerCase()]) {
      const answer = await open(typed);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(
        `/?pos_parent=SPREE&pos_id=201&table_name=7&table_code=${code}`,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('[TB70] hands on that a device is to stay on the table, and nothing else that was written behind', async () => {
    const code = await codeOf(201, '7');
    const home = `/?pos_parent=SPREE&pos_id=201&table_name=7&table_code=${code}`;
    const leadsTo = async (asked: string) => (await openWith(code, asked)).headers.get('location');
    expect(await leadsTo('?is_tablet=true')).toBe(`${home}&is_tablet=true`);
    for (const asked of ['?is_tablet=1', '?is_tablet=true&is_tablet=true', '?lang=de'])
      expect(await leadsTo(asked)).toBe(home);
  });

  it('[TB36] [TB35] one that never was, one whose table went and one that was replaced are no page, all the same', async () => {
    const { database } = running();
    const [gone, replaced] = [await codeOf(202, '8'), await codeOf(202, '7')];
    const bundle = demoBundle('spree');
    bundle.stores[1]?.tables?.splice(7);
    await importBundle(database, bundle, Date.now());
    await database.transaction((trx) =>
      trx.updateTable('table_codes').set({ replaced_at: 1 }).where('code', '=', replaced).execute(),
    );
    const said = async (code: string) => {
      const answer = await open(code, { accept: 'text/html' });
      return [answer.status, answer.headers.get('location'), await answer.text()];
    };
    const never = await said(NEVER);
    expect(never).toMatchObject([404, null, expect.stringContaining('<html')]);
    for (const code of [gone, replaced, 'x', '%00', `${NEVER}A`]) expect(await said(code)).toEqual(never);
  });
});

describeServerOnBothEngines(
  'a limit for codes of tables',
  {
    environment: { LIMITS: 'wrong_table_codes_of_address_a_minute=3' },
    now: () => 1_000_000,
  },
  (running) => {
    beforeAll(() => importDemo(running().database));

    it('[TB37] right codes cost nothing and always lead on, wrong ones are stopped in words for the rest of the minute', async () => {
      const { code } = await running()
        .database.read.selectFrom('table_codes')
        .select('code')
        .executeTakeFirstOrThrow();
      const status = async (asked: string) =>
        (await running().fetch(`/t/${asked}`, { redirect: 'manual' })).status;
      for (let scan = 0; scan < 5; scan += 1) expect(await status(code)).toBe(303);
      for (let guess = 0; guess < 3; guess += 1) expect(await status(NEVER)).toBe(404);
      const stopped = await running().fetch(`/t/${NEVER}`, { headers: { 'accept-language': 'vi' } });
      expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await stopped.text()).toMatch(/\p{L}+ \p{L}+/u);
      expect(await status(code)).toBe(303);
    });
  },
);
