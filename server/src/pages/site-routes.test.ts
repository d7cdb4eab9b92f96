import { beforeAll, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';

const environment = { PUBLIC_URL: 'http://pho.example' };

describeServerOnBothEngines('what search engines ask a site for', { environment }, (running) => {
  const addressesIn = async (path: string) => {
    const answer = await running().fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => String(loc).replaceAll('&amp;', '&'));
  };
  beforeAll(() => importDemo(running().database));

  it('says what may be read: what is rendered for everybody', async () => {
    const answer = await running().fetch('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text.match(/^Disallow: .*$/gm)).toEqual(
      ['/staff', '/v1', '/order', '/cart'].map((path) => `Disallow: ${path}`),
    );
    expect(text).toContain('\nAllow: /\n');
    expect(text).toContain('\nSitemap: http://pho.example/sitemap.xml\n');
  });

  it('lists each brand, and of a brand every page that exists', async () => {
    const maps = await addressesIn('/sitemap.xml');
    expect(maps).toEqual(
      ['BEPNHA', 'SPREE'].map((code) => `http://pho.example/sitemap.xml?pos_parent=${code}`),
    );
    const pages = await addressesIn('/sitemap.xml?pos_parent=bepnha');
    expect(pages[0]).toBe('http://pho.example/?pos_parent=BEPNHA');
    expect(pages).toContain('http://pho.example/menu?pos_parent=BEPNHA&pos_id=101');
    expect(new Set(pages).size).toBe(pages.length);
    const things = pages.filter((page) => /product_id=|combo_id=/.test(page));
    expect(things.length).toBeGreaterThan(100);
    for (const page of [pages[0], things[0], things.at(-1)]) {
      const html = await (await running().fetch(String(page).replace('http://pho.example', ''))).text();
      expect(html, page).toContain(`<link rel="canonical" href="${page?.replaceAll('&', '&amp;')}">`);
    }
  });

  it('names no dish that was taken away, and nothing of a brand nobody knows', async () => {
    const bundle = demoBundle('bepnha');
    const dish = bundle.menus[0]?.menu.items[0];
    const named = (pages: string[]) =>
      pages.filter((page) => page.includes('pos_id=101&product_id=pho-bo')).length;
    const before = named(await addressesIn('/sitemap.xml?pos_parent=BEPNHA'));
    expect(before).toBeGreaterThan(0);
    Object.assign(dish ?? {}, { status: 'DEACTIVE' });
    await importBundle(running().database, bundle, Date.now());
    await expect
      .poll(async () => named(await addressesIn('/sitemap.xml?pos_parent=BEPNHA')))
      .toBe(before - 1);
    for (const code of ['NOBODY', '..', '', 'A%20B'])
      expect((await running().fetch(`/sitemap.xml?pos_parent=${code}`)).status, code).toBe(404);
  });
});

describeServerOnBothEngines('a server with one brand', {}, (running) => {
  const renderedFor = async (path: string) =>
    /data-rendered="([^"]*)"/.exec(await (await running().fetch(path)).text())?.[1] ?? null;

  it('has its stores at "/", until there is a second', async () => {
    expect(await renderedFor('/')).toBeNull();
    await importBundle(running().database, demoBundle('bepnha'), Date.now());
    await expect.poll(() => renderedFor('/')).toBe('/?pos_parent=BEPNHA');
    for (const path of ['/?source=QR', '/?pos_parent=', '/'])
      expect(await renderedFor(path), path).not.toBeNull();
    expect((await running().fetch('/')).headers.get('etag')).toBe(
      (await running().fetch('/?pos_parent=BEPNHA')).headers.get('etag'),
    );
    for (const path of ['/?pos_id=101', '/menu', '/?pos_parent=NOBODY'])
      expect(await renderedFor(path), path).toBeNull();
    await importBundle(running().database, demoBundle('spree'), Date.now());
    await expect.poll(() => renderedFor('/')).toBeNull();
  });
});
