import { dataOrThrow } from '@mam/client/call.ts';
import { orderPaymentsFromWire, unplacedMoneyFromWire } from '@mam/contract/payment/order-payments-wire.ts';
import type { OrderMoney } from '@mam/contract/payment/payment.schema.ts';
import { getOrderMoney, listUnplacedMoney } from '@mam/contract/payment/staff-money.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../data/ask.ts';
import { keys } from '../data/queries.ts';

/** Every payment and refund of an order, read again whenever the board rings. */
export function useMoney(code: string, currency: Currency, asked = true) {
  return useQuery({
    queryKey: keys.money(code),
    enabled: asked,
    queryFn: async ({ signal }) => dataOrThrow(await call(getOrderMoney, { params: { code }, signal })),
    select: useCallback((money: OrderMoney) => orderPaymentsFromWire(money, currency), [currency]),
  });
}

/** Money on the brand's account that no order explains; for those who may give back. */
export function useUnplacedMoney(asked: boolean) {
  return useQuery({
    queryKey: keys.unplacedMoney,
    queryFn: async ({ signal }) =>
      unplacedMoneyFromWire(dataOrThrow(await call(listUnplacedMoney, { signal }))),
    enabled: asked,
  });
}
