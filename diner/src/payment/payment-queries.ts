import { dataOrThrow } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { checkPayment } from '@mam/contract/payment/pay-order.ts';
import type { PaymentState } from '@mam/contract/payment/payment.schema.ts';
import { paymentStageFromWire, paymentStateFromWire } from '@mam/contract/payment/payment-state-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { ASKED_AT_MOST_EVERY } from '@mam/domain/payment/attempt.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../data/call.ts';

/** While the diner, back from paying, looks at nothing else. The gateway is asked no more often for it. */
const IMPATIENT = 3_000;

type Wait = 'bell' | 'patient' | 'impatient';

/**
 * [PA20] Where an order stands with its money: asked again with every bell of the order, every 10 s while it is
 * waited for on a page that is seen, and at once when the page is seen again.
 */
const paymentQuery = (hash: string, wait: Wait) =>
  queryOptions({
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

export const usePaymentState = (hash: string, wait: Wait, currency: Currency) =>
  useQuery({
    ...paymentQuery(hash, wait),
    select: useCallback((wire: PaymentState) => paymentStateFromWire(wire, currency), [currency]),
  });

/** The same without amounts, where nobody knows the currency. */
export const usePaymentStage = (hash: string, wait: Wait) =>
  useQuery({ ...paymentQuery(hash, wait), select: paymentStageFromWire });
