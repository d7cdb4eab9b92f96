import { endpoint } from '../http/endpoint.ts';
import type { TableOrderBody } from './order-body.schema.ts';
import type { PlacedOrder } from './placed-order.schema.ts';
import type { PLACING_REFUSES } from './refusals.ts';

/** The quick order of a table: the same order without address, time, delivery and payment. Its _id also stands beside data. */
export const placeTableOrder = endpoint<{
  body: TableOrderBody;
  answer: PlacedOrder;
  refuses: typeof PLACING_REFUSES;
}>({
  method: 'POST',
  path: '/v1/payment/create_order_normal',
  auth: 'diner',
});
