import { describe, expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
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
import { readCart } from '../cart/read-cart.ts';
import { AWAY } from '../menu/listing.ts';
import { DONG, EURO } from '../money/currency.ts';
import { cashOffers, changeFor } from './cash-given.ts';
import { countedQuery } from './counted-query.ts';
import { freshLine, nearestDish, quickChoices } from './fresh-line.ts';
import { spokenLines } from './spoken-line.ts';

const ICE = aGroup('ice', 1, 1, [anOption('hot'), anOption('iced')]);
const EXTRA = aGroup('extra', 0, 2, [anOption('egg', 5_000), anOption('herbs')]);
const TWO_OF = aGroup('sides', 2, 2, [anOption('rice'), anOption('bread')]);
const pho = aDish('pho', {
  name: 'Phở bò (2 vắt)',
  variants: [aVariant('s', 60_000), aVariant('l', 75_000)],
  groups: [EXTRA],
});
const tea = aDish('tea', { groups: [ICE], price: 35_000, categoryId: 'drinks' });
const plate = aDish('plate', { groups: [TWO_OF] });
const full = aCombo('full', { groups: [aComboGroup('a', 1, 1, [aPart('tea')], { fixed: true })] });
const open = aCombo('open', { groups: [aComboGroup('a', 2, 2, [aPart('tea'), aPart('pho')])] });
const selling = { menu: aMenu([pho, tea, plate], [full, open]), wall: MONDAY_NOON, place: AWAY };
const ONE = { key: 'k', quantity: 1 };

describe('one tap', () => {
  it('[OR130] adds a dish with its first size and what is chosen by itself', () => {
    expect(freshLine(pho, selling, ONE)).toMatchObject({
      asks: false,
      line: { dishId: 'pho', variantId: 's', options: [] },
    });
    expect(freshLine(tea, selling, { key: 'k', quantity: 3 })).toMatchObject({
      asks: false,
      line: { quantity: 3, options: [{ groupId: 'ice', optionId: 'hot', quantity: 1 }] },
    });
  });

  it('[OR130] asks only where something must be chosen and has no default, in dishes and combos', () => {
    expect(freshLine(plate, selling, ONE).asks).toBe(true);
    expect(freshLine(open, selling, ONE).asks).toBe(true);
    expect(freshLine(full, selling, ONE)).toMatchObject({ asks: false, line: { comboId: 'full' } });
  });

  it('[OR130] offers sizes and "one of these" in the newest line, and nothing else', () => {
    expect(quickChoices(pho, MONDAY_NOON)).toMatchObject({
      variants: [{ id: 's' }, { id: 'l' }],
      groups: [],
    });
    expect(quickChoices(tea, MONDAY_NOON)).toMatchObject({ variants: [], groups: [{ id: 'ice' }] });
    expect(quickChoices(plate, MONDAY_NOON)).toEqual({ variants: [], groups: [] });
  });

  it('[OR130] offers for a dish that is gone the nearest in price of its category that is sold', () => {
    const dish = (id: string, price: number, change = {}) => aDish(id, { price, ...change });
    const gone = dish('gone', 60_000, { soldOut: true });
    const others = [dish('far', 90_000), dish('near', 65_000), dish('out', 60_000, { soldOut: true })];
    const menu = aMenu([gone, ...others, dish('other', 60_000, { categoryId: 'drinks' })]);
    expect(nearestDish(gone, { ...selling, menu })?.id).toBe('near');
    expect(nearestDish(gone, { ...selling, menu: aMenu([gone]) })).toBeNull();
  });
});

it.each([
  ['com ga', 'com ga', 1],
  ['3 com ga', 'com ga', 3],
  ['com ga 3', 'com ga', 3],
  ['com ga3', 'com ga', 3],
  ['12 pho', 'pho', 12],
  ['3', '', 3],
  ['set 2', 'set 2', 1],
  ['0 pho', '0 pho', 1],
  ['pho 100', 'pho 100', 1],
  ['', '', 1],
])('[OR131] "%s" is %s, so many of it', (typed, text, quantity) => {
  const read = countedQuery(typed, (name) => name === 'set 2');
  expect(read).toMatchObject({ text, quantity });
});

describe('cash', () => {
  it('[OR133] is offered rounded up to each note, never the exact sum, which needs no change', () => {
    expect(cashOffers(318_000, DONG)).toEqual([320_000, 350_000, 400_000, 500_000]);
    expect(cashOffers(350_000, DONG)).toEqual([400_000, 500_000]);
    expect(cashOffers(1_840, EURO)).toEqual([1_900, 2_000, 5_000]);
    expect(cashOffers(0, DONG)).toEqual([]);
  });

  it('[OR133] gives change, and none where it is not enough', () => {
    expect(changeFor(318_000, 350_000)).toBe(32_000);
    expect(changeFor(318_000, 318_000)).toBe(0);
    expect(changeFor(318_000, 300_000)).toBeNull();
  });
});

it('[OR133] reads every line back that will be cooked, with size, options and note, and none that is gone', () => {
  const lines = [
    aLine('1', 'pho', {
      variantId: 'l',
      options: [{ groupId: 'extra', optionId: 'egg', quantity: 2 }],
      note: ' ít bánh ',
    }),
    aLine('2', 'unknown'),
    aLine('3', 'tea', { quantity: 2, options: [{ groupId: 'ice', optionId: 'iced', quantity: 1 }] }),
  ];
  expect(spokenLines(readCart(lines, selling.menu, MONDAY_NOON))).toEqual([
    {
      key: '1',
      quantity: 1,
      name: 'Phở bò',
      details: ['Cỡ l', 'Thêm egg ×2'],
      note: 'ít bánh',
      isCombo: false,
    },
    { key: '3', quantity: 2, name: 'Món tea', details: ['Thêm iced'], note: '', isCombo: false },
  ]);
});
