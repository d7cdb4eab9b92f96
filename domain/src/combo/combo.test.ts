import { describe, expect, it } from 'vitest';
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
import type { Combo } from '../menu/combo.ts';
import type { ChosenMain, ChosenPart } from './chosen-part.ts';
import { comboUnitPrice } from './combo-price.ts';
import { comboStartingPrice } from './combo-starting-price.ts';
import { combosWith } from './combos-with.ts';
import { checkCombo, defaultChoice, freshMain, groupStatus, isClosed, remaining } from './selection.ts';

const part = (
  groupId: string,
  dishId: string,
  quantity = 1,
  change: Partial<ChosenPart> = {},
): ChosenPart => ({
  groupId,
  dishId,
  variantId: null,
  quantity,
  options: [],
  note: '',
  ...change,
});

const dishes = [
  aDish('soup'),
  aDish('rice'),
  aDish('roll', { groups: [aGroup('sauce', 1, 1, [anOption('fish'), anOption('peanut', 3_000)])] }),
  aDish('tea', { price: 20_000, variants: [aVariant('s', 20_000), aVariant('l', 30_000)] }),
  aDish('gone', { soldOut: true }),
  aDish('breakfast', { window: { days: 0, hours: 2 ** 7 } }),
];
const menu = aMenu(dishes);
const check = (combo: ReturnType<typeof aCombo>, main: string | null, parts: ChosenPart[]) =>
  checkCombo(combo, menu, { main: main === null ? null : aMain(main), parts }, MONDAY_NOON);

describe('the main dish of a combo', () => {
  const combo = aCombo('c', { mains: [aPart('rice', 0, { virtual: true }), aPart('gone'), aPart('soup')] });

  it('[CO1] the first in stock that is not virtual is chosen', () => {
    expect(defaultChoice(combo, menu, MONDAY_NOON)).toEqual({ main: aMain('soup'), parts: [] });
    expect(defaultChoice(aCombo('c'), menu, MONDAY_NOON).main).toBeNull();
  });

  it('[CO1] one is needed when there are some to choose from', () => {
    const refused = [null, 'soup', 'gone', 'rice', 'nothing'].map(
      (id) => check(combo, id, [])?.refused ?? null,
    );
    expect(refused).toEqual(['MAIN_REQUIRED', null, 'PART_SOLD_OUT', 'PART_UNKNOWN', 'PART_UNKNOWN']);
    expect(check(aCombo('c', { mains: [aPart('rice', 0, { virtual: true })] }), null, [])).toBeNull();
    expect(check(aCombo('c', { mains: [aPart('breakfast')] }), 'breakfast', [])?.refused).toBe(
      'PART_NOT_AT_THIS_TIME',
    );
  });
});

describe('what is chosen in the main dish', () => {
  const combo = aCombo('c', { price: 100_000, mains: [aPart('tea', 5_000), aPart('roll')] });
  const peanut = { options: [{ groupId: 'sauce', optionId: 'peanut', quantity: 1 }] };
  const refusal = (main: ChosenMain) => checkCombo(combo, menu, { main, parts: [] }, MONDAY_NOON);

  it('[CO1] it opens with its first size and what is chosen by itself', () => {
    expect(defaultChoice(combo, menu, MONDAY_NOON).main).toEqual(aMain('tea', { variantId: 's' }));
    expect(freshMain(menu, 'roll', MONDAY_NOON).options).toMatchObject([{ optionId: 'fish' }]);
  });

  it('[CO1] a main dish with sizes is ordered in one of them, its own groups are met', () => {
    expect(refusal(aMain('tea'))).toEqual({
      refused: 'PART_INCOMPLETE',
      dishId: 'tea',
      within: { refused: 'VARIANT_REQUIRED' },
    });
    expect(refusal(aMain('tea', { variantId: 'l' }))).toBeNull();
    expect(refusal(aMain('roll'))).toMatchObject({ within: { refused: 'GROUP_UNMET', groupId: 'sauce' } });
    expect(refusal(aMain('roll', peanut))).toBeNull();
  });

  it('[CO6] its size adds nothing, its options what they cost', () => {
    const price = (main: ChosenMain) => comboUnitPrice(combo, menu, { main, parts: [] });
    expect([price(aMain('tea', { variantId: 's' })), price(aMain('tea', { variantId: 'l' }))]).toEqual([
      105_000, 105_000,
    ]);
    expect(price(aMain('roll', peanut))).toBe(103_000);
  });
});

describe('the groups of a combo', () => {
  const group = aComboGroup('g', 2, 3, [aPart('soup'), aPart('rice')]);
  const combo = aCombo('c', { groups: [group] });

  it('[CO2] at least what is required, at most the maximum', () => {
    expect(check(combo, null, [part('g', 'soup')])).toMatchObject({
      refused: 'GROUP_UNMET',
      groupId: 'g',
      need: 1,
    });
    expect(check(combo, null, [part('g', 'soup', 2)])).toBeNull();
    expect(check(combo, null, [part('g', 'soup', 2), part('g', 'rice')])).toBeNull();
    expect(check(combo, null, [part('g', 'soup', 4)])).toMatchObject({ refused: 'GROUP_EXCEEDED', max: 3 });
  });

  it('[CO2] tells how far it is and what is left', () => {
    expect(groupStatus(combo, group, [part('g', 'soup')])).toEqual({
      chosen: 1,
      required: 2,
      max: 3,
      done: false,
    });
    expect(groupStatus(combo, group, [part('g', 'soup', 2)]).done).toBe(true);
    expect(remaining(combo, group, [part('g', 'soup')])).toBe(2);
    expect(remaining(combo, group, [part('g', 'soup', 7)])).toBe(0);
    const open = aComboGroup('o', 0, 999, [aPart('soup')]);
    expect(remaining(aCombo('c', { groups: [open] }), open, [part('o', 'soup', 40)])).toBe(999);
  });

  it('[CO3] groups of one pool are counted together, by the strictest limit', () => {
    const rolls = aComboGroup('rolls', 2, 3, [aPart('soup')], { poolId: 'p' });
    const grills = aComboGroup('grills', 3, 999, [aPart('rice')], { poolId: 'p' });
    const pooled = aCombo('c', { groups: [rolls, grills] });
    expect(check(pooled, null, [part('rolls', 'soup', 2)])).toMatchObject({
      refused: 'GROUP_UNMET',
      need: 1,
    });
    expect(check(pooled, null, [part('rolls', 'soup'), part('grills', 'rice', 2)])).toBeNull();
    expect(check(pooled, null, [part('rolls', 'soup', 2), part('grills', 'rice', 2)])?.refused).toBe(
      'GROUP_EXCEEDED',
    );
    expect(remaining(pooled, grills, [part('rolls', 'soup', 2)])).toBe(1);
  });

  it('[CO4] a fixed group is chosen from the start and cannot be changed', () => {
    const fixed = aComboGroup('f', 3, 3, [aPart('soup'), aPart('roll', 0, { virtual: true })], {
      fixed: true,
    });
    const withFixed = aCombo('c', { groups: [fixed] });
    const { parts } = defaultChoice(withFixed, menu, MONDAY_NOON);
    expect(parts.map((p) => [p.dishId, p.quantity, p.options])).toEqual([
      ['soup', 2, []],
      ['roll', 1, [{ groupId: 'sauce', optionId: 'fish', quantity: 1 }]],
    ]);
    expect(check(withFixed, null, [...parts])).toBeNull();
    expect(check(withFixed, null, [])?.refused).toBe('FIXED_CHANGED');
    expect(check(withFixed, null, parts.slice(1))?.refused).toBe('FIXED_CHANGED');
    expect(check(withFixed, null, [part('f', 'soup', 3)])?.refused).toBe('FIXED_CHANGED');
    expect(check(withFixed, null, [...parts, part('f', 'soup')])?.refused).toBe('FIXED_CHANGED');
  });

  it('[CO5] a group with nothing left is closed, unless its pool gives or nothing is asked', () => {
    const closed = (required: number, ids: string[], others: string[] = []) => {
      const groups = [
        aComboGroup(
          'g',
          required,
          2,
          ids.map((id) => aPart(id)),
          { poolId: 'p' },
        ),
        aComboGroup(
          'h',
          0,
          2,
          others.map((id) => aPart(id)),
          { poolId: 'p' },
        ),
      ];
      const combo = aCombo('c', { groups });
      return groups[0] && isClosed(combo, groups[0], menu, MONDAY_NOON);
    };
    expect(closed(1, ['gone', 'breakfast', 'nothing'])).toBe(true);
    expect(closed(1, [])).toBe(true);
    expect(closed(1, ['gone', 'soup'])).toBe(false);
    expect(closed(1, ['gone'], ['soup'])).toBe(false);
    expect(closed(0, ['gone'])).toBe(false);
  });

  it('[CO5] parts must be known, in stock, sold now and complete', () => {
    const all = [aPart('gone'), aPart('breakfast'), aPart('roll'), aPart('soup', 0, { soldOut: true })];
    const any = aCombo('c', {
      groups: [aComboGroup('g', 0, 999, [...all, aPart('rice', 0, { virtual: true })])],
    });
    const refused = (p: ChosenPart) => check(any, null, [p])?.refused ?? null;
    expect(refused(part('g', 'gone'))).toBe('PART_SOLD_OUT');
    expect(refused(part('g', 'soup'))).toBe('PART_SOLD_OUT');
    expect(refused(part('g', 'breakfast'))).toBe('PART_NOT_AT_THIS_TIME');
    expect(refused(part('g', 'rice'))).toBe('PART_UNKNOWN');
    expect(refused(part('x', 'roll'))).toBe('PART_UNKNOWN');
    const options = [{ groupId: 'sauce', optionId: 'fish', quantity: 1 }];
    expect([0, -1, 0.5, 1000].map((n) => refused(part('g', 'roll', n, { options })))).toEqual(
      Array(4).fill('PART_UNKNOWN'),
    );
    expect(check(any, null, [part('g', 'roll')])).toMatchObject({
      refused: 'PART_INCOMPLETE',
      within: { refused: 'GROUP_UNMET', groupId: 'sauce' },
    });
    expect(refused(part('g', 'roll', 1, { options }))).toBeNull();
  });
});

describe('what a combo costs', () => {
  const combo = aCombo('c', {
    price: 100_000,
    mains: [aPart('soup', 5_000)],
    groups: [
      aComboGroup('plain', 0, 9, [aPart('roll', 2_000)], { addPrice: 1_000 }),
      aComboGroup('menu', 0, 9, [aPart('tea', 7_000)], { priceByMenu: true }),
      aComboGroup('free', 0, 9, [aPart('roll', 9_000)], { free: true }),
    ],
  });
  const peanut = { options: [{ groupId: 'sauce', optionId: 'peanut', quantity: 1 }] };
  const price = (parts: ChosenPart[], change = {}) =>
    comboUnitPrice({ ...combo, ...change }, menu, { main: aMain('soup'), parts });

  it('[CO6] its price, the main dish, and each part by its group’s way', () => {
    expect(price([])).toBe(105_000);
    expect(price([part('plain', 'roll', 2, peanut)])).toBe(105_000 + 2 * (1_000 + 2_000 + 3_000));
    expect(price([part('menu', 'tea', 2, { variantId: 'l' })])).toBe(105_000 + 60_000);
    expect(price([part('free', 'roll', 3, peanut)])).toBe(105_000);
  });

  it('[CO11] before anything is chosen it is shown with the least it is ordered for', () => {
    const starting = (change: Partial<Combo>) =>
      comboStartingPrice(aCombo('c', { price: 100_000, ...change }), menu);
    expect(starting({})).toEqual({ amount: 100_000, from: false });
    expect(starting({ mains: [aPart('soup', 5_000), aPart('gone', 0)] })).toEqual({
      amount: 105_000,
      from: false,
    });
    const parts = [aPart('rice', 2_000), aPart('tea', 7_000), aPart('gone')];
    expect(starting({ groups: [aComboGroup('g', 2, 3, parts)] })).toEqual({ amount: 104_000, from: true });
    expect(starting({ groups: [aComboGroup('g', 0, 3, parts)] })).toEqual({ amount: 100_000, from: false });
    const byMenu = aComboGroup('g', 1, 1, [aPart('tea')], { priceByMenu: true });
    expect(starting({ groups: [byMenu] })).toEqual({ amount: 120_000, from: true });
    const fixed = aComboGroup('g', 2, 2, [aPart('rice', 1_000), aPart('soup', 2_000)], { fixed: true });
    expect(starting({ groups: [fixed] })).toEqual({ amount: 103_000, from: false });
    const pool = [
      aComboGroup('g', 1, 1, [aPart('rice', 5_000)], { poolId: 'p' }),
      aComboGroup('h', 1, 1, [aPart('soup', 1_000)], { poolId: 'p' }),
    ];
    expect(starting({ groups: pool })).toEqual({ amount: 101_000, from: true });
    expect(starting({ gift: true, mains: [aPart('soup', 5_000)] })).toEqual({ amount: 0, from: false });
  });

  it('[CO7] a gift combo costs nothing', () => {
    expect(price([part('plain', 'roll')], { gift: true })).toBe(0);
  });

  it('[CO8] finds the combos a dish can be part of, as long as they are sold', () => {
    const asMain = aCombo('m', { mains: [aPart('soup')] });
    const inGroup = aCombo('g', { groups: [aComboGroup('x', 0, 1, [aPart('soup')])] });
    const onlyVirtual = aCombo('v', { mains: [aPart('soup', 0, { virtual: true })] });
    const off = aCombo('o', { mains: [aPart('soup')], active: false });
    const found = combosWith(aMenu(dishes, [asMain, inGroup, onlyVirtual, off]), 'soup', MONDAY_NOON);
    expect(found.map(({ id }) => id)).toEqual(['m', 'g']);
  });
});
