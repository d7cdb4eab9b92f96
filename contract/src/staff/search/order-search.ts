import { endpoint } from '../../http/endpoint.ts';
import type { FoundOrders, OrderSearchQuery } from './order-search.schema.ts';

/** The orders of a store that answer a search; a number is sought for whoever may read it. */
export const searchStaffOrders = endpoint<{ query: OrderSearchQuery; answer: FoundOrders }>({
  method: 'GET',
  path: '/v1/staff/search',
  auth: 'staff',
});
