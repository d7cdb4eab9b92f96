import { expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aStore } from '../../test/a-store.ts';
import type { PastOrder } from '../order/order.ts';
import { mayOrderHabit, usualOrder } from './habit.ts';

const HERE = { brand: 'BEPNHA', id: 101 };
const past = (code: string, change: Partial<PastOrder> = {}): PastOrder => ({
  hash: `${code}:secret`,
  code,
  brand: HERE.brand,
  storeId: HERE.id,
  status: 'COMPLETED',
  pickup: true,
  ready: true,
  promisedAt: null,
  itemCount: 1,
  items: [{ name: 'Phở', quantity: 1 }],
  total: 60_000,
  currency: aStore().currency,
  createdAt: 0,
  mine: true,
  people: 0,
  rating: null,
  ...change,
});

it('[TB74] offers the latest order of one’s own that was completed in this store', () => {
  const others = [
    past('OPEN1', { status: 'CONFIRMED' }),
    past('GONE1', { status: 'CANCELLED' }),
    past('THERE', { storeId: 102 }),
    past('BRAND', { brand: 'SPREE' }),
    past('PARTY', { people: 4 }),
    past('GUEST', { mine: false }),
    past('NOBODY', { status: null }),
  ];
  expect(usualOrder([...others, past('LAST1'), past('OLDER')], HERE)?.code).toBe('LAST1');
  expect(usualOrder(others, HERE)).toBeNull();
});

it('[TB75] sends all of an order or nothing: what is not sold any more is named', () => {
  const lines = [aLine('pho', 'pho')];
  const gone = [
    { key: 'a', name: 'Bún', was: 1, is: null },
    { key: 'b', name: 'Bún', was: 1, is: null },
    { key: 'c', name: '', was: 1, is: null },
  ];
  expect(mayOrderHabit({ lines, gone }, null)).toEqual({
    refused: 'ITEM_GONE',
    names: ['Bún'],
    lineKeys: ['a', 'b', 'c'],
  });
  expect(mayOrderHabit({ lines: [], gone: [] }, null)).toEqual({ refused: 'EMPTY_CART' });
});

it('[TB75] is refused as any order of the table, else it may be sent', () => {
  const lines = [aLine('pho', 'pho')];
  const refused = { refused: 'TABLES_STOPPED' } as const;
  expect(mayOrderHabit({ lines, gone: [] }, refused)).toBe(refused);
  expect(mayOrderHabit({ lines, gone: [] }, null)).toBeNull();
});
