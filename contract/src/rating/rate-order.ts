import { endpoint } from '../http/endpoint.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import type { RatingBody } from './rating.schema.ts';
import type { RATING_REFUSES } from './refusals.ts';

/** The buyer rates a completed order, once. The same rating sent again is answered as the first was. */
export const rateOrder = endpoint<{
  params: { order_hash: string };
  body: RatingBody;
  answer: OrderDetail;
  refuses: typeof RATING_REFUSES;
}>({ method: 'POST', path: '/v1/order/{order_hash}/rating', auth: 'diner' });
