import { endpoint } from '../http/endpoint.ts';
import type { VoucherResult } from './voucher-result.schema.ts';
import type { VoucherValueBody, VoucherValueQuery } from './voucher-value.schema.ts';

/** What a code is worth for dishes eaten at a table. A look, like the check at the checkout: nothing is used or reserved. */
export const voucherValue = endpoint<{ body: VoucherValueBody; answer: VoucherResult }>({
  method: 'POST',
  path: '/v1/payment/voucher-value',
  auth: 'diner',
});

/** The same for clients that read by GET. */
export const voucherValueByGet = endpoint<{ query: VoucherValueQuery; answer: VoucherResult }>({
  method: 'GET',
  path: '/v1/payment/voucher-value',
  auth: 'diner',
});
