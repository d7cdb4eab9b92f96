import { endpoint } from '../http/endpoint.ts';
import type { CodeSearch, PhoneSearch, PhoneSearchAnswer } from './history.schema.ts';

/** Orders from a brand with a phone number, as far as the caller has placed them or has just proved the number. */
export const searchByPhone = endpoint<{ body: PhoneSearch; answer: PhoneSearchAnswer }>({
  method: 'POST',
  path: '/v1/order/history-by-phone',
  auth: 'diner',
});

/** The same for clients that read by GET. */
export const searchByPhoneByGet = endpoint<{ query: PhoneSearch; answer: PhoneSearchAnswer }>({
  method: 'GET',
  path: '/v1/order/history-by-phone',
  auth: 'diner',
});

/** One order of these by its code. */
export const findByCode = endpoint<{ body: CodeSearch; answer: PhoneSearchAnswer }>({
  method: 'POST',
  path: '/v1/my-order/find-order-by-tracking-id',
  auth: 'diner',
});

/** The same for clients that read by GET. */
export const findByCodeByGet = endpoint<{ query: CodeSearch; answer: PhoneSearchAnswer }>({
  method: 'GET',
  path: '/v1/my-order/find-order-by-tracking-id',
  auth: 'diner',
});
