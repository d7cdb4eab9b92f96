import { beforeAll, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { PageCache } from '../cache/page-cache.ts';
import type { ReadyPage } from '../http/pages.ts';
import { startPages } from './start-pages.ts';

const PAGE: ReadyPage = {
  answer: { etag: '', br: Buffer.alloc(1), gzip: Buffer.alloc(1), identity: Buffer.alloc(1) },
  styleSource: null,
};
const STORE = 'pos_parent=BEPNHA&pos_id=101';

describeServerOnBothEngines('pages about invented things', {}, (running) => {
  beforeAll(() => importDemo(running().database));

  const invented = (n: number): string => {
    const kinds = [
      `/menu/product?${STORE}&product_id=invented-${n}`,
      `/menu/combo?${STORE}&combo_id=invented-${n}`,
      `/menu/product?pos_parent=BEPNHA&pos_id=${1000 + n}&product_id=pho-bo`,
      `/menu?pos_parent=BEPNHA&pos_id=${1000 + n}`,
      `/menu?pos_parent=NOBODY${n}&pos_id=101`,
    ];
    return kinds[n % kinds.length] ?? '';
  };

  /** The pages of this database, made by somebody who takes as long as the test likes. */
  const pagesMadeBy = (make: () => Promise<ReadyPage>) => {
    const { database, context } = running();
    const pages = new PageCache(() => 0);
    const start = startPages({
      publicUrl: 'http://pho.example',
      database,
      stores: context.stores,
      caches: { ...context.caches, pages },
      make,
      readOrder: async () => null,
      now: () => 0,
    });
    return { pages, start };
  };

  it('five hundred are 404 in few bytes, and nothing is rendered or kept', async () => {
    const kept = running().context.caches.pages.count;
    const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => running().fetch(invented(n))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    expect(Math.max(...sizes)).toBeLessThan(8_000);
    expect(running().context.caches.pages.count).toBe(kept);

    let drawn = 0;
    const { pages, start } = pagesMadeBy(async () => {
      drawn += 1;
      return PAGE;
    });
    for (let n = 0; n < 500; n += 1) await start.page(invented(n), {});
    expect([drawn, pages.count]).toEqual([0, 0]);
  });

  it('of all known pages at once two are drawn and sixteen wait; the others go out plain and are not kept', async () => {
    const dishes = demoBundle('bepnha').menus[0]?.menu.items.map(({ store_item_id }) => store_item_id) ?? [];
    const urls = dishes.flatMap((id) =>
      ['vi', 'en'].map((lang) => `/menu/product?${STORE}&product_id=${id}&lang=${lang}`),
    );
    expect(urls.length).toBeGreaterThan(60);
    let [drawing, most, answered] = [0, 0, 0];
    const everybodyAsked = Promise.withResolvers<void>();
    const { pages, start } = pagesMadeBy(async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      await everybodyAsked.promise;
      drawing -= 1;
      return PAGE;
    });
    const ask = async (url: string) => {
      const page = await start.page(url, {});
      answered += 1;
      if (answered === urls.length - 18) everybodyAsked.resolve();
      return page;
    };
    const made = await Promise.all(urls.map(ask));
    expect(most).toBeLessThanOrEqual(2);
    expect(made.filter((page) => page !== null && page !== 'unknown')).toHaveLength(18);
    expect(pages.count).toBe(18);
    expect(await start.page(urls.at(-1) ?? '', {})).not.toBeNull();
  });
});
