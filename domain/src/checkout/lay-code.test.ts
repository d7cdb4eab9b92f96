import { describe, expect, it } from 'vitest';
import { aDish, aMenu } from '../../test/a-dish.ts';
import { isFinal, STATUSES } from '../order/status.ts';
import type { Quote } from '../pricing/amounts.ts';
import type { VoucherLine } from '../voucher/voucher.ts';
import { billWithCode } from './lay-code.ts';
import { whyNoCode } from './why-no-code.ts';

const order = {
  status: 'CONFIRMED',
  isOnOpenBill: false,
  hasVoucher: false,
  isTogether: false,
  paymentMethod: 'PAYMENT_ON_DELIVERY',
  hasMoney: false,
  isBillTouched: false,
} as const;
const effect = { code: 'LUA30K', campaignName: 'Lúa', discount: 30_000, coupon: false, lines: [] };
const MENU = aMenu([aDish('TRA')]);
const line = { key: 'a', kind: 'dish', itemId: 'PHO', name: 'Phở', details: [], note: '' } as const;
const sold: Quote = {
  lines: [{ ...line, quantity: 2, listUnit: 55_000, unit: 50_000, amount: 100_000 }],
  beforeVoucher: 100_000,
  itemTotal: 100_000,
  discount: 0,
  afterVoucher: 100_000,
  together: 0,
  togetherShipping: 0,
  togetherShippingRate: 0,
  serviceRate: 500,
  service: 5_000,
  vatRate: 800,
  vat: 8_400,
  shipping: 15_000,
  shippingToConfirm: false,
  total: 128_400,
  rows: [],
};

describe('a code at the counter', () => {
  it('[VO22] is laid on an order that is open, has none, and is paid when it is received', () => {
    expect(whyNoCode(order)).toBeNull();
    for (const status of STATUSES)
      expect(whyNoCode({ ...order, status }) === 'VOUCHER_ORDER_OVER').toBe(isFinal(status));
    expect(whyNoCode({ ...order, hasVoucher: true })).toBe('VOUCHER_LAID');
    expect(whyNoCode({ ...order, isTogether: true })).toBe('VOUCHER_TOGETHER');
    expect(whyNoCode({ ...order, hasMoney: true })).toBe('VOUCHER_ORDER_PAID');
    expect(whyNoCode({ ...order, paymentMethod: 'MOMO_QR_AIO' })).toBe('VOUCHER_ORDER_PAID');
  });

  it('[TB98] a round that is eaten takes one as long as its bill is open; one that was cancelled does not', () => {
    expect(whyNoCode({ ...order, status: 'COMPLETED', isOnOpenBill: true })).toBeNull();
    expect(whyNoCode({ ...order, status: 'CANCELLED', isOnOpenBill: true })).toBe('VOUCHER_ORDER_OVER');
  });

  it('[TB98] on a bill of which something is paid, or about to be, nothing is laid', () => {
    expect(whyNoCode({ ...order, isBillTouched: true })).toBe('VOUCHER_BILL_PAID');
  });

  it('[VO22] takes off the food as if the order had come with it; lines and delivery stay', () => {
    const bill = billWithCode(sold, effect, MENU);
    // 70.000 + 5 % service + 8 % VAT on both + delivery
    expect(bill).toMatchObject({
      lines: sold.lines,
      discount: 30_000,
      service: 3_500,
      vat: 5_880,
      shipping: 15_000,
    });
    expect(bill?.total).toBe(70_000 + 3_500 + 5_880 + 15_000);
    expect(bill?.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill?.total);
  });

  it('[VO22] never more than the food costs, and a coupon nothing', () => {
    expect(billWithCode(sold, { ...effect, discount: 1_000_000 }, MENU)).toMatchObject({
      discount: 100_000,
      vat: 0,
    });
    expect(billWithCode(sold, { ...effect, coupon: true }, MENU)?.total).toBe(sold.total);
  });

  it('[VO22] a gift comes last and costs nothing; one the menu does not have, and a cheaper dish, are refused', () => {
    const gift = { lineKey: 'gift-1', itemId: 'TRA', quantity: 2, price: 0, discount: 0, state: 3 } as const;
    const given = (line: VoucherLine) => billWithCode(sold, { ...effect, discount: 0, lines: [line] }, MENU);
    expect(given(gift)).toEqual({
      ...sold,
      rows: expect.anything(),
      lines: [
        ...sold.lines,
        expect.objectContaining({ key: 'gift-1', kind: 'gift', amount: 0, quantity: 2 }),
      ],
    });
    expect(given({ ...gift, itemId: 'GONE' })).toBeNull();
    expect(given({ ...gift, lineKey: 'a', itemId: 'PHO', price: 40_000, state: 1 })).toBeNull();
  });
});
