import type { TableOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persist, persisted } from '../device/persisted.ts';
import { persistOnDevice, showCart } from '../device/storage/persist-on-device.ts';
import { takeOrdered } from './ordered-cart.ts';

const STORE = { brand: 'BEPNHA', storeId: 101 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  persistOnDevice();
  showCart(STORE);
  persist('cart', { lines: [aLine('pho', 'pho'), aLine('tea', 'tea')], note: 'ít cay', voucher: 'CHAO30' });
});
afterEach(() => vi.unstubAllGlobals());

const order = (...keys: string[]) =>
  takeOrdered({
    ...STORE,
    key: keys[0] ?? '',
    at: 0,
    body: {
      items: keys.map((key) => ({ Pr_Key: key, item_id: key, quantity: 1 })),
    } as unknown as TableOrderBody,
  });

it('[CA11] what was ordered leaves the cart, with its note and code', () => {
  order('pho');
  expect(persisted.getState().cart).toMatchObject({ lines: [{ dishId: 'tea' }], note: '', voucher: null });
});

it('[TB75] an order that came from no cart leaves the cart as it is', () => {
  const before = persisted.getState().cart;
  order('again-1', 'again-2');
  expect(persisted.getState().cart).toBe(before);
});
