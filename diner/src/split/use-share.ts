import { dataOrThrow } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { getShare } from '@mam/contract/payment/pay-order.ts';
import { shareToPayFromWire } from '@mam/contract/payment/share-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** One's own share, or a guest's [GO27], of an order paid in shares; asked for again with every bell of the order. */
export function useShare(hash: string, currency: Currency, guest: string | null = null) {
  return useQuery({
    queryKey: [orderTopic(hash), 'share', guest],
    queryFn: async ({ signal }) => {
      const query = guest === null ? {} : { user_id: guest };
      const answer = await call(getShare, { params: { order_hash: hash }, query, signal });
      return shareToPayFromWire(dataOrThrow(answer), currency);
    },
    refetchOnMount: 'always',
  });
}
