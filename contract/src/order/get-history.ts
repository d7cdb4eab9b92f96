import { endpoint } from '../http/endpoint.ts';
import type { History, HistoryQuery } from './history.schema.ts';

/** The caller's own orders, the newest first, fifty at a time. */
export const getHistory = endpoint<{ query: HistoryQuery; answer: History }>({
  method: 'GET',
  path: '/v1/order/history',
  auth: 'diner',
});
