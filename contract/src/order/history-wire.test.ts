import { DONG, EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { currencyToWire } from '../money/currency-wire.ts';
import { pastOrderFromWire, pastOrdersFromWire } from './history-wire.ts';

const wire = {
  hash: 'AAA11:secret',
  code: 'A3F92',
  brand_id: 'SPREE',
  store_id: 201,
  status: 'IN PROCESS',
  type: 'DELI',
  ready: false,
  promised_at: null,
  item_count: 1,
  items: [{ name: 'Phở', quantity: 1 }],
  created_at: 1_700_000_000,
  is_mine: false,
  group_size: 0,
  rating: null,
} as const;

it('[OR36] reads the rest of an order with a dish that is nothing', () => {
  const items = [null, ...wire.items] as unknown as (typeof wire.items)[number][];
  const read = pastOrderFromWire({ ...wire, items, total_amount: 12.9, currency: currencyToWire(EURO) });
  expect(read.items).toEqual(wire.items);
});

it('[OR36] counts an order of the history in the currency it was placed in', () => {
  const of = (total_amount: number, currency: typeof EURO) =>
    pastOrderFromWire({ ...wire, items: [...wire.items], total_amount, currency: currencyToWire(currency) });
  expect(of(12.9, EURO)).toMatchObject({ total: 1290, currency: EURO, status: 'IN_PROCESS' });
  expect(of(65_000, DONG)).toMatchObject({ total: 65_000, currency: DONG, createdAt: 1_700_000_000_000 });
});

it('[OR36] a page is read with its stores, and without an entry that is nothing', () => {
  const order = { ...wire, items: [...wire.items], total_amount: 65_000, currency: {} };
  const orders = [null, order] as unknown as (typeof order)[];
  const restaurants = [{ id: 101, brand_id: 'BEPNHA', name: 'Quán', tz: 'Asia/Ho_Chi_Minh' }];
  expect(pastOrdersFromWire({ orders, restaurants, next: 'more' })).toEqual({
    orders: [pastOrderFromWire(order)],
    stores: [{ id: 101, brand: 'BEPNHA', name: 'Quán', zone: 'Asia/Ho_Chi_Minh' }],
    next: 'more',
  });
});
