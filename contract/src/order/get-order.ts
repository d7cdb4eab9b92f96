import { endpoint } from '../http/endpoint.ts';
import type { OrderDetail } from './order-detail.schema.ts';

/** Anybody with the hash may read; a token names the reader. */
export const getOrder = endpoint<{ params: { order_hash: string }; answer: OrderDetail }>({
  method: 'GET',
  path: '/v1/order/{order_hash}',
  auth: 'none',
});
