import { dataOrThrow } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { moneyMoveFromWire } from '@mam/contract/payment/money-move-wire.ts';
import { paymentHistory } from '@mam/contract/payment/pay-order.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { MoneyMove } from '@mam/domain/payment/way-back.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** Captures and refunds of an order, one by one; undefined until they are known. */
export function useMoneyMoves(
  hash: string,
  currency: Currency,
  asked: boolean,
): readonly MoneyMove[] | undefined {
  const { data } = useQuery({
    queryKey: [orderTopic(hash), 'moves'],
    enabled: asked,
    queryFn: async ({ signal }) => {
      const answer = await call(paymentHistory, { query: { order_hash: hash }, signal });
      return dataOrThrow(answer).payments.map((move) => moneyMoveFromWire(move, currency));
    },
  });
  return data;
}
