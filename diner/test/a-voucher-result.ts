import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';

/** The server's answer to a code that may be used. */
export const aVoucherResult = (code: string, change: Partial<VoucherResult> = {}): VoucherResult => ({
  Code: 4,
  Discount_Amount: 0,
  Is_Coupon: 0,
  Voucher_Order_Line: [],
  Dm_Voucher_Log: { voucher_code: code },
  Discount_Description: '',
  voucher_code: code,
  voucher_campaign_name: '',
  ...change,
});
