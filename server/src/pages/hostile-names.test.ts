import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { type Opened, parseElements } from '../../test/page-tokens.ts';
import { until } from '../../test/until.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { EARLY_TAPS, inlineSource } from '../http/inline.ts';

/** Would break out of an element, of either kind of attribute, of a comment, of a script, a style and a title. */
const HOSTILE = `--></title></style></script><script>alert(1)</script><img src=x onerror="alert(2)">' onload='x" onload="x {{7*7}} \u2028]]>`;
const HARMLESS = 'x'.repeat(HOSTILE.length);

/** A small menu whose every text a restaurant may choose is this one. */
function bundleNamed(text: string): Bundle {
  const bundle = demoBundle('bepnha');
  const [store, menu] = [bundle.stores[0], bundle.menus[0]?.menu];
  const dish = menu?.items.find(({ customizations, childs }) => customizations?.length && childs?.length);
  const combo = menu?.list_normal_combo?.[0] ?? menu?.list_special_combo?.[0];
  if (!store || !menu || !dish || !combo)
    throw new Error('the demo brand has lost its first store, dish or combo');
  Object.assign(bundle.brand, { name: text.slice(0, 100), brand_description: text });
  Object.assign(store, { Pos_Name: text.slice(0, 100), Pos_Address: text, Phone_Number: text.slice(0, 30) });
  for (const type of menu.item_types) type.name = text;
  for (const item of menu.items) Object.assign(item, { name: text, description: text });
  for (const group of dish.customizations ?? []) {
    group.name = text;
    for (const option of group.options) option.name = text;
  }
  for (const child of dish.childs ?? []) child.name = text;
  for (const one of [...(menu.list_normal_combo ?? []), ...(menu.list_special_combo ?? [])]) {
    Object.assign(one, { combo_name: text, description: text });
    for (const group of one.combo_details ?? []) group.name = text;
  }
  return bundle;
}

describeServerOnBothEngines('whatever a restaurant calls its things', {}, (running) => {
  const dish = demoBundle('bepnha').menus[0]?.menu.items.find(
    ({ customizations, childs }) => customizations?.length && childs?.length,
  );
  const PAGES = [
    '/?pos_parent=BEPNHA',
    '/menu?pos_parent=BEPNHA&pos_id=101',
    `/menu/product?pos_parent=BEPNHA&pos_id=101&product_id=${dish?.store_item_id}`,
    '/menu/combo?pos_parent=BEPNHA&pos_id=101&combo_id=CB02',
    '/cart?pos_parent=BEPNHA&pos_id=101',
  ];
  const harmless = new Map<string, Opened[]>();
  const hostile = new Map<string, Opened[]>();

  const importNamed = async (text: string) => {
    const read = readBundle(Buffer.from(JSON.stringify(bundleNamed(text))));
    if ('refused' in read) throw new Error(JSON.stringify(read.mistakes.slice(0, 3)));
    await importBundle(running().database, read.bundle, Date.now());
  };
  const read = async (into: Map<string, Opened[]>) => {
    for (const path of PAGES) into.set(path, parseElements(await (await running().fetch(path)).text()));
  };
  const dataOf = (page: readonly Opened[]) =>
    page.filter(({ name, attributes }) => name === 'script' && attributes.type?.includes('json'));

  beforeAll(async () => {
    await importNamed(HARMLESS);
    await read(harmless);
    await importNamed(HOSTILE);
    await until(async () => !(await (await running().fetch(PAGES[1] ?? '')).text()).includes(HARMLESS));
    await read(hostile);
  });

  it.each(PAGES)('no element and no attribute comes of it: %s', (path) => {
    const shape = (page: readonly Opened[] | undefined) =>
      page?.map(({ name, attributes }) => `${name} ${Object.keys(attributes).join(' ')}`);
    expect(shape(hostile.get(path))).toEqual(shape(harmless.get(path)));
    for (const { name, attributes, text } of hostile.get(path) ?? []) {
      expect(Object.keys(attributes).filter((attribute) => attribute.startsWith('on'))).toEqual([]);
      if (name === 'script' && !attributes.type?.includes('json') && text !== EARLY_TAPS)
        expect([attributes.src, text]).toEqual([expect.stringMatching(/^\/assets\/[\w.-]+\.js$/), '']);
    }
  });

  it.each(PAGES)('what the app and search engines read is what was written: %s', (path) => {
    const page = hostile.get(path) ?? [];
    const blocks = dataOf(page).map(({ text }) => JSON.parse(text));
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(HOSTILE).slice(1, 90));
    const shared = page.find(({ attributes }) => attributes.property === 'og:description');
    if (!path.startsWith('/cart')) expect(shared?.attributes.content).toContain('</script><script>alert(1)');
  });

  it('nor of the app’s manifest and icon, and no page runs a script but the one it is sent with', async () => {
    const manifest = await running().fetch('/app/BEPNHA/manifest.webmanifest');
    expect((await manifest.json()).name).toBe(HOSTILE.slice(0, 100));
    expect(await (await running().fetch('/app/BEPNHA/icon.svg')).text()).not.toContain('alert');
    for (const path of PAGES) {
      const policy = (await running().fetch(path)).headers.get('content-security-policy') ?? '';
      expect(policy.replace(` ${inlineSource(EARLY_TAPS)}`, '')).toContain("script-src 'self';");
    }
  });
});

describe('the reading of pages in these tests', () => {
  it('sees what breaks out', () => {
    const names = (html: string) => parseElements(html).map(({ name }) => name);
    expect(Object.keys(parseElements(`<p title="${HOSTILE}">`)[0]?.attributes ?? {})).not.toEqual(['title']);
    expect(names(`<title>${HOSTILE}</title>`)).toContain('img');
    expect(names(`<script type="application/json">"${HOSTILE}"</script>`)).toEqual([
      'script',
      'script',
      'img',
    ]);
    expect(names('<p title="<img>">&lt;img&gt;</p><!-- <img> -->')).toEqual(['p']);
    expect(parseElements('<img src=x onerror=y>')[0]?.attributes).toEqual({ src: 'x', onerror: 'y' });
  });
});
