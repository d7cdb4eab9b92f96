import { endpoint } from '../http/endpoint.ts';
import type { PromotionsQuery } from './exchange-calls.schema.ts';
import type { PromotionsAnswer } from './find-promotions.schema.ts';

/** Promotions a store offers now. */
export const findPromotions = endpoint<{ query: PromotionsQuery; answer: PromotionsAnswer }>({
  method: 'GET',
  path: '/v1/my-order/find-promotions',
  auth: 'diner',
});
