import { endpoint } from '../http/endpoint.ts';
import type { VoucherResult } from '../voucher/voucher-result.schema.ts';
import type { PlaceOrderBody } from './order-body.schema.ts';
import type { PlacedOrder } from './placed-order.schema.ts';

/** Refused with PRICE_CHANGED (data.quote holds the server's numbers) or a code of placing. */
export const placeOrder = endpoint<{ body: PlaceOrderBody; answer: PlacedOrder }>({
  method: 'POST',
  path: '/v1/order',
  auth: 'diner',
});

/** The same address with is_check_voucher: nothing is placed. */
export const checkVoucher = endpoint<{
  body: PlaceOrderBody & { is_check_voucher: true };
  answer: VoucherResult;
}>({ method: 'POST', path: '/v1/order', auth: 'diner' });
