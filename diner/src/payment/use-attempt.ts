import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { newPayment } from '@mam/contract/payment/pay-order.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { paymentAttemptFromWire, payPlaceFromWire } from '@mam/contract/payment/payment-attempt-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../data/call.ts';
import { attemptKey } from './remember-attempt.ts';

/** An answer this young is not asked for again, in ms. */
const JUST_NOW = 5_000;

/** [OR90] No answer came: nobody knows whether there is something to pay with. */
export const isLostAnswer = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'CONNECTION';

/** How an order is paid now [PA19]: the attempt that lives, else the next one. Asking twice makes no second one. */
const attemptQuery = (hash: string) =>
  queryOptions({
    queryKey: attemptKey(hash),
    queryFn: async () => dataOrThrow(await call(newPayment, { params: { order_hash: hash }, body: {} })),
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > JUST_NOW ? 'always' : false),
  });

export const useAttempt = (hash: string, currency: Currency) =>
  useQuery({
    ...attemptQuery(hash),
    select: useCallback((wire: PaymentRequest) => paymentAttemptFromWire(wire, currency), [currency]),
  });

/** The same, where all that matters is where it is paid. */
export const usePayPlace = (hash: string) => useQuery({ ...attemptQuery(hash), select: payPlaceFromWire });
