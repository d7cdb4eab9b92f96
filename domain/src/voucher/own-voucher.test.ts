import { expect, it } from 'vitest';
import { checkOwnVoucher, type OwnVoucher } from './own-voucher.ts';
import type { VoucherCampaign } from './voucher.ts';

const campaign: VoucherCampaign = {
  id: 'X1',
  code: 'A2C3',
  name: '30.000đ',
  from: 1_000,
  until: 2_000,
  storeIds: [101],
  minimum: 50_000,
  benefit: { kind: 'amount', amount: 30_000 },
  useLimit: null,
  perDiner: null,
};
const voucher: OwnVoucher = { state: 'FREE', number: '+84905000001', currency: 'đ', campaign };
const owner = { number: voucher.number, proved: false };
const tried = {
  storeId: 101,
  now: 1_500,
  itemTotal: 60_000,
  dishIds: [],
  by: owner,
  currency: 'đ',
};
const check = (change: Partial<typeof tried>, of: Partial<OwnVoucher> = {}) =>
  checkOwnVoucher({ ...voucher, ...of }, { ...tried, ...change });

it('[VO13] is for orders with its owner’s number, and where there is none for who has proved it', () => {
  expect(check({})).toBe(4);
  expect(check({ by: { number: '+84905000002', proved: true } })).toBe(0);
  expect(check({ by: { number: '', proved: true } })).toBe(4);
  expect(check({ by: { number: '', proved: false } })).toBe(0);
});

it('[VO14] not elsewhere, not in another currency, not after its end, not twice, not for too small a cart', () => {
  expect(check({ storeId: 102 })).toBe(0);
  expect(check({ currency: '€' })).toBe(0);
  expect(check({ now: 2_001 }, { state: 'USED' })).toBe(3);
  expect(check({}, { state: 'HELD' })).toBe(2);
  expect(check({}, { state: 'USED' })).toBe(2);
  expect(check({ itemTotal: 49_999 })).toBe(0);
});
