import { endpoint } from '../http/endpoint.ts';
import type { Vouchers, VouchersQuery } from './voucher-card.schema.ts';

/** The vouchers of a store, or of a phone number that the caller has proved. */
export const getVouchers = endpoint<{ query: VouchersQuery; answer: Vouchers }>({
  method: 'GET',
  path: '/v1/user/vouchers',
  auth: 'diner',
});
