import { endpoint } from '../http/endpoint.ts';
import type { CancelOrderBody } from './cancel-order.schema.ts';
import type { OrderDetail } from './order-detail.schema.ts';
import type { CANCEL_REFUSES } from './refusals.ts';

/** The buyer cancels an order nobody has taken yet. Said twice it changes nothing more. */
export const cancelOrder = endpoint<{
  params: { order_hash: string };
  body: CancelOrderBody;
  answer: OrderDetail;
  refuses: typeof CANCEL_REFUSES;
}>({ method: 'POST', path: '/v1/order/{order_hash}/cancel', auth: 'diner' });
