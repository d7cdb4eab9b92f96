import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { atPace } from '@mam/tools/pace.ts';
import { describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from './import-bundle.ts';
import { readBundle } from './read-bundle.ts';

type Menu = Bundle['menus'][number]['menu'];

const option = (id: number) => ({ id, name: `option ${id}` });
const dish = { name: 'Món hỏng', type_id: 'PHO', ta_price: 1000, ots_price: 1000 };

/** Every kind of entry that refers to nothing, contradicts itself or is there twice, at the end of its list. */
function broken(menu: Menu): void {
  const category = menu.item_types[0]?.text_id ?? '';
  const sound = { ...dish, type_id: category };
  const group = { id: 1, name: 'group', options: [option(1)] };
  const first = String(menu.items[0]?.id);
  menu.items.push(
    { ...sound, id: 'B1', type_id: 'GONE' },
    { id: 'B2', name: 'Món hỏng', type_id: category },
    { ...sound, id: first },
    { ...sound, id: 'B3', name: 'group', customizations: [{ ...group, min_permitted: 3, max_permitted: 2 }] },
    { ...sound, id: 'B4', name: 'group', customizations: [group, group] },
    { ...sound, id: 'B5', name: 'group', customizations: [{ ...group, options: [option(1), option(1)] }] },
    {
      ...sound,
      id: 'B6',
      name: 'group',
      childs: [
        { ...option(1), ta_price: 1, ots_price: 1 },
        { ...option(1), ta_price: 1, ots_price: 1 },
      ],
    },
  );
  menu.item_types.push({ ...menu.item_types[0], id: 99, text_id: category, name: 'twice' });
  // a combo of itself, and two of each other
  const of = (combo_id: string, part: string) => ({
    combo_id,
    combo_name: 'Mâm hỏng',
    ta_value: 1000,
    ots_value: 1000,
    combo_details: [{ id_value: 'g', items: [{ id: part }], min_permitted: 1 }],
  });
  menu.list_normal_combo = [
    ...(menu.list_normal_combo ?? []),
    of('R1', 'R1'),
    of('R2', 'R3'),
    of('R3', 'R2'),
  ];
}

const withBroken = (): Bundle => {
  const bundle = demoBundle('bepnha');
  for (const { menu } of bundle.menus) broken(menu);
  return bundle;
};

describe('a menu that refers to nothing, contradicts itself or says a thing twice', () => {
  it('is not imported, and every mistake is named where it stands', () => {
    const read = readBundle(Buffer.from(JSON.stringify(withBroken())));
    const told = 'refused' in read ? read.mistakes.map(({ path, message }) => `${path} ${message}`) : [];
    const count = demoBundle('bepnha').menus[0]?.menu.items.length ?? 0;
    const at = (index: number) => `menus[0].menu.items[${count + index}]`;
    for (const mistake of [
      `${at(0)}.type_id names an unknown category (GONE)`,
      `${at(1)}.ta_price is missing`,
      `${at(2)} has the id of an earlier entry (PHO01)`,
      `${at(3)}.customizations[0].min_permitted is above max_permitted (2)`,
      `${at(4)}.customizations[1] has the id of an earlier entry (1)`,
      `${at(5)}.customizations[0].options[1] has the id of an earlier entry (1)`,
      `${at(6)}.childs[1] has the id of an earlier entry (1)`,
    ])
      expect(told).toContain(mistake);
    const all = told.join('\n');
    expect(all).toMatch(/item_types\[\d+\] has the id of an earlier entry/);
    for (const id of ['R1', 'R2', 'R3']) expect(all).toContain(`names an unknown dish (${id})`);
  });
});

describeServerOnBothEngines('a broken menu that is in the database all the same', {}, (running) => {
  const MENU = '/menu?pos_parent=BEPNHA&pos_id=101';

  it('costs the broken dishes, not the menu: it is answered, rendered and listed', async () => {
    await importBundle(running().database, withBroken(), Date.now());
    expect((await running().fetch(`/v1${MENU}`)).status).toBe(200);
    const page = await running().fetch(MENU, { headers: { 'accept-language': 'vi' } });
    const html = await page.text();
    const rendered =
      /<div id="root" data-rendered[^>]*>(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ??
      '';
    expect([rendered.includes('Phở bò tái nạm gầu'), rendered.includes('Món hỏng')]).toEqual([true, false]);
    expect((await running().fetch('/sitemap.xml?pos_parent=BEPNHA')).status).toBe(200);
  });

  it('with pictures that are none: every page is rendered, and no head names such a picture', async () => {
    const bundle = demoBundle('bepnha');
    const addresses = ['http://[', 'javascript:alert(1)', '//', 'data:text/html,<b>', '/static/\u0000', ' '];
    const items = bundle.menus[0]?.menu.items ?? [];
    for (const [index, image_url] of addresses.entries())
      Object.assign(items[index] ?? {}, { image_url, image_cutout: 0 });
    Object.assign(bundle.brand, { image_url: 'http://[', image_thumb_url: 'http://[' });
    Object.assign(bundle.stores[0] ?? {}, { Image_Path: 'javascript:alert(1)' });
    await importBundle(running().database, bundle, Date.now());
    const things = items
      .slice(0, addresses.length)
      .map(({ store_item_id }) => `/product?product_id=${store_item_id}`);
    for (const thing of ['?', ...things]) {
      const path = `/menu${thing}&pos_parent=BEPNHA&pos_id=101`;
      await expect
        .poll(async () => (await (await running().fetch(path)).text()).includes('data-rendered'))
        .toBe(true);
      const html = await (await running().fetch(path)).text();
      expect(
        /<meta property="og:image" content="(?!http:\/\/localhost)/.exec(html)?.[0],
        path,
      ).toBeUndefined();
      const schema = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      expect(/"image":"(?!http:\/\/localhost)/.exec(schema)?.[0], path).toBeUndefined();
    }
    expect((await running().fetch('/app/BEPNHA/icon.svg')).status).toBe(200);
  });

  it('of 3 MB: imported, answered and sent whole, and from then on at once', async () => {
    const bundle = demoBundle('bepnha');
    const menu = bundle.menus[0]?.menu;
    const plain = menu?.items.filter(({ is_eat_with, is_virtual }) => !is_eat_with && !is_virtual) ?? [];
    const open = { time_sale_date_week: 0, time_sale_hour_day: 0, status: 'ACTIVE' as const };
    for (let count = 0; count < 3_100; count += 1) {
      const item = plain[count % plain.length];
      if (item)
        menu?.items.push({
          ...item,
          ...open,
          id: `M${count}`,
          store_item_id: `m-${count}`,
          name: `Món số ${count}.`,
        });
    }
    const text = JSON.stringify(bundle);
    expect(text.length).toBeGreaterThan(2_900_000);
    const read = readBundle(Buffer.from(text));
    if ('refused' in read) throw new Error(JSON.stringify(read.mistakes.slice(0, 3)));
    await importBundle(running().database, read.bundle, Date.now());
    const packedSize = async (path: string) =>
      (await running().app.inject({ url: path, headers: { 'accept-encoding': 'br' } })).rawPayload.length;
    await expect
      .poll(async () => (await (await running().fetch(`/v1${MENU}`)).text()).includes('Món số 3099.'))
      .toBe(true);
    expect(await packedSize(`/v1${MENU}`)).toBeLessThan(150_000);
    const html = await (await running().fetch(MENU)).text();
    expect(html.includes('Món số 3099.')).toBe(true);
    const size = await packedSize(MENU);
    expect(size).toBeLessThan(300_000);
    const began = performance.now();
    await packedSize(MENU);
    expect(performance.now() - began).toBeLessThan(atPace(500));
  });
});
