import { endpoint } from '../http/endpoint.ts';
import type { PrintedBody, Received } from './received.schema.ts';

/**
 * A printer has printed these orders: their diners read that the restaurant has them. For a program that sends the
 * X-API-KEY of this installation; where there is none, nobody may say so.
 */
export const markPrinted = endpoint<{ body: PrintedBody; answer: Received }>({
  method: 'POST',
  path: '/v1/order/printed',
  auth: 'none',
});
