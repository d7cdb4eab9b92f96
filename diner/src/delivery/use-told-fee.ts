import { Refused } from '@mam/client/call.ts';
import { getShippingFee } from '@mam/contract/delivery/get-shipping-fee.ts';
import type { ShippingFeeQuery } from '@mam/contract/delivery/shipping-fee.schema.ts';
import { shippingFeeFromWire } from '@mam/contract/delivery/shipping-fee-wire.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../data/call.ts';
import { topics } from '../data/query-cache.ts';
import { type Delivery, feeQuestion, onceStill, type ToldFee, toldBy } from './told-fee.ts';

/** The server holds a partner's price a little longer. */
const FRESH = 4 * 60_000;
const AGAIN = 15_000;

/** A value once it has stood still so long. */
function useStill<T>(value: T): T {
  const [still, setStill] = useState(value);
  useEffect(() => onceStill(value, setStill), [value]);
  return still;
}

/** [DE15] What the server says delivery costs, asked when the question has stood still; an older answer never counts. */
export function useToldFee(delivery: Delivery): ToldFee {
  const { store } = delivery;
  const question = feeQuestion(delivery);
  const wanted = question && JSON.stringify(question);
  const still = useStill(wanted);
  const asked = still === wanted ? wanted : null;
  const { data, isError } = useQuery({
    queryKey: [topics.fees, asked],
    enabled: asked !== null,
    staleTime: FRESH,
    queryFn: async ({ signal }) => {
      const query = JSON.parse(asked ?? '{}') as ShippingFeeQuery;
      const answer = await call(getShippingFee, { query, signal });
      const fee = shippingFeeFromWire(answer, store.currency);
      if (fee === null && !answer.ok) throw new Refused(answer);
      return fee;
    },
    // what failed is asked again by itself; until then this app's own sum stands
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN : false),
  });
  return useMemo(
    () => toldBy({ wanted, asked, fee: data ?? null, failed: isError }),
    [wanted, asked, data, isError],
  );
}
