import { aLine } from '@mam/domain/test/a-cart.ts';
import { aDish, aMenu } from '@mam/domain/test/a-dish.ts';
import { aStore, at } from '@mam/domain/test/a-store.ts';
import { expect, it } from 'vitest';
import { EMPTY } from '../device/persisted.ts';
import { ownLines } from './own-lines.ts';

const shop = {
  store: aStore({ orderTypes: ['PICKUP'] }),
  menu: aMenu([aDish('pho'), aDish('xoi', { window: { days: 0, hours: 2 ** 7 } })]),
};
const own = { lines: [aLine('1', 'pho'), aLine('2', 'xoi', { quantity: 3 })], choices: EMPTY.choices };
const choice = {
  type: 'PICKUP',
  orderNow: false,
  pickupAt: { days: 0, hour: 11, minute: 0 },
  recipient: null,
  note: '',
} as const;
const now = at('2026-11-30 07:05');
const problems = (role: 'owner' | 'member') =>
  ownLines({ role, choice }, own, shop, now).read.map(({ problem }) => problem);

it('[GO15] a member reads in their own cart what is not sold when the owner wants the food', () => {
  expect(problems('member')).toEqual([null, 'NOT_AT_THIS_TIME']);
  expect(ownLines({ role: 'member', choice }, own, shop, now).count).toBe(1);
  // the owner's own choice is on this device before the others hear of it
  expect(problems('owner')).toEqual([null, null]);
});
