import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { EARLY_TAPS, inlineSource } from '../http/inline.ts';
import { sellOut } from '../menu/sell-out.ts';

const MENU = '/menu?pos_parent=BEPNHA&pos_id=101';
const BERLIN = '/menu?pos_parent=SPREE&pos_id=201';
/** A name that would break out of HTML, of an attribute and of a data block. */
const WICKED = '</script><script>alert("1")</script><img src=x onerror=alert(1)>';

// the pages are rendered by the built app: `npm test` builds it first
describeServerOnBothEngines(
  'start pages',
  { environment: { PUBLIC_URL: 'http://pho.example' } },
  (running) => {
    const pageOf = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await running().fetch(path, { headers });
      const html = await reply.text();
      const block = (type: string) =>
        JSON.parse(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');
      const root = /<div id="root"([^>]*)>(.*)<\/div>\s*<script type="application\/json"/s.exec(html);
      return {
        reply,
        html,
        root: root?.[2] ?? '',
        renderedFor: /data-rendered="([^"]*)"/.exec(root?.[1] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? null,
        data: block('application/json'),
        schema: block('application/ld\\+json'),
      };
    };
    beforeAll(() => importDemo(running().database));

    it('carry what the reading calls would answer', async () => {
      const { html, data } = await pageOf('/menu?pos_parent=bepnha&pos_id=101');
      const menu = await (await running().fetch('/v1/menu?pos_parent=BEPNHA&pos_id=101')).json();
      expect(data.menu).toEqual(menu.data);
      expect(data.config.id).toBe('BEPNHA');
      expect(data.restaurants).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]*Bếp Nhà Lúa Nguyễn Huệ<\/title>/);
    });

    it('show the whole menu before any script runs: names, descriptions, prices', async () => {
      const { root, renderedFor, data } = await pageOf(MENU, { 'accept-language': 'vi' });
      expect(renderedFor).toBe(MENU);
      expect(root).not.toMatch(/<script| style=/);
      const always = data.menu.items.filter((item: Record<string, unknown>) =>
        ['time_sale_hour_day', 'time_sale_date_week', 'is_virtual', 'is_eat_with'].every(
          (name) => !item[name],
        ),
      );
      const names: string[] = always.flatMap((item: { name: string; allow_take_away?: number }) =>
        item.allow_take_away === 0 ? [] : item.name,
      );
      expect(names.length).toBeGreaterThan(50);
      expect(names.filter((name) => !root.includes(name.replaceAll('&', '&amp;')))).toEqual([]);
      expect(root).toContain('Nước dùng ninh xương mười hai giờ');
      expect(root).toContain('75.000');
    });

    it('bring the style of everything they draw', async () => {
      for (const path of [
        '/?pos_parent=BEPNHA',
        MENU,
        '/menu/product?pos_parent=BEPNHA&pos_id=101&product_id=bun-bo-hue',
        '/menu/combo?pos_parent=BEPNHA&pos_id=101&combo_id=CB02',
      ]) {
        const { html, root } = await pageOf(path);
        const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
        const classes = [...root.matchAll(/ class="([^"]*)"/g)].flatMap(
          ([, names]) => names?.split(' ') ?? [],
        );
        // names that css modules made in a style sheet of ours
        const ours = new Set(classes.filter((name) => /^_\w+_\w+_\d+$/.test(name)));
        expect(ours.size).toBeGreaterThan(5);
        expect(
          [...ours].filter((name) => !css.includes(`.${name}`)),
          path,
        ).toEqual([]);
      }
    });

    it('draw the stores of a brand, a dish and a combo', async () => {
      const stores = await pageOf('/?pos_parent=BEPNHA', { 'accept-language': 'vi' });
      expect(stores.root).toContain('42 Nguyễn Huệ');
      expect(stores.data.restaurants).toHaveLength(4);
      expect(stores.data).not.toHaveProperty('menu');
      const dish = await pageOf(`/menu/product?pos_parent=BEPNHA&pos_id=101&product_id=bun-bo-hue`);
      expect(dish.root).toMatch(/<h1[^>]*>Bún bò Huế/);
      expect(dish.schema).toMatchObject({ '@type': 'MenuItem', name: 'Bún bò Huế' });
      const combo = await pageOf('/menu/combo?pos_parent=BEPNHA&pos_id=101&combo_id=CB02');
      expect(combo.root).toMatch(/<h1[^>]*>Mâm phở đôi bạn/);
    });

    it('are the same for everybody: where somebody came from and what is open over a page is not in them', async () => {
      const plain = await pageOf(MENU);
      const from = await pageOf(`${MENU}&source=FACEBOOK&fbclid=1`);
      expect(from.html).toBe(plain.html);
      expect((await pageOf(`${MENU}&sheet=categories`)).renderedFor).toBeNull();
    });

    /** The language of a page, by its head and by its own words. */
    const spoken = async (url: string, accepts?: string) => {
      const { html, root } = await pageOf(url, accepts ? { 'accept-language': accepts } : {});
      const words = { vi: /Ngôn ngữ: VI/, en: /Language: EN/, de: /Sprache: DE/ };
      const drawn = Object.entries(words).filter(([, word]) => word.test(root));
      return [/<html lang="(\w+)">/.exec(html)?.[1], ...drawn.map(([language]) => language)];
    };
    const listing = async (brand: 'bepnha' | 'spree', languages?: ('vi' | 'en' | 'de')[]) => {
      const { languages: _, ...rest } = demoBundle(brand).brand;
      const bundle = { ...demoBundle(brand), brand: { ...rest, ...(languages && { languages }) } };
      await importBundle(running().database, bundle, Date.now());
    };

    it('[BR4] [BR5] speak what address or browser ask for, in either currency; nobody gets the page of another language', async () => {
      for (const menu of [MENU, BERLIN])
        for (const language of ['vi', 'en', 'de', 'vi', 'de', 'en'])
          expect(await spoken(menu, `${language}-XX,en;q=0.5`)).toEqual([language, language]);
      expect(await spoken(MENU, 'zh-TW')).toEqual(['en', 'en']);
      expect(await spoken(`${BERLIN}&lang=vi`, 'en')).toEqual(['vi', 'vi']);
      expect(await spoken(`${MENU}&lang=de`, 'en')).toEqual(['de', 'de']);
      expect(await spoken('/?pos_parent=SPREE', 'vi')).toEqual(['vi', 'vi']);
      const { root, html } = await pageOf(BERLIN, { 'accept-language': 'vi' });
      expect(root).toMatch(/\d,\d\d\s?€/);
      expect(html.match(/hreflang="\w+"/g)).toEqual(['hreflang="de"', 'hreflang="en"', 'hreflang="vi"']);
    });

    it('[BR4] without a list speak German at a German store, else Vietnamese or English; one language is no choice', async () => {
      await listing('spree');
      await listing('bepnha');
      await expect.poll(() => spoken(BERLIN, 'vi')).toEqual(['de']);
      expect((await pageOf(BERLIN)).html).not.toContain('hreflang');
      expect(await spoken(`${BERLIN}&lang=en`, 'vi')).toEqual(['en']);
      expect(await spoken(MENU, 'de')).toEqual(['en', 'en']);
      expect(await spoken(`${MENU}&lang=de`, 'vi')).toEqual(['vi', 'vi']);
      expect(await spoken(MENU)).toEqual(['en', 'en']);
      await listing('bepnha', ['vi']);
      await expect.poll(() => spoken(MENU, 'de')).toEqual(['vi']);
      expect(await spoken(`${MENU}&lang=en`, 'en')).toEqual(['vi']);
      await Promise.all([
        importBundle(running().database, demoBundle('spree'), Date.now()),
        listing('bepnha', ['vi', 'en', 'de']),
      ]);
      await expect.poll(() => spoken(BERLIN, 'vi')).toEqual(['vi', 'vi']);
    });

    it('answer 404 for an unknown brand or store, and draw no dish nobody sells', async () => {
      for (const url of [
        '/menu?pos_parent=NOBODY&pos_id=1',
        '/menu?pos_parent=BEPNHA&pos_id=9',
        '/?pos_parent=NOBODY',
      ]) {
        const { reply, renderedFor } = await pageOf(url);
        expect([reply.status, renderedFor], url).toEqual([404, null]);
      }
      expect((await pageOf('/menu')).renderedFor).toBeNull();
      expect(
        (await pageOf('/menu/product?pos_parent=BEPNHA&pos_id=101&product_id=none')).renderedFor,
      ).toBeNull();
    });

    it('tell search engines and chats what they are about, at one clean address', async () => {
      const { html, schema } = await pageOf(`${MENU}&source=FACEBOOK`, { 'accept-language': 'vi' });
      const clean = 'http://pho.example/menu?pos_parent=BEPNHA&amp;pos_id=101';
      expect(html).toContain(`<link rel="canonical" href="${clean}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="vi" href="${clean}&amp;lang=vi">`);
      expect(html).toContain(
        '<meta property="og:image" content="http://pho.example/static/brands/bepnha/store-101.webp">',
      );
      expect(schema).toMatchObject({ '@type': 'Restaurant', name: 'Bếp Nhà Lúa Nguyễn Huệ' });
      const [section] = schema.hasMenu.hasMenuSection;
      expect(section).toMatchObject({ '@type': 'MenuSection', name: 'Phở & bún' });
      expect(section.hasMenuItem[0]).toMatchObject({
        '@type': 'MenuItem',
        name: 'Phở bò tái nạm gầu',
        offers: { price: '75000', priceCurrency: 'VND' },
      });
    });

    it('allow their style block and the script that keeps taps by their hashes, and nothing inline besides', async () => {
      const { reply, html } = await pageOf(MENU);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(html.match(/<style>/g)).toHaveLength(1);
      expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
      expect(policy).not.toContain('unsafe');
      const scripts = html.match(/<script>[^<]*<\/script>/g) ?? [];
      expect(scripts).toEqual([`<script>${EARLY_TAPS}</script>`]);
      expect(policy).toContain(`script-src 'self' ${inlineSource(EARLY_TAPS)};`);
    });

    it('come packed, the same in each coding, and not again to who has them', async () => {
      const raw = (coding: string) =>
        running().app.inject({ url: MENU, headers: { 'accept-encoding': coding } });
      const [br, gz, plain] = [await raw('br'), await raw('gzip'), await raw('identity')];
      expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
      expect(gunzipSync(gz.rawPayload)).toEqual(plain.rawPayload);
      expect(br.headers.vary).toBe('Accept-Encoding, Accept-Language');
      const tag = String(br.headers.etag);
      const again = await running().fetch(MENU, { headers: { 'if-none-match': tag } });
      expect(again.status).toBe(304);
      const { reply } = await pageOf(MENU, { 'accept-language': 'en', 'if-none-match': tag });
      expect(reply.status).toBe(200);
    });

    it('are made anew after a sell-out', async () => {
      const other = MENU.replace('101', '102');
      const tag = async () => (await running().fetch(other)).headers.get('etag');
      const before = await tag();
      expect(await tag()).toBe(before);
      const wish = { brand: 'BEPNHA', store: 102, itemId: 'PHO01', soldOut: true, by: 'test' };
      await sellOut(running().context, wish, Date.now());
      await expect.poll(tag).not.toBe(before);
      expect((await pageOf(other, { 'accept-language': 'vi' })).root).toContain('Hết món');
    });

    it('cannot be broken out of, whatever a dish is called', async () => {
      const bundle = demoBundle('bepnha');
      const dish = bundle.menus[0]?.menu.items[0];
      if (dish) Object.assign(dish, { name: WICKED, description: WICKED });
      await importBundle(running().database, bundle, Date.now());
      const text = WICKED.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
      await expect.poll(async () => (await pageOf(MENU)).root).toContain(text);
      const { html, schema } = await pageOf(MENU);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      expect(JSON.stringify(schema)).toContain('alert');
    });
  },
);
