import { endpoint } from '../http/endpoint.ts';
import type { PlaceOrderBody } from './order-body.schema.ts';
import type { PlacedOrder } from './placed-order.schema.ts';
import type { PLACING_REFUSES } from './refusals.ts';

/** Places an order that is paid before it is cooked; a method paid later is refused with PAYMENT_UNAVAILABLE. */
export const placePrepaidOrder = endpoint<{
  body: PlaceOrderBody;
  answer: PlacedOrder;
  refuses: typeof PLACING_REFUSES;
}>({
  method: 'POST',
  path: '/v1/payment/prepaid-order',
  auth: 'diner',
});
