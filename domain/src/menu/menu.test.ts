import { describe, expect, it } from 'vitest';
import { aCategory, aCombo, aDish, aMenu, aVariant, MONDAY_NOON } from '../../test/a-dish.ts';
import type { WallTime } from '../time/moment.ts';
import { isAvailable, sellable, soldOtherwise } from './availability.ts';
import type { Combo } from './combo.ts';
import type { Dish } from './dish.ts';
import { salePrice } from './dish-price.ts';
import { AWAY, menuSections } from './listing.ts';
import { offSale } from './off-sale.ts';
import { suggestionList } from './suggestion-lists.ts';
import { withSoldOut } from './with-sold-out.ts';

const NEVER_NOW = { days: 4, hours: 2 ** 7 };
const item = (id: string) => ({ kind: 'Item' as const, id });

describe('what is on sale', () => {
  it('[ME1] days and hours limit dishes and combos alike', () => {
    expect(isAvailable(aDish('a', { window: NEVER_NOW }), MONDAY_NOON)).toBe(false);
    expect(isAvailable(aDish('a', { window: NEVER_NOW }), { ...MONDAY_NOON, hour: 7 })).toBe(true);
    expect(isAvailable(aCombo('c', { window: NEVER_NOW }), MONDAY_NOON)).toBe(false);
  });

  it('[ME1] says how much a menu of another time has less and more', () => {
    const menu = aMenu([
      aDish('a', { window: NEVER_NOW }),
      aDish('b'),
      aDish('v', { window: NEVER_NOW, virtual: true }),
    ]);
    const morning = { ...MONDAY_NOON, hour: 7 };
    expect(soldOtherwise(menu, morning, MONDAY_NOON)).toEqual({ hidden: 0, added: 1 });
    expect(soldOtherwise(menu, MONDAY_NOON, morning)).toEqual({ hidden: 1, added: 0 });
  });

  it('[ME2] a combo runs from its first to its last second', () => {
    const combo = aCombo('c', { from: '2026-11-30 12:00:00', until: '2026-11-30 12:00:59' });
    expect(isAvailable(combo, MONDAY_NOON)).toBe(true);
    expect(isAvailable(combo, { ...MONDAY_NOON, second: 59 })).toBe(true);
    expect(isAvailable(combo, { ...MONDAY_NOON, minute: 1 })).toBe(false);
    expect(isAvailable(combo, { ...MONDAY_NOON, hour: 11, minute: 59 })).toBe(false);
    expect(isAvailable(aCombo('c', { from: '2026-12-01 00:00:00' }), MONDAY_NOON)).toBe(false);
  });

  it('[ME3] list price less discount, halves up; free is 0', () => {
    expect(salePrice(65_000, 2_000, false)).toBe(52_000);
    expect(salePrice(1_295, 1_000, false)).toBe(1_166);
    expect(salePrice(65_000, 0, true)).toBe(0);
  });

  it('[ME8] sold out when it says so or no size is left', () => {
    expect(sellable(aDish('a'))).toBe('ok');
    expect(sellable(aDish('a', { soldOut: true }))).toBe('sold-out');
    const gone = aVariant('s', 1, { soldOut: true });
    expect(sellable(aDish('a', { variants: [gone] }))).toBe('sold-out');
    expect(sellable(aDish('a', { variants: [gone, aVariant('l', 2)] }))).toBe('ok');
  });
});

describe('what is opened by its link and not sold', () => {
  const off = (thing: Dish | Combo, at: Partial<WallTime> = {}, table = false) =>
    offSale(thing, { ...MONDAY_NOON, ...at }, { table });

  it('[ME12] what is sold says nothing, also when it is sold out', () => {
    expect(off(aDish('a', { soldOut: true }))).toBeNull();
    expect(off(aCombo('c', { from: '2026-11-30 12:00:00', until: '2026-11-30 12:00:00' }))).toBeNull();
  });

  it('[ME12] what is not for taking away is served at tables only', () => {
    for (const thing of [aDish('a', { takeAway: false }), aCombo('c', { takeAway: false })]) {
      expect(off(thing)).toEqual({ reason: 'AT_TABLE_ONLY' });
      expect(off(thing, {}, true)).toBeNull();
    }
  });

  it('[ME12] another hour or day: the next full hour in which it is sold', () => {
    const hours = { days: 0, hours: 2 ** 7 + 2 ** 17 };
    const next = { year: 2026, month: 11, minute: 0, second: 0 };
    expect(off(aDish('a', { window: hours }))).toEqual({
      reason: 'NOT_NOW',
      next: { ...next, day: 30, weekday: 1, hour: 17 },
    });
    expect(off(aDish('a', { window: hours }), { hour: 18 })).toMatchObject({
      next: { month: 12, day: 1, weekday: 2, hour: 7 },
    });
    // Mondays at seven: noon on a Monday waits for the next one
    expect(off(aDish('a', { window: { days: 4, hours: 2 ** 7 } }))).toMatchObject({
      next: { month: 12, day: 7, weekday: 1, hour: 7 },
    });
  });

  it('[ME12] a combo waits for its first day, and is over after its last', () => {
    expect(off(aCombo('c', { from: '2027-02-05 10:30:00' }))).toMatchObject({
      reason: 'NOT_NOW',
      next: { year: 2027, month: 2, day: 5, hour: 10, minute: 30 },
    });
    const evenings = { days: 0, hours: 2 ** 18 };
    expect(off(aCombo('c', { from: '2027-02-05 10:30:00', window: evenings }))).toMatchObject({
      next: { day: 5, hour: 18, minute: 0 },
    });
    expect(off(aCombo('c', { until: '2026-11-29 23:59:59' }))).toMatchObject({
      reason: 'OVER',
      until: { month: 11, day: 29, hour: 23, minute: 59 },
    });
    expect(off(aCombo('c', { until: '2026-11-30 15:00:00', window: evenings }))).toMatchObject({
      reason: 'OVER',
    });
    expect(off(aDish('a', { window: { days: 1, hours: 0 } }))).toEqual({ reason: 'OVER', until: null });
  });
});

it('[ME8] marks exactly the dishes that are sold out, wherever the menu names them', () => {
  const part = aDish('part', { virtual: true });
  const menu = aMenu([aDish('a'), aDish('b'), aDish('c')], [], {});
  const before = { ...menu, dishById: new Map([...menu.dishById, ['part', part]]) };
  const after = withSoldOut(before, new Map(['b', 'part', 'nowhere'].map((id) => [`dish ${id}`, null])));
  expect(after.dishes.map(({ id, soldOut }) => [id, soldOut])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
  expect(after.dishes.map(({ id }) => after.dishById.get(id))).toEqual(after.dishes);
  expect(after.dishById.get('part')?.soldOut).toBe(true);
  expect(after.dishes[2]).toBe(menu.dishes[2]);
  expect(before.dishById.get('b')?.soldOut).toBe(false);
});

describe('the menu in sections', () => {
  const ids = (menu: ReturnType<typeof aMenu>, table = false) =>
    menuSections(menu, MONDAY_NOON, { table }).map((s) => [
      s.id,
      [...s.dishes, ...s.combos].map((x) => x.id),
    ]);

  it('[ME4] new dishes, best sellers, combos, then categories, each by its sort value', () => {
    const menu = aMenu(
      [aDish('b', { sort: 2 }), aDish('a', { sort: 1 }), aDish('t', { categoryId: 'tea' })],
      [aCombo('y', { sort: 2 }), aCombo('x', { sort: 1 })],
      {
        categories: [aCategory('main', { sort: 5 }), aCategory('tea', { sort: 1 }), aCategory('empty')],
        newDishes: { active: true, suggestions: [item('b')] },
        bestSellers: { active: true, suggestions: [item('t'), item('a'), item('t')] },
      },
    );
    expect(ids(menu)).toEqual([
      ['-3', ['b']],
      ['-2', ['t', 'a']],
      ['-1', ['x', 'y']],
      ['tea', ['t']],
      ['main', ['a', 'b']],
    ]);
    expect(menuSections(menu, MONDAY_NOON, AWAY).map((s) => [s.kind, s.name])).toEqual([
      ['new', null],
      ['best', null],
      ['combos', null],
      ['category', 'Loại tea'],
      ['category', 'Loại main'],
    ]);
  });

  it('[ME5] sold-out dishes stay; virtual, side and unavailable ones do not show', () => {
    const menu = aMenu([
      aDish('a', { soldOut: true }),
      aDish('b', { virtual: true }),
      aDish('c', { sideDish: true }),
      aDish('d', { window: NEVER_NOW }),
    ]);
    expect(ids(menu)).toEqual([['main', ['a']]]);
  });

  it('[ME5] [ME6] what cannot be taken away shows only at a table', () => {
    const menu = aMenu([aDish('a', { takeAway: false })], [aCombo('c', { takeAway: false })]);
    expect(ids(menu)).toEqual([]);
    expect(ids(menu, true)).toEqual([
      ['-1', ['c']],
      ['main', ['a']],
    ]);
  });

  it('[ME6] a combo that is switched off does not show', () => {
    expect(ids(aMenu([], [aCombo('c', { active: false })]))).toEqual([]);
  });

  it('[ME4] hidden and side-dish categories do not show', () => {
    const categories = [aCategory('main', { shown: false }), aCategory('side', { sideDish: true })];
    expect(ids(aMenu([aDish('a'), aDish('b', { categoryId: 'side' })], [], { categories }))).toEqual([]);
  });

  it('[ME7] a suggestion group shows nothing unless active, and only what is on offer', () => {
    const menu = (active: boolean) =>
      aMenu([aDish('a'), aDish('b', { window: NEVER_NOW })], [aCombo('c')], {
        categories: [],
        newDishes: {
          active,
          suggestions: [item('b'), item('x'), item('a'), { kind: 'NormalCombo', id: 'c' }],
        },
      });
    expect(ids(menu(false))).toEqual([['-1', ['c']]]);
    expect(ids(menu(true))).toEqual([
      ['-3', ['a', 'c']],
      ['-1', ['c']],
    ]);
  });
});

describe('what is recommended where no best sellers are named', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aDish(id));
  const drawn = (menu: ReturnType<typeof aMenu>) =>
    menuSections(menu, MONDAY_NOON, AWAY)
      .find(({ id }) => id === '-2')
      ?.dishes.map(({ id }) => id);

  it('[ME10] five different dishes, the same each time', () => {
    const five = drawn(aMenu(six));
    expect(new Set(five).size).toBe(5);
    expect(drawn(aMenu(six))).toEqual(five);
    expect(menuSections(aMenu(six), MONDAY_NOON, AWAY)[0]?.kind).toBe('recommended');
    // which five is chance, not the menu's order
    const many = Array.from({ length: 40 }, (_, index) => aDish(`d${index}`));
    expect(drawn(aMenu(many))).not.toEqual(['d0', 'd1', 'd2', 'd3', 'd4']);
  });

  it('[ME10] none that is sold out or not sold now, and none at all of a small menu', () => {
    const sold = [...six, aDish('g', { soldOut: true }), aDish('h', { window: NEVER_NOW })];
    expect(drawn(aMenu(sold))).not.toContain('g');
    expect(drawn(aMenu(sold))).not.toContain('h');
    expect(drawn(aMenu(six.slice(1)))).toBeUndefined();
  });

  it('[ME10] best sellers that are named but switched off are not replaced', () => {
    const off = { active: false, suggestions: [item('a')] };
    expect(drawn(aMenu(six, [], { bestSellers: off }))).toBeUndefined();
  });
});

it('[ME11] favourites are best sellers, signature dishes special combos, new dishes the new ones', () => {
  const menu = aMenu(
    [aDish('a'), aDish('b'), aDish('gone', { window: NEVER_NOW })],
    [aCombo('plain'), aCombo('special', { special: true }), aCombo('off', { special: true, active: false })],
    {
      bestSellers: { active: true, suggestions: [item('b'), item('gone')] },
      newDishes: { active: false, suggestions: [item('a')] },
    },
  );
  const shown = (list: 'favourite' | 'special' | 'new') => {
    const { dishes, combos } = suggestionList(menu, list, MONDAY_NOON, AWAY);
    return [...dishes, ...combos].map(({ id }) => id);
  };
  expect(shown('favourite')).toEqual(['b']);
  expect(shown('special')).toEqual(['special']);
  expect(shown('new')).toEqual([]);
});
