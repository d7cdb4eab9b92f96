import { dataOrThrow } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { getShare } from '@mam/contract/payment/pay-order.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** One's own share, or a guest's [GO27], of an order paid in shares; asked for again with every bell of the order. */
export function useShare(hash: string, guest: string | null = null) {
  return useQuery({
    queryKey: [orderTopic(hash), 'share', guest],
    queryFn: async ({ signal }) => {
      const query = guest === null ? {} : { user_id: guest };
      return dataOrThrow(await call(getShare, { params: { order_hash: hash }, query, signal }));
    },
    refetchOnMount: 'always',
  });
}
