import { endpoint } from '../http/endpoint.ts';
import type { SHIPPING_FEE_REFUSES } from './refusals.ts';
import type { ShippingFeeAnswer, ShippingFeeQuery } from './shipping-fee.schema.ts';

/** Advice only: placing asks again. */
export const getShippingFee = endpoint<{
  query: ShippingFeeQuery;
  answer: ShippingFeeAnswer;
  refuses: typeof SHIPPING_FEE_REFUSES;
}>({
  method: 'GET',
  path: '/v1/order/shipping-fee',
  auth: 'diner',
});
