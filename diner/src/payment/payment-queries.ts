import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { checkPayment, newPayment } from '@mam/contract/payment/pay-order.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { ASKED_AT_MOST_EVERY } from '@mam/domain/payment/attempt.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { queryCache } from '../data/query-cache.ts';

/** While the diner, back from paying, looks at nothing else. The gateway is asked no more often for it. */
const IMPATIENT = 3_000;

/**
 * [PA20] Where an order stands with its money: asked again with every bell of the order, every 10 s while it is
 * waited for on a page that is seen, and at once when the page is seen again.
 */
export function usePaymentState(hash: string, wait: 'bell' | 'patient' | 'impatient') {
  return useQuery({
    queryKey: [orderTopic(hash), 'payment'],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(checkPayment, { params: { order_hash: hash }, signal })),
    refetchInterval: ({ state: { data } }) => {
      if (wait === 'bell' || (data && statusGroup(data.status) !== 'WAIT_PAYMENT')) return false;
      return wait === 'impatient' ? IMPATIENT : ASKED_AT_MOST_EVERY;
    },
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

const attemptKey = (hash: string) => ['attempt', hash];

/** Keeps the answer to placing an order or to a new code: nobody has to ask for it again. */
export function rememberAttempt(hash: string, request: PaymentRequest): void {
  queryCache.setQueryData(attemptKey(hash), request);
}

/** An answer this young is not asked for again, in ms. */
const JUST_NOW = 5_000;

/** [OR90] No answer came: nobody knows whether there is something to pay with. */
export const isLostAnswer = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'CONNECTION';

/** How an order is paid now [PA19]: the attempt that lives, else the next one. Asking twice makes no second one. */
export function useAttempt(hash: string) {
  return useQuery({
    queryKey: attemptKey(hash),
    queryFn: async () => dataOrThrow(await call(newPayment, { params: { order_hash: hash }, body: {} })),
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > JUST_NOW ? 'always' : false),
  });
}
