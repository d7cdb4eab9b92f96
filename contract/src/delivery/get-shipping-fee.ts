import { endpoint } from '../http/endpoint.ts';
import type { ShippingFeeAnswer, ShippingFeeQuery } from './shipping-fee.schema.ts';

/** Refused with SHIPPING_UNAVAILABLE, OUT_OF_RANGE or ADDRESS_NEEDS_LOCATION. Advice only: placing asks again. */
export const getShippingFee = endpoint<{ query: ShippingFeeQuery; answer: ShippingFeeAnswer }>({
  method: 'GET',
  path: '/v1/order/shipping-fee',
  auth: 'diner',
});
