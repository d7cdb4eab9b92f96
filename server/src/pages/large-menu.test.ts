import { expect, it } from 'vitest';
import { recordStatements } from '../../test/database/statements.ts';
import { demoBundle } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { sellOut } from '../menu/sell-out.ts';

const DISHES = 2_000;
const PATH = '/menu?pos_parent=BEPNHA&pos_id=101&lang=vi';

let now = Date.now();

function largeBundle() {
  const bundle = demoBundle('bepnha');
  const [published] = bundle.menus;
  if (!published) throw new Error('the demo has no menu');
  const { items } = published.menu;
  const plain = items.filter((item) => !item.is_eat_with);
  for (let nth = items.length; nth < DISHES; nth += 1) {
    const item = plain[nth % plain.length];
    if (item)
      items.push({ ...item, id: `D${nth}`, store_item_id: `dish-${nth}`, name: `${item.name} ${nth}` });
  }
  return bundle;
}

describeServerOnBothEngines('a menu of 2,000 dishes', { now: () => now }, (running) => {
  const page = async () => (await running().fetch(PATH)).text();
  const dataOf = (html: string) =>
    JSON.parse(/id="start-data"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}').menu.items as {
      id: string;
      status: string;
    }[];
  const statusIn = (html: string) => dataOf(html).find(({ id }) => id === 'D1500')?.status;

  const lastRecorded = async () => {
    const { read } = running().database;
    const { last } = await read
      .selectFrom('events')
      .select(({ fn }) => fn.max('seq').as('last'))
      .executeTakeFirstOrThrow();
    return Number(last);
  };

  const soldOut = (itemId: string) =>
    sellOut(running().context, { brand: 'BEPNHA', store: 101, itemId, soldOut: true, by: 'test' }, now);

  it('is drawn as far as it is seen first, and comes whole with the data', async () => {
    await importBundle(running().database, largeBundle(), now);
    const html = await page();
    expect(dataOf(html).length).toBeGreaterThan(1_900);
    const drawn = html.match(/<article/g)?.length ?? 0;
    expect(drawn).toBeGreaterThan(30);
    expect(drawn).toBeLessThan(600);
  });

  it('is sent as it was after a sell-out, and says which events it does not know yet; then it is new', async () => {
    const before = await page();
    const { database } = running();
    const importedUpTo = await lastRecorded();
    await soldOut('D1500');
    await expect.poll(() => database.lastPublished()).toBeGreaterThan(importedUpTo);
    const old = await page();
    expect(statusIn(old)).toBe(statusIn(before));
    const seq = Number(/"seq":(\d+)/.exec(old)?.[1]);
    expect(seq).toBeLessThan(database.lastPublished());
    now += 1_000;
    await expect.poll(async () => statusIn(await page())).toBe('OUT_OF_STOCK');
  });

  it('is read no more than once, whatever is sold out: for orders, for the call, for the page', async () => {
    const { context, database } = running();
    const statusOf = async () => {
      const { data } = await (await running().fetch('/v1/menu?pos_parent=BEPNHA&pos_id=101')).json();
      const dish = data.items.find(({ id }: { id: string }) => id === 'D1600');
      const selling = await context.stores.get(database.read, 'BEPNHA', 101);
      return [dish.status, selling?.menu.dishById.get('D1600')?.soldOut];
    };
    expect(await statusOf()).toEqual(['ACTIVE', false]);
    const statements = await recordStatements(async () => {
      await soldOut('D1600');
      expect(await statusOf()).toEqual(['OUT_OF_STOCK', true]);
      now += 1_000;
      await expect
        .poll(async () => dataOf(await page()).find(({ id }) => id === 'D1600')?.status)
        .toBe('OUT_OF_STOCK');
    });
    expect(statements.some(({ sql }) => sql.includes('"sold_out"'))).toBe(true);
    expect(statements.filter(({ sql }) => sql.includes('from "menus"'))).toEqual([]);
  });
});
