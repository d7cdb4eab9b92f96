import { endpoint } from '../http/endpoint.ts';
import type { Vouchers, VouchersOfNumber, VouchersQuery } from './voucher-card.schema.ts';

/** The vouchers of a phone number that the caller has proved. */
export const vouchersOfNumber = endpoint<{ body: VouchersOfNumber; answer: Vouchers }>({
  method: 'POST',
  path: '/v1/user/vouchers',
  auth: 'diner',
});

/** The vouchers of a store; for clients that read by GET also those of a phone number that the caller has proved. */
export const getVouchers = endpoint<{ query: VouchersQuery; answer: Vouchers }>({
  method: 'GET',
  path: '/v1/user/vouchers',
  auth: 'diner',
});
