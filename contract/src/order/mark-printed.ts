import { endpoint } from '../http/endpoint.ts';
import type { PROGRAM_REFUSES } from '../http/program-refusals.ts';
import type { PrintedBody, Received } from './received.schema.ts';

/**
 * A printer has printed these orders: their diners read that the restaurant has them. For a program with a key of the
 * brand that may say so (scope sayPrinted).
 */
export const markPrinted = endpoint<{ body: PrintedBody; answer: Received; refuses: typeof PROGRAM_REFUSES }>(
  {
    method: 'POST',
    path: '/v1/order/printed',
    auth: 'key',
  },
);
