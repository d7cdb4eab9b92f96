import { aLine } from '@mam/domain/test/a-cart.ts';
import { aDish, aMenu } from '@mam/domain/test/a-dish.ts';
import { at, SAIGON } from '@mam/domain/test/a-store.ts';
import { expect, it } from 'vitest';
import { unsoldThen } from './unsold-then.ts';

const menu = aMenu([
  aDish('pho', { name: 'Phở bò' }),
  aDish('xoi', { name: 'Xôi', window: { days: 0, hours: 2 ** 7 } }),
  aDish('che', { name: 'Chè', soldOut: true }),
]);
const lines = [
  aLine('1', 'pho'),
  aLine('2', 'xoi'),
  aLine('3', 'xoi', { note: 'ít hành' }),
  aLine('4', 'che'),
];

it('names what is not sold at the chosen time, once, and nothing else', () => {
  expect(unsoldThen(lines, menu, { at: at('2026-11-30 18:00'), zone: SAIGON })).toEqual(['Xôi']);
  expect(unsoldThen(lines, menu, { at: at('2026-11-30 07:30'), zone: SAIGON })).toEqual([]);
});
