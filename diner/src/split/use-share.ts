import { dataOf } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { getShare } from '@mam/contract/payment/pay-order.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** One's own share of an order that is paid in shares: asked for again with every bell of the order. */
export function useShare(hash: string) {
  return useQuery({
    queryKey: [orderTopic(hash), 'share'],
    queryFn: async ({ signal }) => dataOf(await call(getShare, { params: { order_hash: hash }, signal })),
    refetchOnMount: 'always',
  });
}
