import { endpoint } from '../http/endpoint.ts';
import type { CodeSearch, History, PhoneSearch } from './history.schema.ts';

/** What was ordered from a brand with a phone number; what others ordered comes without hash. */
export const searchByPhone = endpoint<{ query: PhoneSearch; answer: History }>({
  method: 'GET',
  path: '/v1/order/history-by-phone',
  auth: 'diner',
});

/** One order by its code, for who knows its phone number too. */
export const findByCode = endpoint<{ query: CodeSearch; answer: History }>({
  method: 'GET',
  path: '/v1/my-order/find-order-by-tracking-id',
  auth: 'diner',
});
