import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { OrderToRate } from './rating.schema.ts';

/** The caller's latest completed order in a store that has no rating yet. */
export const getOrderToRate = endpoint<{ query: PlaceQuery; answer: OrderToRate }>({
  method: 'GET',
  path: '/v1/order/to-rate',
  auth: 'diner',
});
