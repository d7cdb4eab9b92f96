import { describe, expect, it } from 'vitest';
import { aComboLine, aLine, aMain } from '../../test/a-cart.ts';
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
import type { CartLine } from './cart-line.ts';
import {
  addLine,
  itemCount,
  quantityOf,
  removeLine,
  replaceLine,
  setQuantity,
  takeOne,
  withoutOrdered,
} from './change-cart.ts';
import { readCart } from './read-cart.ts';
import { choiceKey, sameChoice } from './same-line.ts';

const egg = { groupId: 'g', optionId: 'egg', quantity: 1 };
const beef = { groupId: 'g', optionId: 'beef', quantity: 2 };
const roll = { groupId: 'r', dishId: 'roll', variantId: null, quantity: 1, options: [], note: '' };
const brief = (lines: readonly CartLine[]) => lines.map((line) => [line.key, line.quantity]);

describe('the same choice', () => {
  it('[CA1] the order of options does not matter; key, quantity and origin neither', () => {
    const a = aLine('1', 'pho', { options: [egg, beef] });
    const b = aLine('2', 'pho', {
      options: [beef, egg],
      quantity: 5,
      origin: { source: 'x', suggestType: '', suggestBy: '' },
    });
    expect(sameChoice(a, b)).toBe(true);
  });

  it('[CA1] dish, size, options, their number and the note tell lines apart', () => {
    const a = aLine('1', 'pho', { options: [egg] });
    const others: CartLine[] = [
      aLine('1', 'bun', { options: [egg] }),
      aLine('1', 'pho', { options: [egg], variantId: 'l' }),
      aLine('1', 'pho', { options: [{ ...egg, quantity: 2 }] }),
      aLine('1', 'pho'),
      aLine('1', 'pho', { options: [egg], note: 'ít bánh' }),
      aComboLine('1', 'pho'),
    ];
    expect(others.map((b) => sameChoice(a, b))).toEqual(Array(6).fill(false));
    expect(new Set([a, ...others].map(choiceKey)).size).toBe(7);
  });

  it('[CA1] a combo’s parts count by what they are, not how they are listed', () => {
    const twice = aComboLine('1', 'c', { parts: [roll, roll] });
    expect(sameChoice(twice, aComboLine('2', 'c', { parts: [{ ...roll, quantity: 2 }] }))).toBe(true);
    expect(sameChoice(twice, aComboLine('2', 'c', { parts: [roll, { ...roll, note: 'cay' }] }))).toBe(false);
    const withMain = (change = {}) => aComboLine('2', 'c', { parts: [roll, roll], main: aMain('m', change) });
    expect(sameChoice(twice, withMain())).toBe(false);
    expect(sameChoice(withMain(), withMain({ variantId: 'l' }))).toBe(false);
  });
});

describe('changing the cart', () => {
  it('[CA2] the same choice raises the line, another one comes last', () => {
    const cart = addLine([aLine('1', 'pho', { quantity: 2 })], aLine('2', 'pho', { quantity: 3 }));
    expect(brief(cart)).toEqual([['1', 5]]);
    expect(brief(addLine(cart, aLine('3', 'bun')))).toEqual([
      ['1', 5],
      ['3', 1],
    ]);
  });

  it('[CA8] a line that is raised keeps where it came from first', () => {
    const from = (source: string) => ({ origin: { source, suggestType: 'ORDER', suggestBy: 'pho' } });
    const cart = addLine([aLine('1', 'tea', from('MENU'))], aLine('2', 'tea', from('SIDE_DISH')));
    expect(cart).toEqual([aLine('1', 'tea', { ...from('MENU'), quantity: 2 })]);
  });

  it('[CA3] a known key replaces its line, with quantity 0 it removes it', () => {
    const cart = [aLine('1', 'pho'), aLine('2', 'bun')];
    expect(addLine(cart, aLine('1', 'com', { quantity: 4 }))).toEqual([
      aLine('1', 'com', { quantity: 4 }),
      aLine('2', 'bun'),
    ]);
    expect(brief(addLine(cart, aLine('1', 'pho', { quantity: 0 })))).toEqual([['2', 1]]);
  });

  it('[CA4] editing replaces the line at its index, keeps its key, and never merges', () => {
    const cart = [aLine('1', 'pho'), aLine('2', 'bun')];
    expect(replaceLine(cart, 1, aLine('9', 'pho'))).toEqual([aLine('1', 'pho'), aLine('2', 'pho')]);
    expect(brief(replaceLine(cart, 7, aLine('9', 'com')))).toEqual([
      ['1', 1],
      ['2', 1],
      ['9', 1],
    ]);
    expect(brief(replaceLine(cart, 0, aLine('9', 'pho', { quantity: 0 })))).toEqual([['2', 1]]);
  });

  it('[CA5] quantities stay between 1 and 999; below 1 the line is gone', () => {
    const cart = [aLine('1', 'pho'), aLine('2', 'bun')];
    expect(brief(setQuantity(cart, '1', 1000))[0]).toEqual(['1', 999]);
    expect(brief(setQuantity(cart, '1', 0))).toEqual([['2', 1]]);
    expect(brief(setQuantity(cart, '1', -3))).toEqual([['2', 1]]);
    expect(brief(addLine(setQuantity(cart, '1', 998), aLine('3', 'pho', { quantity: 5 })))[0]).toEqual([
      '1',
      999,
    ]);
    expect(addLine([], aLine('1', 'pho', { quantity: 0 }))).toEqual([]);
    expect(brief(removeLine(cart, '2'))).toEqual([['1', 1]]);
  });

  it('[CA11] what was ordered leaves the cart, what came into it since stays', () => {
    const cart = [aLine('1', 'pho', { quantity: 3 }), aLine('2', 'bun'), aLine('3', 'flan')];
    const ordered = new Map([
      ['1', 2],
      ['2', 1],
      ['gone', 1],
    ]);
    expect(brief(withoutOrdered(cart, ordered))).toEqual([
      ['1', 1],
      ['3', 1],
    ]);
  });

  it('[CA6] counts over all lines, and takes one from the last', () => {
    const cart = [
      aLine('1', 'pho', { quantity: 2 }),
      aLine('2', 'pho', { note: 'cay' }),
      aComboLine('3', 'c'),
    ];
    expect([quantityOf(cart, 'pho'), quantityOf(cart, 'c'), quantityOf(cart, 'x'), itemCount(cart)]).toEqual([
      3, 1, 0, 4,
    ]);
    expect(brief(takeOne(cart, 'pho'))).toEqual([
      ['1', 2],
      ['3', 1],
    ]);
    expect(takeOne(cart, 'x')).toBe(cart);
  });
});

describe('the cart against today’s menu', () => {
  const menu = aMenu(
    [
      aDish('pho', {
        listPrice: 70_000,
        price: 60_000,
        variants: [aVariant('l', 80_000, { name: 'Tô lớn', listPrice: 90_000 })],
        groups: [
          aGroup('g', 0, 9, [
            anOption('egg', 10_000, { name: 'Trứng' }),
            anOption('beef', 20_000, { name: 'Bò' }),
            anOption('gone', 0, { soldOut: true }),
            anOption('early', 0, { window: { days: 0, hours: 2 } }),
          ]),
        ],
      }),
      aDish('sold', { soldOut: true }),
      aDish('early', { window: { days: 0, hours: 2 }, soldOut: true }),
      aDish('hidden', { virtual: true }),
      aDish('inside', { takeAway: false }),
      aDish('roll', { name: 'Gỏi cuốn' }),
    ],
    [
      aCombo('c', {
        name: 'Mâm cuốn',
        mains: [aPart('roll', 5_000)],
        groups: [aComboGroup('r', 1, 2, [aPart('roll'), aPart('sold'), aPart('early')])],
      }),
      aCombo('off', { active: false }),
      aCombo('past', { until: '2026-11-29 23:59:59' }),
    ],
  );
  const read = (line: CartLine, table = false) => readCart([line], menu, MONDAY_NOON, { table })[0];

  it('[CA7] a line gets today’s name, words and prices', () => {
    const line = aLine('1', 'pho', { variantId: 'l', options: [beef, egg] });
    expect(read(line)).toMatchObject({
      name: 'Món pho',
      details: ['Tô lớn', 'Trứng', 'Bò ×2'],
      listUnit: 140_000,
      unit: 130_000,
      problem: null,
    });
    const combo = aComboLine('2', 'c', {
      main: aMain('roll'),
      parts: [{ ...roll, quantity: 2, note: 'không hành' }],
    });
    expect(read(combo)).toMatchObject({
      name: 'Mâm cuốn',
      details: ['Gỏi cuốn', 'Gỏi cuốn ×2 (không hành)'],
      listUnit: 205_000,
      unit: 205_000,
      problem: null,
    });
  });

  it('[CA7] says what is wrong with a line', () => {
    const withOption = (optionId: string) =>
      aLine('1', 'pho', { variantId: 'l', options: [{ groupId: 'g', optionId, quantity: 1 }] });
    const lines: [CartLine, string | null][] = [
      [aLine('1', 'nothing'), 'GONE'],
      [aLine('1', 'hidden'), 'GONE'],
      [aLine('1', 'inside'), 'GONE'],
      [aComboLine('1', 'nothing'), 'GONE'],
      [aComboLine('1', 'off'), 'GONE'],
      [aLine('1', 'sold'), 'SOLD_OUT'],
      [aLine('1', 'early'), 'NOT_AT_THIS_TIME'],
      [aComboLine('1', 'past'), 'NOT_AT_THIS_TIME'],
      [aLine('1', 'pho'), 'INVALID'],
      [withOption('x'), 'INVALID'],
      [withOption('gone'), 'SOLD_OUT'],
      [withOption('early'), 'NOT_AT_THIS_TIME'],
      [aComboLine('1', 'c', { parts: [roll] }), 'INVALID'],
      [aComboLine('1', 'c', { main: aMain('roll') }), 'INVALID'],
      [aComboLine('1', 'c', { main: aMain('roll'), parts: [{ ...roll, dishId: 'sold' }] }), 'SOLD_OUT'],
      [
        aComboLine('1', 'c', { main: aMain('roll'), parts: [{ ...roll, dishId: 'early' }] }),
        'NOT_AT_THIS_TIME',
      ],
      [aComboLine('1', 'c', { main: aMain('roll'), parts: [{ ...roll, variantId: 'x' }] }), 'INVALID'],
    ];
    for (const [line, problem] of lines) expect([line, read(line)?.problem]).toEqual([line, problem]);
  });

  it('[CA7] at a table what cannot be taken away is there', () => {
    expect(read(aLine('1', 'inside'), true)?.problem).toBeNull();
  });
});
