import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { queryCache } from '../data/query-cache.ts';

/** The last attempt of an order is cached under this, as it came: a currency is known only where it is read. */
export const attemptKey = (hash: string) => ['attempt', hash];

/** Keeps the answer to placing an order or to a new code: nobody has to ask for it again. */
export function rememberAttempt(hash: string, request: PaymentRequest): void {
  queryCache.setQueryData(attemptKey(hash), request);
}
