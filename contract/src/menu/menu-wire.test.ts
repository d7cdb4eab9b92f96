import { readdirSync, readFileSync } from 'node:fs';
import { offeredParts } from '@mam/domain/combo/offered-parts.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { expect, it } from 'vitest';
import { storeFromWire } from '../store/store-wire.ts';
import type { ComboWire, ItemWire } from './item.schema.ts';
import type { MenuWire } from './menu.schema.ts';
import { menuFromWire } from './menu-wire.ts';

const store: Store = storeFromWire(
  { Id: 101, Pos_Name: 'Bếp Nhà Lúa', Pos_Address: '43 Nguyễn Huệ', Active: 1 },
  { id: 'c1', pos_parent: 'BEPNHA' },
);
const pho: ItemWire = { id: 'PHO', name: 'Phở', type_id: 'MAIN', ots_price: 70000, ta_price: 75000 };
const wire: MenuWire = {
  items: [pho],
  item_types: [{ id: 1, text_id: 'MAIN', name: 'Món chính', active: 1 }],
};

function read(change: Partial<MenuWire>, inStore: Store = store) {
  const problems: string[] = [];
  const menu = menuFromWire({ ...wire, ...change }, inStore, {
    report: (path, text) => problems.push(`${path} ${text}`),
  });
  return { menu, problems };
}
const readItem = (change: Partial<ItemWire>, inStore?: Store) => {
  const { menu, problems } = read({ items: [{ ...pho, ...change }] }, inStore);
  return { dish: menu.dishes[0], problems };
};

it('[ME3] takes the price of the store’s own list, less the discount', () => {
  expect(readItem({}).dish).toMatchObject({ listPrice: 75000, price: 75000, takeAway: true, soldOut: false });
  expect(readItem({ discount: 0.125 }).dish).toMatchObject({ discount: 1250, price: 65625 });
  expect(readItem({ foc: 1 }).dish).toMatchObject({ free: true, price: 0 });
  expect(readItem({}, { ...store, priceField: 'ots_price' }).dish).toMatchObject({ listPrice: 70000 });
});

it('[DI1] what is not said of ingredients stays unknown, an empty list is a statement', () => {
  const nothing = { allergens: null, mayContain: [], marks: [], spice: null };
  expect(readItem({}).dish?.diet).toEqual(nothing);
  expect(readItem({ allergens: [], spice_level: 0 }).dish?.diet).toEqual({
    ...nothing,
    allergens: [],
    spice: 0,
  });
  expect(
    readItem({ allergens: ['wheat'], may_contain: ['eggs'], diets: ['vegan'], spice_level: 3 }).dish?.diet,
  ).toEqual({ allergens: ['wheat'], mayContain: ['eggs'], marks: ['vegan'], spice: 3 });
});

it('a dish whose status nobody knows is not sold', () => {
  const withStatus = (status: string) => readItem({ status } as Partial<ItemWire>).dish?.soldOut;
  expect([withStatus('ACTIVE'), withStatus('OUT_OF_STOCK'), withStatus('HIDDEN')]).toEqual([
    false,
    true,
    undefined,
  ]);
});

it('a dish without a picture has the one that stands for all', () => {
  const standIn = { url: '/static/images/default_food.svg', cutout: true };
  expect(readItem({}).dish?.picture).toMatchObject(standIn);
  expect(readItem({ image_url: '' }).dish?.picture).toMatchObject(standIn);
  expect(readItem({ image_url: '/a.webp' }).dish?.picture).toMatchObject({ url: '/a.webp', cutout: false });
});

it('a variant has its own price, and the dish’s discount unless it has its own', () => {
  const childs = [
    { id: 1, name: 'Tô lớn', ta_price: 90000 },
    { id: 2, name: 'Tô nhỏ', ta_price: 60000, discount: 0, status: 'OUT_OF_STOCK' as const },
    { id: 3, name: 'Tô cũ', ta_price: 1000, status: 'DEACTIVE' as const },
  ];
  expect(readItem({ discount: 0.1, childs }).dish?.variants).toEqual([
    { id: '1', name: 'Tô lớn', soldOut: false, listPrice: 90000, price: 81000 },
    { id: '2', name: 'Tô nhỏ', soldOut: true, listPrice: 60000, price: 60000 },
  ]);
});

it('[OP1] reads the limits of an option group', () => {
  const limits = (min?: number, max?: number) =>
    readItem({
      customizations: [{ id: 'g', name: 'Thêm', options: [], min_permitted: min, max_permitted: max }],
    }).dish?.groups[0];
  expect(limits(1, 1)).toMatchObject({ min: 1, max: 1, single: true, unbounded: false });
  expect(limits(0, 4)).toMatchObject({ min: 0, max: 4, single: false, unbounded: false });
  expect(limits(0, 0)).toMatchObject({ min: 0, max: 999, single: false, unbounded: true });
  expect(limits(2, 0)).toMatchObject({ min: 2, max: 999, unbounded: false });
  expect(limits()).toMatchObject({ min: 0, max: 999, unbounded: true });
});

it.each([
  [5, 2, 2],
  [2, 5, 2],
  [5, 0, 5],
  [0, 5, 5],
  [0, 0, 999],
  [undefined, 2, 2],
  [2, undefined, 2],
  [999, 3, 3],
])(
  '[OP1] [CO2] of max_permitted %j and max %j the smaller holds, 0 sets none: %d',
  (max_permitted, max, most) => {
    const limits = { max_permitted, max };
    const group = readItem({ customizations: [{ id: 'g', name: 'Thêm', options: [], ...limits }] }).dish
      ?.groups[0];
    expect(group).toMatchObject({ max: most, single: most === 1 });
    const { menu } = read({
      ...combos,
      list_normal_combo: [
        { ...combo, combo_details: [{ id_value: 'g', items: [{ id: 'EGG' }], ...limits }] },
      ],
    });
    expect(menu.comboById.get('C1')?.groups[0]).toMatchObject({ max: most });
  },
);

it('leaves broken entries out, keeps the rest and says where they stood', () => {
  const { menu, problems } = read({
    items: [
      pho,
      { ...pho, id: 'NO-PRICE', ta_price: undefined },
      { ...pho, id: 'NO-CATEGORY', type_id: 'GONE' },
      { ...pho, name: 'Phở nữa' },
      { ...pho, id: 'OLD', status: 'DEACTIVE' },
      { ...pho, id: 'HALF', ta_price: 0.5 },
      {
        ...pho,
        id: 'OPTIONS',
        customizations: [{ id: 'g', name: 'Thêm', options: [], min_permitted: 3, max_permitted: 2 }],
      },
    ],
  });
  expect(menu.dishes.map((dish) => dish.id)).toEqual(['PHO', 'OPTIONS']);
  expect(menu.dishById.get('PHO')?.name).toBe('Phở');
  expect(menu.dishById.get('OPTIONS')?.groups).toEqual([]);
  expect(problems).toEqual([
    'items[1].ta_price is missing',
    'items[3] has the id of an earlier entry (PHO)',
    'items[5].ta_price has more than 0 decimals',
    'items[6].customizations[0].min_permitted is above max_permitted (2)',
    'items[2].type_id names an unknown category (GONE)',
  ]);
});

it('lives through entries that are not even objects', () => {
  const broken = JSON.parse(
    '{"items":[null,7],"item_types":[null],"list_normal_combo":[null],"order_suggest":{"new_dish":{"active":1,"normal_suggestions":[null]}}}',
  );
  const { menu, problems } = read(broken);
  expect(menu.dishes).toEqual([]);
  expect(problems).toContain('items[0] cannot be read');
  expect(menuFromWire(JSON.parse('{}'), store).dishes).toEqual([]);
});

const NOON = { year: 2026, month: 11, day: 30, weekday: 1, hour: 12, minute: 0, second: 0 };
const part = { ...pho, id: 'EGG', name: 'Trứng' };
const combo: ComboWire = {
  combo_id: 'C1',
  combo_name: 'Mâm một',
  type: 'PAG2',
  ta_value: 99000,
  main_items: [{ id: 'PHO', add_price: 5000 }],
  combo_details: [
    {
      id_value: 'g1',
      sub_id: 'pool',
      items: [{ id: 'EGG' }, { id: 'PHO', is_virtual: 1 }],
      quantity: 2,
      max: 0,
    },
    {
      id_value: 'g2',
      items: [{ id: 'PHO', status: 'OUT_OF_STOCK' }],
      quantity: 5,
      min_permitted: 1,
      max_permitted: 3,
    },
  ],
};
const combos = { list_item_combo: [part], list_normal_combo: [combo] };

it('reads combos, their pools and limits; parts that only exist inside combos are no dishes', () => {
  const { menu, problems } = read(combos);
  expect(problems).toEqual([]);
  expect(menu.dishes.map((dish) => dish.id)).toEqual(['PHO']);
  expect(menu.dishById.get('EGG')).toMatchObject({ name: 'Trứng', virtual: true });
  const [read1, read2] = menu.comboById.get('C1')?.groups ?? [];
  expect(read1).toMatchObject({ id: 'g1', poolId: 'pool', required: 2, max: 999 });
  expect(read1?.parts).toEqual([
    { dishId: 'EGG', addPrice: 0, soldOut: false, virtual: false },
    { dishId: 'PHO', addPrice: 0, soldOut: false, virtual: true },
  ]);
  expect(read2).toMatchObject({ id: 'g2', poolId: 'g2', required: 1, max: 3, parts: [{ soldOut: true }] });
  expect(menu.comboById.get('C1')).toMatchObject({ price: 99000, special: false, type: 'PAG2', gift: false });
});

it('a part sold out as a dish is sold out in the combo; a part no longer sold is left out', () => {
  const { menu } = read({ ...combos, list_item_combo: [{ ...part, status: 'OUT_OF_STOCK' }] });
  const [group] = menu.combos[0]?.groups ?? [];
  expect(group && offeredParts(group, menu, NOON)).toMatchObject([{ dish: { id: 'EGG' }, soldOut: true }]);
  const gone = read({ ...combos, list_item_combo: [{ ...part, status: 'DEACTIVE' }] });
  expect(gone.problems).toEqual([]);
  expect(gone.menu.combos[0]?.groups[0]?.parts).toHaveLength(1);
});

it('says which parts and combos cannot be', () => {
  const { menu, problems } = read({
    list_normal_combo: [
      combo,
      { ...combo, combo_id: undefined },
      { ...combo, combo_id: 'C2', ta_value: undefined },
    ],
    list_special_combo: [
      { ...combo, type: 'PAG4' },
      { ...combo, combo_id: 'C4', combo_details: [{ id_value: 'g', items: [], quantity: 4, max: 2 }] },
    ],
  });
  expect(menu.combos.map(({ id }) => id)).toEqual(['C1']);
  expect(problems).toEqual([
    'list_normal_combo[0].combo_details[0].items[0].id names an unknown dish (EGG)',
    'list_normal_combo[1].combo_id is missing',
    'list_normal_combo[2].ta_value is missing',
    'list_special_combo[0].combo_details[0].items[0].id names an unknown dish (EGG)',
    'list_special_combo[1].combo_details[0] requires 4 but allows only 2',
    'list_special_combo has a normal combo’s id (C1)',
  ]);
});

it('a combo that names itself or nothing as a part stays without it, and can never be filled by it', () => {
  const group = { id_value: 'g', items: [{ id: 'C1' }, { id: 'NOT' }, { id: 'PHO' }], quantity: 1, max: 1 };
  const self = { ...combo, main_items: [{ id: 'C1' }], combo_details: [group] };
  const { menu, problems } = read({ items: [pho], list_normal_combo: [self] });
  expect(menu.comboById.get('C1')).toMatchObject({ mains: [], groups: [{ parts: [{ dishId: 'PHO' }] }] });
  expect(problems).toEqual([
    'list_normal_combo[0].main_items[0].id names an unknown dish (C1)',
    'list_normal_combo[0].combo_details[0].items[0].id names an unknown dish (C1)',
    'list_normal_combo[0].combo_details[0].items[1].id names an unknown dish (NOT)',
  ]);
});

it('keeps suggestions of known dishes and combos only', () => {
  const { menu, problems } = read({
    ...combos,
    order_suggest: {
      best_seller: {
        active: 1,
        normal_suggestions: [
          { type: 'Item', id: 'PHO' },
          { type: 'Item', id: 'NOT' },
        ],
      },
      side_dish: {
        active: 0,
        normal_suggestions: [
          { type: 'NormalCombo', id: 'C1' },
          { type: 'PAG4', id: 'C9' },
        ],
      },
      order: {
        active: 1,
        name: 'Ăn cùng',
        special_suggestions: [{ item_select: 'PHO', items: [{ type: 'Item', id: 'EGG' }] }],
      },
    },
  });
  expect(menu.bestSellers).toEqual({ active: true, suggestions: [{ kind: 'Item', id: 'PHO' }] });
  expect(menu.sideDishes).toEqual({ active: false, suggestions: [{ kind: 'NormalCombo', id: 'C1' }] });
  expect(menu.newDishes).toEqual({ active: false, suggestions: [] });
  expect(menu.withDish.entries).toEqual([{ dishId: 'PHO', suggestions: [{ kind: 'Item', id: 'EGG' }] }]);
  expect(problems).toEqual([
    'order_suggest.best_seller.normal_suggestions[1].id names an unknown Item (NOT)',
    'order_suggest.side_dish.normal_suggestions[1].id names an unknown SpecialCombo (C9)',
  ]);
});

it('the menu’s own layout stands above the brand’s template', () => {
  const layout = (theme?: MenuWire['theme_settings']) => {
    const menu = menuFromWire({ ...wire, theme_settings: theme }, store, {
      template: { menuType: 3, itemType: 9 },
    });
    return [menu.menuType, menu.itemType, menu.comboType];
  };
  expect(layout()).toEqual([3, 1, null]);
  expect(layout({ menuType: 2, itemType: 3, comboType: 2 })).toEqual([2, 3, 2]);
  expect(layout({ menuType: 0 })).toEqual([3, 1, null]);
  const { comboType } = menuFromWire(wire, store, { template: { comboType: 3 } });
  expect(comboType).toBe(3);
});

it('reads every menu of the demo brands without a complaint', () => {
  for (const brand of readdirSync('demo').filter(
    (name) => name !== 'README.md' && !name.startsWith('pictures'),
  )) {
    const bundle = JSON.parse(readFileSync(`demo/${brand}/bundle.json`, 'utf8'));
    for (const { pos_ids: ids, menu } of bundle.menus) {
      for (const id of ids) {
        const restaurant = bundle.stores.find((candidate: { Id: number }) => candidate.Id === id);
        const problems: string[] = [];
        menuFromWire(menu, storeFromWire(restaurant, bundle.brand), {
          report: (path, text) => problems.push(`${path} ${text}`),
        });
        expect(problems).toEqual([]);
      }
    }
  }
});

it.each([
  ['1234567890', '1234567890'],
  [1234567890, '1234567890'],
  ['bepnha.quan', 'bepnha.quan'],
  ['', null],
  [null, null],
  ['../evil?x', null],
  ['javascript:alert(1)', null],
])('[OR22] the Zalo page %j is %j', (id, page) => {
  expect(read({ pos_parent: { Zalo_Page_Id: id } }).menu.zaloPageId).toBe(page);
});

it('[TB22] reads what guests may call for besides', () => {
  expect(read({ list_service_request_note: ['Xin thêm đá'] }).menu.serviceNotes).toEqual(['Xin thêm đá']);
  expect(read({}).menu.serviceNotes).toEqual([]);
});
