import { describe, expect, it } from 'vitest';
import { aDish, aGroup, anOption, aVariant, MONDAY_NOON } from '../../test/a-dish.ts';
import { chooseOption, clearGroup, lowerOption } from './choose-option.ts';
import type { ChosenOption } from './option-group.ts';
import { quantityChoices } from './quantity.ts';
import { checkSelection, closedGroup, defaultSelection, needsChoice, offeredGroups } from './selection.ts';
import { shortList } from './short-list.ts';
import { dishUnitPrice } from './unit-price.ts';

const egg = anOption('egg', 10_000);
const beef = anOption('beef', 25_000);
const gone = anOption('gone', 5_000, { soldOut: true });
const chose = (groupId: string, optionId: string, quantity = 1): ChosenOption => ({
  groupId,
  optionId,
  quantity,
});

describe('what is chosen when a dish opens', () => {
  it('[OP2] the first variant in stock, else the first', () => {
    const small = aVariant('s', 40_000, { soldOut: true });
    const large = aVariant('l', 60_000);
    expect(defaultSelection(aDish('a', { variants: [small, large] }), MONDAY_NOON).variantId).toBe('l');
    expect(defaultSelection(aDish('a', { variants: [small] }), MONDAY_NOON).variantId).toBe('s');
    expect(defaultSelection(aDish('a'), MONDAY_NOON).variantId).toBeNull();
  });

  it('[OP4] one of exactly one takes the first in stock', () => {
    const dish = aDish('a', { groups: [aGroup('g', 1, 1, [gone, egg, beef])] });
    expect(defaultSelection(dish, MONDAY_NOON).options).toEqual([chose('g', 'egg')]);
  });

  it('[OP4] a group that forces its only option takes the required number', () => {
    const dish = aDish('a', { groups: [aGroup('g', 2, 2, [egg])] });
    expect(defaultSelection(dish, MONDAY_NOON).options).toEqual([chose('g', 'egg', 2)]);
  });

  it('[OP4] nothing else is chosen for the diner', () => {
    const groups = [aGroup('a', 0, 1, [egg]), aGroup('b', 2, 2, [egg, beef]), aGroup('c', 1, 1, [gone])];
    expect(defaultSelection(aDish('a', { groups }), MONDAY_NOON).options).toEqual([]);
  });

  it('[OP10] a dish with variants or groups needs a choice', () => {
    expect(needsChoice(aDish('a'))).toBe(false);
    expect(needsChoice(aDish('a', { variants: [aVariant('s', 1)] }))).toBe(true);
    expect(needsChoice(aDish('a', { groups: [aGroup('g', 0, 1, [egg])] }))).toBe(true);
  });
});

describe('whether a selection is complete', () => {
  const check = (groups: Parameters<typeof aGroup>[], options: ChosenOption[]) =>
    checkSelection(aDish('a', { groups: groups.map((g) => aGroup(...g)) }), null, options, MONDAY_NOON);

  it('[OP3] a dish with variants needs one that is in stock', () => {
    const dish = aDish('a', { variants: [aVariant('s', 1, { soldOut: true }), aVariant('l', 2)] });
    const refused = (id: string | null) => checkSelection(dish, id, [], MONDAY_NOON)?.refused ?? null;
    expect([null, 'x', 's', 'l'].map(refused)).toEqual([
      'VARIANT_REQUIRED',
      'VARIANT_REQUIRED',
      'VARIANT_SOLD_OUT',
      null,
    ]);
  });

  it('[OP7] single choice: at least the minimum, never two', () => {
    expect(check([['g', 1, 1, [egg, beef]]], [])).toMatchObject({ refused: 'GROUP_UNMET', need: 1 });
    expect(check([['g', 1, 1, [egg, beef]]], [chose('g', 'egg')])).toBeNull();
    expect(check([['g', 1, 1, [egg, beef]]], [chose('g', 'egg'), chose('g', 'beef')])).toMatchObject({
      refused: 'GROUP_EXCEEDED',
      max: 1,
    });
    expect(check([['g', 0, 1, [egg, beef]]], [])).toBeNull();
  });

  it('[OP7] several: the sum of quantities between minimum and maximum', () => {
    const group: Parameters<typeof aGroup> = ['g', 2, 3, [egg, beef]];
    expect(check([group], [chose('g', 'egg')])).toEqual({
      refused: 'GROUP_UNMET',
      groupId: 'g',
      need: 1,
      max: 3,
    });
    expect(check([group], [chose('g', 'egg'), chose('g', 'beef', 2)])).toBeNull();
    expect(check([group], [chose('g', 'egg', 4)])).toMatchObject({ refused: 'GROUP_EXCEEDED' });
  });

  it('[OP1] a maximum of 999 sets no limit', () => {
    expect(check([['g', 0, 999, [egg, beef]]], [chose('g', 'egg', 999), chose('g', 'beef', 5)])).toBeNull();
  });

  it('[OP7] what is sold out, unknown, repeated or no whole number is refused', () => {
    const group: Parameters<typeof aGroup> = ['g', 0, 9, [egg, gone]];
    expect(check([group], [chose('g', 'gone')])?.refused).toBe('OPTION_SOLD_OUT');
    const bad = [
      [chose('x', 'egg')],
      [chose('g', 'x')],
      [chose('g', 'egg'), chose('g', 'egg')],
      [chose('g', 'egg', 0)],
      [chose('g', 'egg', 0.5)],
      [chose('g', 'egg', 1000)],
      [chose('g', 'egg', Number.NaN)],
    ];
    for (const options of bad) expect(check([group], options)?.refused).toBe('OPTION_UNKNOWN');
    expect(checkSelection(aDish('a'), 'v', [], MONDAY_NOON)?.refused).toBe('OPTION_UNKNOWN');
  });

  it('[OP7] a required group whose every option is sold out says so', () => {
    expect(check([['g', 1, 1, [gone]]], [])).toMatchObject({ refused: 'OPTION_SOLD_OUT', groupId: 'g' });
  });

  it('[OP7] [OP11] a group that must be met says why it cannot be', () => {
    const of = (min: number, ...soldOut: boolean[]) =>
      closedGroup(
        aGroup(
          'g',
          min,
          2,
          soldOut.map((out, at) => anOption(`${at}`, 0, { soldOut: out })),
        ),
      );
    expect(of(1, true, true)).toBe('SOLD_OUT');
    expect(of(1)).toBe('NOT_NOW');
    expect(of(1, true, false)).toBeNull();
    expect(of(0, true)).toBeNull();
  });

  it('[OP11] options outside their hours are not offered and not accepted', () => {
    const breakfast = anOption('early', 0, { window: { days: 0, hours: 2 ** 7 } });
    const dish = aDish('a', {
      groups: [aGroup('g', 0, 2, [breakfast, egg]), aGroup('h', 0, 1, [breakfast])],
    });
    expect(offeredGroups(dish, MONDAY_NOON).map((g) => [g.id, g.options.map((o) => o.id)])).toEqual([
      ['g', ['egg']],
    ]);
    expect(checkSelection(dish, null, [chose('g', 'early')], MONDAY_NOON)?.refused).toBe(
      'OPTION_NOT_AT_THIS_TIME',
    );
    expect(checkSelection(dish, null, [chose('g', 'early')], { ...MONDAY_NOON, hour: 7 })).toBeNull();
  });
});

describe('tapping an option', () => {
  const one = aGroup('g', 1, 1, [egg, beef, gone]);
  const many = aGroup('g', 0, 3, [egg, beef]);
  const other = chose('z', 'egg');

  it('[OP5] single choice replaces and leaves other groups alone', () => {
    expect(chooseOption(one, [other, chose('g', 'egg')], 'beef')).toEqual({
      chosen: [other, chose('g', 'beef')],
    });
    expect(chooseOption(one, [chose('g', 'egg')], 'egg')).toEqual({ chosen: [chose('g', 'egg')] });
    expect(chooseOption({ ...one, min: 0 }, [chose('g', 'egg')], 'egg')).toEqual({ chosen: [] });
    expect(chooseOption(one, [], 'gone')).toEqual({ refused: 'OPTION_SOLD_OUT' });
  });

  it('[OP5] several: one more until the limit, then the limit is named', () => {
    const twice = chooseOption(many, [chose('g', 'egg')], 'egg');
    expect(twice).toEqual({ chosen: [chose('g', 'egg', 2)] });
    expect(chooseOption(many, [chose('g', 'egg', 2)], 'beef')).toEqual({
      chosen: [chose('g', 'egg', 2), chose('g', 'beef')],
    });
    expect(chooseOption(many, [chose('g', 'egg', 3)], 'beef')).toEqual({ refused: 'OPTION_LIMIT', max: 3 });
    expect(chooseOption({ ...many, max: 999 }, [chose('g', 'egg', 999)], 'egg')).toEqual({
      refused: 'OPTION_LIMIT',
      max: 999,
    });
  });

  it('[OP6] one less; at zero it is gone', () => {
    expect(lowerOption(many, [other, chose('g', 'egg', 2)], 'egg')).toEqual([other, chose('g', 'egg')]);
    expect(lowerOption(many, [other, chose('g', 'egg')], 'egg')).toEqual([other]);
  });
});

describe('what can be taken back, and what is shown of a long list', () => {
  it('[OP5] "none" clears its own group and no other', () => {
    const other = chose('h', 'egg');
    expect(clearGroup({ id: 'g' }, [other, chose('g', 'egg')])).toEqual([other]);
  });

  it('[OP12] a list of more than eight shows its first six and what is chosen', () => {
    const list = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `${at}` }));
    const shown = (n: number, ...chosen: string[]) =>
      shortList(list(n), ({ id }) => chosen.includes(id)).map(({ id }) => id);
    expect(shown(8)).toHaveLength(8);
    expect(shown(9)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(shown(12, '1', '9', '11')).toEqual(['0', '1', '2', '3', '4', '5', '9', '11']);
  });
});

describe('the price of one dish', () => {
  it('[OP8] [OP9] the variant replaces the price, options come on top', () => {
    const dish = aDish('a', {
      listPrice: 60_000,
      price: 50_000,
      variants: [aVariant('l', 70_000, { listPrice: 80_000 })],
      groups: [aGroup('g', 0, 9, [egg, beef])],
    });
    expect(dishUnitPrice(dish, null, [])).toEqual({ list: 60_000, charged: 50_000 });
    expect(dishUnitPrice(dish, 'l', [chose('g', 'egg', 2), chose('g', 'beef')])).toEqual({
      list: 125_000,
      charged: 115_000,
    });
  });

  it('[PR8] a free dish costs nothing, extras included', () => {
    const dish = aDish('a', { free: true, price: 0, groups: [aGroup('g', 0, 9, [egg])] });
    expect(dishUnitPrice(dish, null, [chose('g', 'egg')])).toEqual({ list: 60_000, charged: 0 });
  });
});

it('[CA9] a list of 1 to 24, and what a line already holds', () => {
  expect(quantityChoices(3)).toHaveLength(24);
  expect(quantityChoices(24).at(-1)).toBe(24);
  expect(quantityChoices(30)).toEqual([...quantityChoices(1), 30]);
});
