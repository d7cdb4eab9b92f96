import { describe, expect, it } from 'vitest';
import { aComboLine, aLine } from '../../test/a-cart.ts';
import { aCombo, aDish, aMenu } from '../../test/a-dish.ts';
import { aStore, at } from '../../test/a-store.ts';
import { anEffect } from '../../test/a-voucher.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { readCart } from '../cart/read-cart.ts';
import { EURO } from '../money/currency.ts';
import { wallTime } from '../time/wall-time.ts';
import { quote, type ToQuote } from './quote.ts';

const menu = aMenu(
  [
    aDish('pho', { listPrice: 120_000, price: 100_000 }),
    aDish('tea', { listPrice: 30_000, price: 30_000 }),
    aDish('free', { listPrice: 40_000, price: 0, free: true }),
    aDish('table', { takeAway: false, price: 10_000 }),
  ],
  [aCombo('c', { price: 250_000 }), aCombo('gift', { price: 90_000, gift: true })],
);
const NOON = wallTime(at('2026-11-30 12:00'), 'Asia/Ho_Chi_Minh');
const quoted = ({
  lines = [aLine('1', 'pho', { quantity: 2 })],
  ...change
}: Partial<ToQuote> & { readonly lines?: readonly CartLine[] } = {}) =>
  quote({
    read: readCart(lines, change.menu ?? menu, NOON, { table: change.type === 'TABLE' }),
    menu,
    store: aStore({ serviceRate: 500, vatRate: 1_000 }),
    voucher: null,
    type: 'DELI',
    shipping: { kind: 'fee', amount: 15_000, distanceKm: 1 },
    ...change,
  });

describe('the quote', () => {
  it('[PR4] VAT follows voucher and service charge: 200.000 − 20.000, 5 %, 10 %, 15.000 make 222.900', () => {
    const { itemTotal, discount, afterVoucher, service, vat, shipping, total } = quoted({
      voucher: anEffect({ discount: 20_000 }),
    });
    expect({ itemTotal, discount, afterVoucher, service, vat, shipping, total }).toEqual({
      itemTotal: 200_000,
      discount: 20_000,
      afterVoucher: 180_000,
      service: 9_000,
      vat: 18_900,
      shipping: 15_000,
      total: 222_900,
    });
  });

  it('[PR4] the charge is rounded before VAT is taken of it', () => {
    const oneCent = aMenu([aDish('x', { price: 1_010, listPrice: 1_010 })]);
    const store = aStore({ currency: EURO, serviceRate: 1_050, vatRate: 1_900 });
    const { service, vat } = quoted({ lines: [aLine('1', 'x')], menu: oneCent, store });
    // 106.05 becomes 106; 19 % of 1116 is 212.04
    expect([service, vat]).toEqual([106, 212]);
  });

  it('[PR2] lines cost unit times quantity, combos too, and add up to the items', () => {
    const { lines, itemTotal, beforeVoucher } = quoted({
      lines: [aLine('1', 'pho', { quantity: 3, note: 'ít bánh' }), aComboLine('2', 'c', { quantity: 2 })],
    });
    expect(lines).toEqual([
      {
        key: '1',
        kind: 'dish',
        itemId: 'pho',
        name: 'Món pho',
        details: [],
        note: 'ít bánh',
        quantity: 3,
        listUnit: 120_000,
        unit: 100_000,
        amount: 300_000,
      },
      expect.objectContaining({ key: '2', kind: 'combo', itemId: 'c', unit: 250_000, amount: 500_000 }),
    ]);
    expect([itemTotal, beforeVoucher]).toEqual([800_000, 800_000]);
  });

  it('[PR3] a voucher never takes more than the items cost', () => {
    const { discount, afterVoucher, total } = quoted({ voucher: anEffect({ discount: 500_000 }) });
    expect([discount, afterVoucher, total]).toEqual([200_000, 0, 15_000]);
    expect(quoted({ voucher: anEffect({ discount: -5 }) }).discount).toBe(0);
  });

  it('[PR3] a coupon leaves the price alone', () => {
    expect(quoted({ voucher: anEffect({ coupon: true, discount: 5_000 }) }).discount).toBe(0);
  });

  it('[PR5] delivery is part of the total only when something is delivered and its price is known', () => {
    expect(quoted({ type: 'PICKUP' })).toMatchObject({ shipping: null, shippingToConfirm: false });
    expect(quoted({ type: 'TABLE' }).shipping).toBeNull();
    const toConfirm = quoted({ shipping: { kind: 'to-confirm', distanceKm: 1 } });
    expect(toConfirm).toMatchObject({ shipping: null, shippingToConfirm: true, total: 231_000 });
    expect(quoted({ shipping: { kind: 'unsupported' } })).toMatchObject({
      shipping: null,
      shippingToConfirm: false,
    });
    expect(
      quoted({ type: 'PICKUP', shipping: { kind: 'to-confirm', distanceKm: 1 } }).shippingToConfirm,
    ).toBe(false);
  });

  it('[PR6] rows: items, discount, charge, VAT, delivery; zeros are left out but free delivery is said', () => {
    expect(quoted({ voucher: anEffect({ discount: 20_000 }) }).rows).toEqual([
      { kind: 'items', amount: 200_000, rate: null },
      { kind: 'discount', amount: -20_000, rate: null },
      { kind: 'service', amount: 9_000, rate: 500 },
      { kind: 'vat', amount: 18_900, rate: 1_000 },
      { kind: 'shipping', amount: 15_000, rate: null },
    ]);
    const bare = quoted({ store: aStore(), shipping: { kind: 'fee', amount: 0, distanceKm: null } });
    expect(bare.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['items', 200_000],
      ['shipping', 0],
    ]);
    expect(quoted({ store: aStore(), type: 'PICKUP' }).rows).toHaveLength(1);
  });

  it('[PR2] a voucher line changes its line’s price and takes its discount off, not below 0', () => {
    const lines = [aLine('1', 'pho', { quantity: 2 }), aLine('2', 'tea')];
    const change = (price: number, discount: number) =>
      quoted({
        lines,
        voucher: anEffect({
          lines: [{ lineKey: '1', itemId: 'pho', quantity: 2, price, discount, state: 1 }],
        }),
      });
    const { lines: priced, itemTotal, beforeVoucher } = change(80_000, 10_000);
    expect(priced.map(({ unit, amount }) => [unit, amount])).toEqual([
      [80_000, 150_000],
      [30_000, 30_000],
    ]);
    expect([itemTotal, beforeVoucher]).toEqual([180_000, 230_000]);
    expect(change(80_000, 900_000).lines[0]?.amount).toBe(0);
  });

  it('[PR7] a gift follows the lines and costs nothing', () => {
    const gift = { lineKey: 'gift-k1', itemId: 'tea', quantity: 2, price: 0, discount: 0, state: 3 as const };
    const { lines, itemTotal } = quoted({ voucher: anEffect({ lines: [gift] }) });
    expect(lines[1]).toMatchObject({
      kind: 'gift',
      name: 'Món tea',
      quantity: 2,
      listUnit: 30_000,
      unit: 0,
      amount: 0,
    });
    expect(itemTotal).toBe(200_000);
  });

  it('[PR8] free dishes and gift combos count 0', () => {
    expect(quoted({ lines: [aLine('1', 'free'), aComboLine('2', 'gift')] }).itemTotal).toBe(0);
  });

  it('[PR2] a line the menu no longer knows costs nothing and is still listed', () => {
    const { lines, itemTotal } = quoted({ lines: [aLine('1', 'nothing'), aLine('2', 'tea')] });
    expect([lines.length, itemTotal]).toEqual([2, 30_000]);
  });

  it('[PR1] an empty cart is all zeros', () => {
    expect(quoted({ lines: [], type: 'PICKUP' })).toMatchObject({
      itemTotal: 0,
      service: 0,
      vat: 0,
      total: 0,
    });
  });

  it('[PR2] at a table dishes that cannot be taken away have a price', () => {
    expect(quoted({ lines: [aLine('1', 'table')], type: 'TABLE' }).itemTotal).toBe(10_000);
    expect(quoted({ lines: [aLine('1', 'table')], type: 'PICKUP' }).itemTotal).toBe(0);
  });
});
