import { dataOrThrow } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import { paymentHistory } from '@mam/contract/payment/pay-order.ts';
import type { MoneyMove } from '@mam/contract/payment/payment.schema.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Refund } from '@mam/domain/payment/ledger.ts';
import type { MoneyMoves } from '@mam/domain/payment/way-back.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** Captures and refunds of an order, one by one; undefined until they are known. */
export function useMoneyMoves(hash: string, asked: boolean): readonly MoneyMove[] | undefined {
  const { data } = useQuery({
    queryKey: [orderTopic(hash), 'moves'],
    enabled: asked,
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(paymentHistory, { query: { order_hash: hash }, signal })).payments,
  });
  return data;
}

/** The same in minor units, payments and refunds apart. */
export function readMoneyMoves(wire: readonly MoneyMove[], currency: Currency): MoneyMoves {
  return {
    captures: wire
      .filter(({ kind }) => kind === 'capture')
      .map(({ id, amount, gateway }) => ({ id, amount: fromWire(amount, currency), gateway })),
    refunds: wire
      .filter(({ kind }) => kind === 'refund')
      .map(({ capture_id, amount, state, at }) => ({
        captureId: capture_id,
        amount: fromWire(amount, currency),
        state: state as Refund['state'],
        at: at * 1000,
      })),
  };
}
