import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMain } from '../../test/a-cart.ts';
import {
  aCombo,
  aComboGroup,
  aDish,
  aGroup,
  aMenu,
  anOption,
  aPart,
  aVariant,
  MONDAY_NOON,
} from '../../test/a-dish.ts';
import { betterCombos } from './better-combos.ts';
import type { ChosenPart } from './chosen-part.ts';
import { choiceSaving, comboSaving } from './combo-saving.ts';
import { checkCombo } from './selection.ts';

const menu = aMenu([
  aDish('soup', { price: 75_000, variants: [aVariant('s', 65_000), aVariant('l', 90_000)] }),
  aDish('rice', { price: 60_000 }),
  aDish('roll', { price: 40_000, groups: [aGroup('sauce', 0, 1, [anOption('peanut', 3_000)])] }),
  aDish('prawn', { price: 120_000 }),
  aDish('tea', { price: 20_000 }),
  aDish('broth', { price: 15_000, virtual: true }),
]);

it('[CO9] fixed dishes: what they cost one by one, less the combo', () => {
  const group = aComboGroup('g', 3, 3, [aPart('rice'), aPart('tea')], { fixed: true });
  const combo = aCombo('c', { price: 120_000, groups: [group] });
  // two portions of rice and one tea: 140.000
  expect(comboSaving(combo, menu)).toEqual({ least: 20_000, exact: true });
  expect(comboSaving({ ...combo, price: 140_000 }, menu)).toBeNull();
  expect(comboSaving({ ...combo, gift: true }, menu)).toEqual({ least: 140_000, exact: true });
});

it('[CO9] where there is a choice, the choice that saves least counts', () => {
  const combo = aCombo('c', {
    price: 100_000,
    mains: [aPart('soup'), aPart('prawn', 30_000), aPart('broth', 0, { virtual: true })],
    groups: [aComboGroup('g', 2, 2, [aPart('roll'), aPart('prawn', 90_000), aPart('tea', 0)])],
  });
  // the small soup 65.000 and two teas 40.000
  expect(comboSaving(combo, menu)).toEqual({ least: 5_000, exact: false });
});

it('[CO9] nothing is promised when something can be added that costs more than alone', () => {
  const dear = (max: number) =>
    aCombo('c', {
      price: 10_000,
      mains: [aPart('rice')],
      groups: [aComboGroup('g', 0, max, [aPart('tea', 40_000)])],
    });
  expect(comboSaving(dear(2), menu)).toEqual({ least: 10_000, exact: false });
  expect(comboSaving(dear(3), menu)).toBeNull();
  expect(comboSaving(dear(999), menu)).toBeNull();
});

it('[CO9] what only exists inside combos is worth nothing, menu prices save nothing, a free group all', () => {
  const saved = (id: string, change: object) =>
    comboSaving(
      aCombo('c', { price: 1_000, groups: [aComboGroup('g', 1, 1, [aPart(id, 5_000)], change)] }),
      menu,
    )?.least ?? null;
  expect(saved('broth', {})).toBeNull();
  expect(saved('tea', { priceByMenu: true })).toBeNull();
  expect(saved('tea', { free: true })).toBe(19_000);
  expect(saved('tea', { addPrice: 2_000 })).toBe(12_000);
});

it('[CO9] groups of one pool ask once', () => {
  const combo = aCombo('c', {
    price: 50_000,
    groups: [
      aComboGroup('rolls', 3, 3, [aPart('roll')], { poolId: 'p' }),
      aComboGroup('grill', 3, 3, [aPart('tea')], { poolId: 'p' }),
    ],
  });
  expect(comboSaving(combo, menu)).toEqual({ least: 10_000, exact: false });
});

it('[CO9] with its choices made a combo saves what it saves, options counted on both sides', () => {
  const combo = aCombo('c', {
    price: 100_000,
    mains: [aPart('rice')],
    groups: [aComboGroup('g', 1, 2, [aPart('roll'), aPart('soup', 10_000)])],
  });
  const roll = {
    groupId: 'g',
    dishId: 'roll',
    variantId: null,
    quantity: 1,
    options: [{ groupId: 'sauce', optionId: 'peanut', quantity: 1 }],
    note: '',
  };
  expect(choiceSaving(combo, menu, { main: aMain('rice'), parts: [roll] })).toBe(0);
  const soup = { ...roll, dishId: 'soup', variantId: 'l', options: [] };
  expect(choiceSaving(combo, menu, { main: aMain('rice'), parts: [roll, soup] })).toBe(80_000);
});

it('[CO9] the main dish counts in the size it is taken in; before that the smallest is sure', () => {
  const combo = aCombo('c', { price: 50_000, mains: [aPart('soup')] });
  expect(comboSaving(combo, menu)).toEqual({ least: 15_000, exact: false });
  const saved = (variantId: string) =>
    choiceSaving(combo, menu, { main: aMain('soup', { variantId }), parts: [] });
  expect([saved('s'), saved('l')]).toEqual([15_000, 40_000]);
});

it('[CO10] the combo that saves most for sure comes first', () => {
  const having = (id: string, price: number, change = {}) =>
    aCombo(id, { price, mains: [aPart('rice')], ...change });
  const combos = [
    having('dear', 90_000),
    having('some', 50_000),
    having('most', 30_000),
    having('gone', 1, { active: false }),
  ];
  const found = betterCombos(aMenu(menu.dishes, combos), 'rice', MONDAY_NOON);
  expect(found.map(({ combo, saving }) => [combo.id, saving?.least])).toEqual([
    ['most', 30_000],
    ['some', 10_000],
    ['dear', undefined],
  ]);
});

it('[CO9] no complete choice ever saves less than was promised', () => {
  const partIds = ['soup', 'rice', 'roll', 'prawn', 'tea', 'broth'];
  const dong = fc.integer({ min: 0, max: 40 }).map((n) => n * 1_000);
  const part = fc.tuple(fc.constantFrom(...partIds), dong).map(([id, add]) => aPart(id, add));
  const group = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c'),
      poolId: fc.constantFrom('p', 'q'),
      required: fc.integer({ min: 0, max: 2 }),
      room: fc.integer({ min: 0, max: 2 }),
      parts: fc.uniqueArray(part, { minLength: 1, maxLength: 3, selector: ({ dishId }) => dishId }),
      free: fc.boolean(),
      fixed: fc.boolean(),
      priceByMenu: fc.boolean(),
    })
    .map(({ id, required, room, parts, ...change }) =>
      aComboGroup(id, required, required + room, parts, change),
    );
  const combos = fc
    .tuple(
      fc.uniqueArray(group, { maxLength: 3, selector: ({ id }) => id }),
      fc.uniqueArray(part, { maxLength: 2, selector: ({ dishId }) => dishId }),
      dong,
    )
    .map(([groups, mains, price]) => aCombo('c', { groups, mains, price }));
  const mainPicks = fc.tuple(fc.nat(1), fc.boolean());
  const picks = fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.boolean()), { maxLength: 8 });
  let complete = 0;
  fc.assert(
    fc.property(combos, picks, mainPicks, (combo, taken, [mainAt, largeMain]) => {
      const parts: ChosenPart[] = [];
      for (const group of combo.groups.filter(({ fixed }) => fixed)) {
        const share = group.required / group.parts.length;
        for (const [at, { dishId }] of group.parts.entries())
          parts.push(
            chosen(
              group.id,
              dishId,
              Math.max(1, Math.floor(share) + (at < group.required % group.parts.length ? 1 : 0)),
            ),
          );
      }
      for (const [groupAt, partAt, large] of taken) {
        const group = combo.groups[groupAt % Math.max(1, combo.groups.length)];
        const dishId = group?.parts[partAt % group.parts.length]?.dishId;
        if (group && dishId && !group.fixed) parts.push(chosen(group.id, dishId, 1, large));
      }
      const mainId = combo.mains[mainAt % Math.max(1, combo.mains.length)]?.dishId;
      const main = mainId ? aMain(mainId, { variantId: sizeOf(mainId, largeMain) }) : null;
      const promised = comboSaving(combo, menu);
      if (promised === null || checkCombo(combo, menu, { main, parts }, MONDAY_NOON)) return;
      complete += 1;
      const saved = choiceSaving(combo, menu, { main, parts });
      expect(saved).toBeGreaterThanOrEqual(promised.least);
      if (promised.exact) expect(saved).toBe(promised.least);
    }),
    { numRuns: 20_000, seed: 20261130 },
  );
  expect(complete).toBeGreaterThan(100);
});

function chosen(groupId: string, dishId: string, quantity: number, large = false): ChosenPart {
  return { groupId, dishId, variantId: sizeOf(dishId, large), quantity, options: [], note: '' };
}

function sizeOf(dishId: string, large: boolean): string | null {
  return dishId === 'soup' ? (large ? 'l' : 's') : null;
}
