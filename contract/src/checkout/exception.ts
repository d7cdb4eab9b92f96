import { endpoint } from '../http/endpoint.ts';
import type { ExceptionBody } from './exception.schema.ts';

/** Tells the restaurant's operator why an order was not possible. The answer is always the same, also when nobody listens. */
export const reportException = endpoint<{ body: ExceptionBody; answer: Record<string, never> }>({
  method: 'POST',
  path: '/v1/order/exception',
  auth: 'diner',
});
