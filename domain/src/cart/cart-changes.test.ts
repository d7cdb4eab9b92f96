import { expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aDish, aMenu, MONDAY_NOON } from '../../test/a-dish.ts';
import { cartChanges, joinChanges, linesAsSeen } from './cart-changes.ts';
import { readCart } from './read-cart.ts';

const yesterday = aMenu([aDish('pho', { price: 70_000 }), aDish('tea', { price: 10_000 })]);
const lines = [aLine('1', 'pho'), aLine('2', 'tea')];
const seen = linesAsSeen(readCart(lines, yesterday, MONDAY_NOON));

const changes = (menu: typeof yesterday, now = lines) =>
  cartChanges(seen, readCart(now, menu, MONDAY_NOON), menu);

it('[CA10] tells what costs something else and what is gone, by the name the diner knew', () => {
  expect(changes(yesterday)).toEqual([]);
  expect(changes(aMenu([aDish('pho', { price: 75_000 })]))).toEqual([
    { key: '1', name: 'Món pho', was: 70_000, is: 75_000 },
    { key: '2', name: 'Món tea', was: 10_000, is: null },
  ]);
});

it('[CA10] a line that left the cart because its dish is gone is told all the same', () => {
  const today = aMenu([aDish('pho', { price: 70_000 })]);
  expect(changes(today, lines.slice(0, 1)).map(({ key }) => key)).toEqual(['2']);
});

it('[CA10] what the diner took out, chose otherwise or cannot have now is no news', () => {
  const dearer = aMenu([aDish('pho', { price: 75_000 }), aDish('tea', { price: 10_000, soldOut: true })]);
  expect(changes(dearer, [aLine('2', 'tea')])).toEqual([]);
  expect(changes(dearer, [aLine('1', 'pho', { note: 'no onions' })])).toEqual([]);
});

it('[CA10] several changes of one line are one, and back to what it was is none', () => {
  const change = (was: number, is: number | null) => ({ key: '1', name: 'pho', was, is });
  expect(joinChanges([change(70, 75)], [change(75, 80)])).toEqual([change(70, 80)]);
  expect(joinChanges([change(70, 75)], [change(75, 70)])).toEqual([]);
  expect(joinChanges([change(70, 75)], [change(75, null)])).toEqual([change(70, null)]);
});
