import { aStore } from '@mam/domain/test/a-store.ts';
import { expect, it } from 'vitest';
import type { VoucherResult } from './voucher-result.schema.ts';
import { voucherInfoFromWire } from './voucher-wire.ts';

const { currency } = aStore();

const result = (more: Partial<VoucherResult>): VoucherResult => ({
  Code: 4,
  Discount_Amount: 30_000,
  Is_Coupon: 0,
  Voucher_Order_Line: [],
  Dm_Voucher_Log: { voucher_code: 'LUA30K' },
  Discount_Description: 'Có thể sử dụng',
  voucher_code: 'LUA30K',
  voucher_campaign_name: 'Chào bạn mới',
  ...more,
});

it('[VO8] a usable code has an effect and a campaign', () => {
  expect(voucherInfoFromWire({ ok: true, data: result({}) }, currency)).toEqual({
    code: 4,
    message: 'Có thể sử dụng',
    effect: { code: 'LUA30K', campaignName: 'Chào bạn mới', discount: 30_000, coupon: false, lines: [] },
  });
});

it.each([0, 1, 2, 3] as const)('[VO8] code %i takes nothing off, whatever else the answer says', (Code) => {
  const data = result({ Code, Discount_Description: 'Hết hạn. TrackId: 7f' });
  expect(voucherInfoFromWire({ ok: true, data }, currency)).toEqual({
    code: Code,
    message: 'Hết hạn.',
    effect: null,
  });
});

it('[VO8] an answer without data is a wrong code; no answer is no code at all', () => {
  expect(voucherInfoFromWire({ ok: true, data: null }, currency)).toEqual({
    code: 1,
    message: '',
    effect: null,
  });
  expect(voucherInfoFromWire({ ok: false, message: 'Bận. TrackId: 1' }, currency)).toEqual({
    code: null,
    message: 'Bận.',
    effect: null,
  });
});
