import { endpoint } from '../http/endpoint.ts';
import type { OrderDetail } from './order-detail.schema.ts';

/** Who holds the hash may read; a token says who is asking. */
export const getOrder = endpoint<{ params: { order_hash: string }; answer: OrderDetail }>({
  method: 'GET',
  path: '/v1/order/{order_hash}',
  auth: 'none',
});
