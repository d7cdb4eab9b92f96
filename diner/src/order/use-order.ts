import { dataOf } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { useLive } from '../data/live/use-live.ts';

/** The fallback while the stream is down. */
const EVERY = 30_000;
/** A hash this short belongs to nothing. */
const SHORTEST = 10;

/** An order by its hash, live while it can still change; not asked for in the background. */
export function useOrder(hash: string) {
  const usable = hash.length > SHORTEST;
  const order = useQuery({
    queryKey: [orderTopic(hash)],
    queryFn: async ({ signal }) => dataOf(await call(getOrder, { params: { order_hash: hash }, signal })),
    enabled: usable,
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : EVERY),
    refetchOnWindowFocus: true,
  });
  const over = order.data !== undefined && isFinal(order.data.status);
  useLive(usable && !over ? orderTopic(hash) : null);
  return { ...order, usable };
}
