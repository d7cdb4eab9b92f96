import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { Clean } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { publishedMenu } from './published-menu.ts';
import { onSale } from './sold-out.ts';

const demo = () => demoBundle('bepnha').menus[0]?.menu as MenuWire;
const readBack = (menu: object, soldOut: readonly string[] = []): MenuWire =>
  JSON.parse(publishedMenu(JSON.stringify(menu)).json(new Set(soldOut)).toString());

/** The same with a field that the contract does not name in every thing there is. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, one]) => [name, withSecrets(one)]);
  return { ...Object.fromEntries(inside), margin: 0.7 };
}

describe('a published menu', () => {
  it('marks exactly the dishes that are sold out, those that exist only inside combos too', () => {
    const menu = demo();
    const [dish, part] = [String(menu.items[3]?.id), String(menu.list_item_combo?.[0]?.id)];
    const { items, list_item_combo: parts = [] } = readBack(menu, [dish, part, 'nobody']);
    const gone = [...items, ...parts].filter(({ status }) => status !== 'ACTIVE');
    expect(gone.map(({ id, status }) => [id, status])).toEqual([
      [dish, 'OUT_OF_STOCK'],
      [part, 'OUT_OF_STOCK'],
    ]);
  });

  it('says all else as it was published, and only what the contract names', () => {
    const statusless = ({ status: _, ...item }: MenuWire['items'][number]) => item;
    const said = ({ items, list_item_combo: parts = [], ...rest }: MenuWire) => ({
      ...rest,
      items: items.map(statusless),
      parts: parts.map(statusless),
    });
    const menu = { ...demo(), time_delivery: [{ Day_Of_Week: 2, Time_Start: '10:00', Time_End: '12:00' }] };
    expect(said(readBack(withSecrets(menu) as object))).toEqual(
      said(onSale(Clean(MenuWire, withSecrets(menu)) as MenuWire)),
    );
  });

  it('leaves out what is no longer sold, and may be empty', () => {
    const menu = demo();
    const items = menu.items.map((item, nth) => ({
      ...item,
      ...(nth === 0 && { status: 'DEACTIVE' as const }),
    }));
    expect(readBack({ ...menu, items }).items).toHaveLength(onSale(menu).items.length - 1);
    const { list_item_combo: _, ...rest } = { ...menu, items: [] };
    expect(readBack(rest)).toMatchObject({ items: [], item_types: menu.item_types });
    expect(readBack({ ...menu, items: [], list_item_combo: [] })).toMatchObject({
      items: [],
      list_item_combo: [],
    });
  });

  it('may stand in a page as it is', () => {
    const [item] = demo().items;
    const name = '</script><!--\u2028","status":"ACTIVE"';
    const json = publishedMenu(JSON.stringify({ ...demo(), items: [{ ...item, name }] })).json(new Set());
    expect(json.toString()).not.toMatch(/<|\u2028/);
    expect(JSON.parse(json.toString()).items[0].name).toBe(name);
  });
});
