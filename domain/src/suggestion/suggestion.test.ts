import { describe, expect, it } from 'vitest';
import { aLine, aMain } from '../../test/a-cart.ts';
import { aCombo, aComboGroup, aDish, aMenu, aPart, MONDAY_NOON } from '../../test/a-dish.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { comboFirst } from './combo-first.ts';
import { eatenWith } from './eaten-with.ts';
import { sideDishes } from './side-dishes.ts';
import { withTrueOrigin } from './true-origin.ts';

const item = (id: string) => ({ kind: 'Item' as const, id });
const withDish = (dishId: string, ...suggestions: string[]) => ({
  active: true,
  name: '',
  entries: [{ dishId, suggestions: suggestions.map(item) }],
});
const dishes = [
  aDish('pho', { price: 60_000 }),
  aDish('tea'),
  aDish('cake'),
  aDish('gone', { soldOut: true }),
  aDish('morning', { window: { days: 0, hours: 2 ** 7 } }),
  aDish('part', { virtual: true }),
];

describe('what is usually eaten with it', () => {
  const menu = aMenu(dishes, [], {
    withDish: withDish('pho', 'tea', 'gone', 'cake', 'tea', 'morning', 'part', 'pho'),
  });
  const shown = (added: CartLine, others: CartLine[] = [], on = menu) =>
    eatenWith(added, [...others, added], on, MONDAY_NOON)?.suggested.map(({ id }) => id) ?? null;
  const pho = aLine('1', 'pho');

  it('[SU1] each once, in order, as far as it can be had now', () => {
    expect(shown(pho)).toEqual(['tea', 'cake']);
    expect(shown(aLine('1', 'tea'))).toBeNull();
  });

  it('[SU1] less what the cart holds, nothing when nothing is left', () => {
    expect(shown(pho, [aLine('2', 'tea')])).toEqual(['cake']);
    expect(shown(pho, [aLine('2', 'tea'), aLine('3', 'cake')])).toBeNull();
  });

  it('[SU1] only for a dish that is new to the cart, only while the list is active', () => {
    expect(shown(pho, [aLine('2', 'pho', { note: 'no onions' })])).toBeNull();
    expect(shown({ ...pho, quantity: 3 })).toEqual(['tea', 'cake']);
    expect(shown(pho, [], { ...menu, withDish: { ...menu.withDish, active: false } })).toBeNull();
  });

  it('[SU1] a combo is suggested while it is on offer', () => {
    const combos = [aCombo('c'), aCombo('off', { active: false })];
    const named = ['c', 'off', 'not'].map((id) => ({ kind: 'NormalCombo' as const, id }));
    const list = { active: true, name: '', entries: [{ dishId: 'pho', suggestions: named }] };
    expect(eatenWith(pho, [pho], aMenu(dishes, combos, { withDish: list }), MONDAY_NOON)).toEqual({
      dishId: 'pho',
      suggested: [{ kind: 'combo', id: 'c', combo: combos[0] }],
    });
  });

  it('[SU2] after one of them the others follow, still of the first dish', () => {
    const origin = { source: 'ANONYMOUS', suggestType: 'ORDER', suggestBy: 'pho' };
    const tea = aLine('2', 'tea', { origin });
    expect(eatenWith(tea, [pho, tea], menu, MONDAY_NOON)).toMatchObject({
      dishId: 'pho',
      suggested: [{ id: 'cake' }],
    });
    expect(shown(aLine('3', 'cake', { origin }), [pho, tea])).toBeNull();
  });
});

it('[SU3] up to three combos that save for sure, the best first', () => {
  const combo = (id: string, price: number) => aCombo(id, { price, mains: [aPart('pho')] });
  const combos = [
    combo('a', 59_000),
    combo('dear', 60_000),
    combo('b', 40_000),
    combo('c', 50_000),
    combo('d', 30_000),
  ];
  const found = comboFirst(aMenu(dishes, combos), 'pho', MONDAY_NOON);
  expect(found.map(({ combo: { id }, saving }) => [id, saving.least])).toEqual([
    ['d', 30_000],
    ['b', 20_000],
    ['c', 10_000],
  ]);
  expect(comboFirst(aMenu(dishes, combos), 'tea', MONDAY_NOON)).toEqual([]);
});

it('[SU4] an origin stays as far as the menu bears it out', () => {
  const group = aComboGroup('g', 1, 1, [aPart('tea')]);
  const menu = aMenu(dishes, [aCombo('c', { mains: [aPart('pho')], groups: [group] })], {
    withDish: withDish('pho', 'tea'),
  });
  const kept = (id: string, suggestType: string, suggestBy: string) => {
    const origin = { source: 'APP', suggestType, suggestBy };
    const line =
      id === 'c'
        ? ({
            kind: 'combo',
            key: '1',
            comboId: 'c',
            main: aMain('pho'),
            parts: [],
            quantity: 1,
            note: '',
            origin,
          } as const)
        : aLine('1', id, { origin });
    const after = withTrueOrigin<CartLine>(line, menu).origin;
    return [after?.suggestType, after?.suggestBy, after?.source].join(' ').trim();
  };
  expect(kept('tea', 'ORDER', 'pho')).toBe('ORDER pho APP');
  expect(kept('c', 'COMBO', 'pho')).toBe('COMBO pho APP');
  expect(kept('c', 'COMBO', 'tea')).toBe('COMBO tea APP');
  expect(kept('cake', 'ORDER', 'pho')).toBe('APP');
  expect(kept('tea', 'ORDER', 'cake')).toBe('APP');
  expect(kept('c', 'COMBO', 'cake')).toBe('APP');
  expect(kept('pho', 'COMBO', 'tea')).toBe('APP');
  expect(kept('tea', 'BEST', '')).toBe('APP');
  expect(withTrueOrigin(aLine('1', 'tea'), menu).origin).toBeNull();
});

describe('side dishes beside a cart', () => {
  const group = (active: boolean, ...ids: string[]) => ({ active, suggestions: ids.map(item) });
  const named = group(true, 'tea', 'gone', 'morning', 'tea', 'part', 'cake', 'unknown');
  const menu = aMenu(dishes, [], { sideDishes: named });
  const shown = (lines: CartLine[], on = menu) => sideDishes(lines, on, MONDAY_NOON).map(({ id }) => id);
  const pho = aLine('1', 'pho');

  it('[SU5] each once, in their order, as far as they can be had then', () => {
    expect(shown([pho])).toEqual(['tea', 'cake']);
  });

  it('[SU5] less what the cart holds, and nothing beside an empty cart', () => {
    expect(shown([pho, aLine('2', 'tea')])).toEqual(['cake']);
    expect(shown([pho, aLine('2', 'tea'), aLine('3', 'cake')])).toEqual([]);
    expect(shown([])).toEqual([]);
  });

  it('[SU5] nothing while the list is not active', () => {
    expect(shown([pho], { ...menu, sideDishes: { ...named, active: false } })).toEqual([]);
  });
});
