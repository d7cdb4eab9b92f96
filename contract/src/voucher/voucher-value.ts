import { endpoint } from '../http/endpoint.ts';
import type { VoucherResult } from './voucher-result.schema.ts';
import type { VoucherValueBody, VoucherValueQuery } from './voucher-value.schema.ts';

/** The value of a code for dishes eaten at a table. Like the check at the checkout it uses and reserves nothing. */
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
