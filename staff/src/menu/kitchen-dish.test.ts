import type { StaffChoice, StaffDish, StaffMenu } from '@mam/contract/staff/sold-out.schema.ts';
import { describe, expect, it } from 'vitest';
import { dishNames, findDishSections, findThings, soldOutIds, withSwitch } from './kitchen-dish.ts';

const there = { sold_out: false, until: null, by: null };

const option = (id: string, name: string, ingredient: string | null = null): StaffChoice => ({
  id,
  name,
  price: 0,
  ingredient,
  ...there,
});

const dish = (id: string, name: string, category: string, change: Partial<StaffDish> = {}): StaffDish => ({
  id,
  name,
  category,
  picture: { url: null, hue: 60, cutout: false },
  ingredient: null,
  ...there,
  sizes: [],
  groups: [],
  ...change,
});

const dishes = [
  dish('1', 'Phở bò tái', 'Phở', {
    groups: [{ name: 'Thêm', options: [option('1/g/1', 'Trứng chần', 'egg')] }],
  }),
  dish('2', 'Cơm tấm sườn', 'Cơm', { sold_out: true }),
  dish('3', 'Phở gà', 'Phở', { sizes: [{ ...option('3/l', 'Tô lớn'), sold_out: true }] }),
  dish('4', 'Nước dừa', 'Nước'),
];
const menu: StaffMenu = {
  dishes,
  combos: [{ id: 'c', name: 'Mâm đôi', picture: { url: null, hue: 1, cutout: false }, ...there }],
  ingredients: [{ id: 'egg', name: 'Trứng gà', dishes: ['1'], ...there }],
  closing: null,
  tomorrow: null,
};
const shown = (query: string, only: ReadonlySet<string> | null = null) =>
  findDishSections(dishes, dishNames(dishes), query, only).map((section) => [
    section.name,
    ...section.dishes.map((each) => each.id),
  ]);

describe('the sold-out list', () => {
  it('keeps menu order under its categories', () => {
    expect(shown('')).toEqual([
      ['Phở', '1', '3'],
      ['Cơm', '2'],
      ['Nước', '4'],
    ]);
  });

  it('finds without accents, by sizes and options too', () => {
    expect(shown('pho bo')).toEqual([['Phở', '1']]);
    expect(shown('nuoc dua')).toEqual([['Nước', '4']]);
    expect(shown('trung chan')).toEqual([['Phở', '1']]);
    expect(shown('to lon')).toEqual([['Phở', '3']]);
    expect(findThings(menu.ingredients, 'trung', null)).toHaveLength(1);
    expect(findThings(menu.combos, 'trung', null)).toEqual([]);
  });

  it('can show only what is gone, and what has something gone in it', () => {
    const gone = soldOutIds(menu);
    expect(shown('', gone)).toEqual([
      ['Cơm', '2'],
      ['Phở', '3'],
    ]);
    expect(findThings(menu.combos, '', gone)).toEqual([]);
  });

  it('says nothing for what is not there', () => {
    expect(shown('pizza')).toEqual([]);
  });

  it('[ME17] shows at once what a switch takes along', () => {
    const standing = { sold_out: true, until: 5, by: null };
    const after = withSwitch(menu, { kind: 'ingredient', id: 'egg' }, standing);
    expect(after.ingredients[0]).toMatchObject(standing);
    expect(after.dishes[0]?.groups[0]?.options[0]).toMatchObject(standing);
    expect(after.dishes[1]).toEqual(dishes[1]);
    const one = withSwitch(menu, { kind: 'option', id: '1/g/1' }, standing);
    expect([one.dishes[0]?.groups[0]?.options[0]?.sold_out, one.ingredients[0]?.sold_out]).toEqual([
      true,
      false,
    ]);
  });
});
