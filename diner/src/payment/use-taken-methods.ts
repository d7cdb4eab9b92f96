import { dataOrThrow } from '@mam/client/call.ts';
import { storeTopic } from '@mam/contract/http/topic.ts';
import { listMethods } from '@mam/contract/payment/pay-order.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../data/call.ts';

/**
 * The store with the methods it can really take now: the server leaves out those without keys. Until it has answered,
 * or where it cannot, all of them stand, and the server says no when it has to.
 */
export function useTakenMethods(store: Store): Store {
  const { brand, id, payments } = store;
  const online = payments.some(({ method }) => !isPayLater(method));
  const { data: taken } = useQuery({
    queryKey: [storeTopic(brand, id), 'methods'],
    queryFn: async ({ signal }) => {
      // scheduled delivery leaves nothing out; what an order may use of it is for the app to say
      const query = { pos_parent: brand, pos_id: String(id), type: 'DELIAT' };
      return dataOrThrow(await call(listMethods, { query, signal })).methods;
    },
    enabled: online,
  });
  return useMemo(() => {
    if (!taken) return store;
    const codes = new Set(taken.map(({ payment_method }) => payment_method));
    return { ...store, payments: payments.filter(({ method }) => codes.has(method)) };
  }, [store, payments, taken]);
}
