import { endpoint } from '../http/endpoint.ts';
import type { VoucherResult } from '../voucher/voucher-result.schema.ts';
import type { PlaceOrderBody } from './order-body.schema.ts';
import type { PlacedOrder } from './placed-order.schema.ts';
import type { PLACING_REFUSES } from './refusals.ts';

/** PRICE_CHANGED brings the server's numbers in data.quote. */
export const placeOrder = endpoint<{
  body: PlaceOrderBody;
  answer: PlacedOrder;
  refuses: typeof PLACING_REFUSES;
}>({
  method: 'POST',
  path: '/v1/order',
  auth: 'diner',
});

/** The same address with is_check_voucher: nothing is placed. */
export const checkVoucher = endpoint<{
  body: PlaceOrderBody & { is_check_voucher: true };
  answer: VoucherResult;
}>({ method: 'POST', path: '/v1/order', auth: 'diner' });
