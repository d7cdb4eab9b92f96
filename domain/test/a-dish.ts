import { NOTHING_SAID } from '../src/diet/facts.ts';
import type { Combo, ComboGroup, ComboPart } from '../src/menu/combo.ts';
import type { Category, Dish } from '../src/menu/dish.ts';
import type { Menu } from '../src/menu/menu.ts';
import type { Variant } from '../src/options/choosable.ts';
import type { Option, OptionGroup } from '../src/options/option-group.ts';
import type { WallTime } from '../src/time/moment.ts';
import { ALWAYS } from '../src/time/sale-window.ts';

/** Monday 2026-11-30, 12:00 in the store. */
export const MONDAY_NOON: WallTime = {
  year: 2026,
  month: 11,
  day: 30,
  weekday: 1,
  hour: 12,
  minute: 0,
  second: 0,
};

const PICTURE = { url: null, hue: 40, cutout: false };

export function aVariant(id: string, price: number, change: Partial<Variant> = {}): Variant {
  return { id, name: `Cỡ ${id}`, soldOut: false, listPrice: price, price, ...change };
}

export function anOption(id: string, price = 0, change: Partial<Option> = {}): Option {
  return { id, name: `Thêm ${id}`, soldOut: false, price, window: ALWAYS, ...change };
}

export function aGroup(
  id: string,
  min: number,
  max: number,
  options: readonly Option[],
  change: Partial<OptionGroup> = {},
): OptionGroup {
  return { id, name: `Nhóm ${id}`, min, max, unbounded: false, single: max === 1, options, ...change };
}

export function aDish(id: string, change: Partial<Dish> = {}): Dish {
  return {
    id,
    storeItemId: `s-${id}`,
    name: `Món ${id}`,
    description: '',
    categoryId: 'main',
    sort: 0,
    soldOut: false,
    picture: PICTURE,
    listPrice: 50_000,
    price: 50_000,
    discount: 0,
    free: false,
    virtual: false,
    sideDish: false,
    takeAway: true,
    window: ALWAYS,
    variants: [],
    groups: [],
    diet: NOTHING_SAID,
    slug: id,
    suggestType: '',
    suggestBy: '',
    ...change,
  };
}

export function aPart(dishId: string, addPrice = 0, change: Partial<ComboPart> = {}): ComboPart {
  return { dishId, addPrice, soldOut: false, virtual: false, ...change };
}

export function aComboGroup(
  id: string,
  required: number,
  max: number,
  parts: readonly ComboPart[],
  change: Partial<ComboGroup> = {},
): ComboGroup {
  return {
    id,
    poolId: id,
    name: `Chọn ${id}`,
    parts,
    required,
    max,
    fixed: false,
    free: false,
    addPrice: 0,
    priceByMenu: false,
    ...change,
  };
}

export function aCombo(id: string, change: Partial<Combo> = {}): Combo {
  return {
    id,
    name: `Mâm ${id}`,
    description: '',
    special: false,
    type: null,
    active: true,
    takeAway: true,
    gift: false,
    picture: PICTURE,
    categoryId: 'main',
    sort: 0,
    price: 200_000,
    mains: [],
    groups: [],
    window: ALWAYS,
    from: null,
    until: null,
    ...change,
  };
}

export function aCategory(id: string, change: Partial<Category> = {}): Category {
  return { id, name: `Loại ${id}`, shown: true, sideDish: false, sort: 0, picture: PICTURE, ...change };
}

const NONE = { active: false, suggestions: [] };

export function aMenu(
  dishes: readonly Dish[],
  combos: readonly Combo[] = [],
  change: Partial<Menu> = {},
): Menu {
  return {
    dishes,
    categories: [aCategory('main')],
    combos,
    dishById: new Map(dishes.map((dish) => [dish.id, dish])),
    comboById: new Map(combos.map((combo) => [combo.id, combo])),
    bestSellers: NONE,
    newDishes: NONE,
    sideDishes: NONE,
    withDish: { active: false, name: '', entries: [] },
    menuType: 1,
    itemType: 1,
    comboType: null,
    zaloPageId: null,
    serviceNotes: [],
    ...change,
  };
}
