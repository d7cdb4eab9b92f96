import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { sellOut } from './sell-out.ts';

describeServerOnBothEngines('reading a brand', {}, (running) => {
  const data = async (path: string) => (await (await running().fetch(path)).json()).data;
  beforeAll(() => importDemo(running().database));

  it('lists the brands, the German one as such', async () => {
    const { brands } = await data('/v1/brands');
    expect(brands.map((brand: { pos_parent: string }) => brand.pos_parent)).toEqual(['BEPNHA', 'SPREE']);
    expect(brands[0]).toEqual({
      pos_parent: 'BEPNHA',
      name: 'Bếp Nhà Lúa',
      logo: demoBundle('bepnha').brand.image_thumb_url,
      main_color: '#f89523',
      language: null,
    });
    expect(brands[1].language).toBe('de');
  });

  it('takes the brand in any case and lays a store’s own settings over it', async () => {
    const brand = await data('/v1/config?pos_parent=bepnha');
    expect(brand.id).toBe('BEPNHA');
    expect(brand.delivery_distance_limit).toBe(0);
    const store = await data('/v1/config?pos_parent=BEPNHA&pos_id=101');
    expect(store.id).toBe('BEPNHA');
    expect(store.delivery_distance_limit).toBe(12);
  });

  it('answers 200 and nothing for an unknown brand or store', async () => {
    for (const path of ['config', 'menu', 'restaurant']) {
      for (const place of [
        'pos_parent=NOBODY&pos_id=101',
        'pos_parent=SPREE&pos_id=101',
        'pos_parent=%27--&pos_id=x',
      ]) {
        const response = await running().fetch(`/v1/${path}?${place}`);
        expect(response.status).toBe(200);
        const body = await response.json();
        expect(body).toEqual({
          error: 0,
          message: '',
          data: path === 'restaurant' ? { restaurants: [] } : {},
        });
      }
    }
    expect(await data('/v1/menu?pos_parent=BEPNHA')).toEqual({});
  });

  it('answers all restaurants of a brand or the one asked for, and only what the contract names', async () => {
    const all = await data('/v1/restaurant?pos_parent=BEPNHA');
    expect(all.restaurants.map((store: { Id: number }) => store.Id)).toEqual([101, 102, 103, 104]);
    const one = await data('/v1/restaurant?pos_parent=BEPNHA&pos_id=102');
    expect(one.restaurants).toHaveLength(1);
    expect(one.restaurants[0].Pos_Name).toBe('Bếp Nhà Lúa Thảo Điền');
    expect(one.restaurants[0]).not.toHaveProperty('tables');
    expect(one.restaurants[0].special_days).toEqual(demoBundle('bepnha').stores[1]?.special_days);
    expect(one.restaurants[0].special_days).toContainEqual({
      date: '2027-02-06',
      hours: [],
      note: 'Tết Nguyên Đán',
    });
  });

  it('[ST11] a store nothing was published for has an empty menu, and is said to have none', async () => {
    const bundle = demoBundle('spree');
    const [menu] = bundle.menus;
    if (!menu) throw new Error('the demo brand has a menu');
    const menus = [{ ...menu, pos_ids: [201] }];
    await importBundle(running().database, { ...bundle, menus }, Date.now());
    const { restaurants } = await data('/v1/restaurant?pos_parent=SPREE&latest=true');
    expect(restaurants.map((store: { Id: number; has_menu: boolean }) => [store.Id, store.has_menu])).toEqual(
      [
        [201, true],
        [202, false],
      ],
    );
    const path = '/v1/menu?pos_parent=SPREE&pos_id=202&latest=true';
    expect(await data(path)).toEqual({ items: [], item_types: [] });
    await importBundle(running().database, bundle, Date.now());
    expect((await data(path)).items.length).toBeGreaterThan(5);
  });

  describe('the menu', () => {
    const path = '/v1/menu?pos_parent=BEPNHA&pos_id=101';

    it('comes in the coding the client takes, the same in each', async () => {
      const raw = async (coding: string) => {
        const reply = await running().app.inject({ url: path, headers: { 'accept-encoding': coding } });
        expect(reply.headers.vary).toContain('Accept-Encoding');
        return reply;
      };
      const [br, gz, plain] = [await raw('gzip, br'), await raw('gzip, br;q=0'), await raw('zstd')];
      expect(br.headers['content-encoding']).toBe('br');
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
      expect(gunzipSync(gz.rawPayload)).toEqual(plain.rawPayload);
      expect(JSON.parse(plain.payload).data.items.length).toBeGreaterThanOrEqual(60);
    });

    it('answers 304 to the tag it gave, and 200 after a sell-out, in this store only', async () => {
      const first = await running().fetch(path);
      const tag = first.headers.get('etag') ?? '';
      const again = await running().fetch(path, { headers: { 'if-none-match': `"other", ${tag}` } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      const status = (body: { data: { items: { id: string; status: string }[] } }) =>
        body.data.items.find((item) => item.id === 'PHO01')?.status;
      expect(status(await first.json())).toBe('ACTIVE');

      const wish = { brand: 'BEPNHA', store: 101, itemId: 'PHO01', by: 'test' };
      await sellOut(running().context, { ...wish, soldOut: true }, Date.now());
      const after = await running().fetch(path, { headers: { 'if-none-match': tag } });
      expect(after.status).toBe(200);
      expect(status(await after.json())).toBe('OUT_OF_STOCK');
      expect(status(await (await running().fetch(path.replace('101', '102'))).json())).toBe('ACTIVE');

      await sellOut(running().context, { ...wish, soldOut: false }, Date.now());
      const back = await running().fetch(path, { headers: { 'if-none-match': tag } });
      expect(back.status).toBe(304);
    });

    it('is sold out from the start where the bundle says so, and can be put back', async () => {
      const soldOut = demoBundle('bepnha').menus[0]?.menu.items.find(
        (item) => item.status === 'OUT_OF_STOCK',
      );
      const statusNow = async () =>
        (await data(path)).items.find((item: { id: string }) => item.id === soldOut?.id).status;
      expect(await statusNow()).toBe('OUT_OF_STOCK');
      const wish = { brand: 'BEPNHA', store: 101, itemId: String(soldOut?.id), by: 'test' };
      await sellOut(running().context, { ...wish, soldOut: false }, Date.now());
      expect(await statusNow()).toBe('ACTIVE');
    });

    it('is new after an import, also for who asks with latest=true', async () => {
      await data(path);
      const bundle = demoBundle('bepnha');
      const dish = bundle.menus[0]?.menu.items[0];
      if (dish) dish.name = 'Phở mới';
      await importBundle(running().database, bundle, Date.now());
      expect((await data(`${path}&latest=true`)).items[0].name).toBe('Phở mới');
    });
  });

  it('hands out identities nobody can guess, and the same again to who has one', async () => {
    const { send } = running();
    const first = await send('POST', '/v1/user/generate');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const diner = (await first.json()).data;
    expect(diner.uid).toMatch(/^[0-9a-f]{32}$/);
    expect(Buffer.from(diner.token, 'base64url')).toHaveLength(32);
    const other = (await (await send('GET', '/v1/user/generate')).json()).data;
    expect(other.uid).not.toBe(diner.uid);
    const again = await send('GET', '/v1/user/generate', undefined, { 'x-user-token': diner.token });
    expect((await again.json()).data).toEqual(diner);
    const rows = await running().database.read.selectFrom('diners').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(diner.token);
  });
});
