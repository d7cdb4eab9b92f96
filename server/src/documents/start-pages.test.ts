import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { sellOut } from '../menu/sell-out.ts';
import { BuildManifest } from './build-manifest.ts';
import { startPages } from './start-pages.ts';

const TEMPLATE = '<html lang="vi"><head><title>Mâm</title></head><body><div id="root"></div></body></html>';

describeServerOnBothEngines('start pages', {}, (running) => {
  const manifest = new BuildManifest({});
  const pageOf = async (url: string, headers: Record<string, string> = {}) => {
    const query = Object.fromEntries(new URL(url, 'http://x').searchParams);
    const find = startPages(running().database, TEMPLATE, manifest);
    const page = await find({ url, query, headers } as unknown as Parameters<typeof find>[0]);
    const html = page?.identity.toString() ?? null;
    return { html, data: html && JSON.parse(/id="start-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') };
  };
  beforeAll(() => importDemo(running().database));

  it('carry what the reading calls would answer', async () => {
    const { html, data } = await pageOf('/menu?pos_parent=bepnha&pos_id=101');
    const menu = await (await running().fetch('/v1/menu?pos_parent=BEPNHA&pos_id=101')).json();
    expect(data.menu).toEqual(menu.data);
    expect(data.config.id).toBe('BEPNHA');
    expect(data.restaurants).toHaveLength(1);
    expect(html).toContain('<title>Bếp Nhà Lúa Nguyễn Huệ</title>');
  });

  it('speak German for a German store, else what the address or the browser asks for', async () => {
    const language = async (url: string, accepts?: string) =>
      /<html lang="(\w+)">/.exec(
        (await pageOf(url, accepts ? { 'accept-language': accepts } : {})).html ?? '',
      )?.[1];
    const menu = '/menu?pos_parent=BEPNHA&pos_id=101';
    expect(await language(menu, 'vi-VN,en;q=0.5')).toBe('vi');
    expect(await language(menu, 'zh-TW')).toBe('en');
    expect(await language(`${menu}&lang=vi`, 'en')).toBe('vi');
    expect(await language('/menu?pos_parent=SPREE&pos_id=201', 'vi')).toBe('de');
  });

  it('lay in no menu where none is shown, and nothing for strangers', async () => {
    expect((await pageOf('/?pos_parent=BEPNHA')).data.restaurants).toHaveLength(4);
    expect((await pageOf('/?pos_parent=BEPNHA')).data).not.toHaveProperty('menu');
    for (const url of [
      '/menu?pos_parent=NOBODY&pos_id=1',
      '/menu?pos_parent=BEPNHA&pos_id=9',
      '/menu',
      '/elsewhere?pos_parent=BEPNHA',
    ])
      expect((await pageOf(url)).html, url).toBeNull();
  });

  it('are made anew after a sell-out', async () => {
    const { database } = running();
    const find = startPages(database, TEMPLATE, manifest);
    const request = {
      url: '/menu?pos_parent=BEPNHA&pos_id=102',
      query: { pos_parent: 'BEPNHA', pos_id: '102' },
      headers: {},
    };
    const ask = async () => (await find(request as unknown as Parameters<typeof find>[0]))?.etag;
    const before = await ask();
    expect(await ask()).toBe(before);
    await sellOut(
      database,
      { brand: 'BEPNHA', store: 102, itemId: 'PHO01', soldOut: true, by: 'test' },
      Date.now(),
    );
    await expect.poll(ask).not.toBe(before);
  });
});
