import { endpoint } from '../http/endpoint.ts';
import type { OrderPoints } from './order-points.schema.ts';

/** The points an order has earned, for its buyer. */
export const getOrderPoints = endpoint<{ params: { order_hash: string }; answer: OrderPoints }>({
  method: 'GET',
  path: '/v1/order/points/{order_hash}',
  auth: 'diner',
});
