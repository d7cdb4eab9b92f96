import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { pathId, type SoldOut } from '@mam/domain/menu/sold-out.ts';
import { Clean } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { publishedMenu } from './published-menu.ts';
import { onSale } from './sold-out.ts';

const demo = () => demoBundle('bepnha').menus[0]?.menu as MenuWire;
const readBack = (menu: object, soldOut: readonly SoldOut[] = []): MenuWire =>
  JSON.parse(publishedMenu(JSON.stringify(menu)).json(soldOut).toString());
const goneDish = (id: string): SoldOut => ({ kind: 'dish', id, until: null });

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
    const { items, list_item_combo: parts = [] } = readBack(menu, [dish, part, 'nobody'].map(goneDish));
    const gone = [...items, ...parts].filter(({ status }) => status !== 'ACTIVE');
    expect(gone.map(({ id, status }) => [id, status])).toEqual([
      [dish, 'OUT_OF_STOCK'],
      [part, 'OUT_OF_STOCK'],
    ]);
  });

  it('[ME16] marks sizes, options and combos, with the moment they are back at', () => {
    const menu = demo();
    const sized = menu.items.find(({ childs = [] }) => childs.length > 0);
    const chosen = menu.items.find(({ customizations = [] }) => customizations.length > 0);
    const [size, group] = [sized?.childs?.[0], chosen?.customizations?.[0]];
    const [option, combo] = [group?.options[0], menu.list_normal_combo?.[0]];
    const until = 1_800_000_000_000;
    const read = readBack(menu, [
      { kind: 'variant', id: pathId(String(sized?.id), String(size?.id)), until },
      { kind: 'option', id: pathId(String(chosen?.id), String(group?.id), String(option?.id)), until: null },
      { kind: 'combo', id: String(combo?.combo_id ?? combo?.id), until },
    ]);
    const gone = { status: 'OUT_OF_STOCK', sold_out_until: until };
    const { childs = [] } = read.items.find(({ id }) => id === sized?.id) ?? {};
    expect(childs).toEqual([expect.objectContaining(gone), ...childs.slice(1)]);
    const { customizations = [] } = read.items.find(({ id }) => id === chosen?.id) ?? {};
    expect(customizations[0]?.options[0]).toEqual({ ...option, status: 'OUT_OF_STOCK' });
    expect(read.list_normal_combo?.[0]).toMatchObject(gone);
    // nothing else says anything but what it said
    const marks = (of: MenuWire) => JSON.stringify(of).split('OUT_OF_STOCK').length;
    expect(marks(read) - marks(readBack(menu))).toBe(3);
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
    const json = publishedMenu(JSON.stringify({ ...demo(), items: [{ ...item, name }] })).json([]);
    expect(json.toString()).not.toMatch(/<|\u2028/);
    expect(JSON.parse(json.toString()).items[0].name).toBe(name);
  });
});
