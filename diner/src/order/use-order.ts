import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { orderFromWire, orderNameOf } from '@mam/contract/order/order-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Order, OrderName } from '@mam/domain/order/order.ts';
import { isOrderHash } from '@mam/domain/order/order-hash.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../data/call.ts';
import { orLastSeen } from '../data/last-seen.ts';
import { useLive } from '../data/live/use-live.ts';
import type { Reading } from '../store/use-store.ts';

/** The fallback while the stream is down. */
const EVERY = 30_000;
/** after a read that failed: nothing rings for it again */
const SOON = 3_000;

/** An order the server knows: which one and where, and the whole of it once the currency of its store is known. */
export interface FoundOrder {
  readonly name: OrderName;
  readonly countedIn: (currency: Currency) => Order;
  /** as it came, to buy it again */
  readonly wire: OrderDetail;
  /** it came with the page, as anybody reads it: whose it is will be known in a moment */
  readonly forAnybody: boolean;
}

type ReadOrder = Omit<FoundOrder, 'forAnybody'>;

/** Built once per answer. */
const built = new WeakMap<OrderDetail, ReadOrder>();

function foundFrom(wire: OrderDetail): ReadOrder {
  const known = built.get(wire);
  if (known) return known;
  let counted: { readonly currency: Currency; readonly order: Order } | null = null;
  const found: ReadOrder = {
    wire,
    name: orderNameOf(wire),
    countedIn: (currency) => {
      if (counted?.currency !== currency) counted = { currency, order: orderFromWire(wire, currency) };
      return counted.order;
    },
  };
  built.set(wire, found);
  return found;
}

const isUnknown = (error: unknown) => error instanceof Refused && error.status >= 400 && error.status < 500;

/** Nothing more is read of it: neither a step nor the answer to a report [OR124]. */
const isOver = ({ status, issues }: OrderDetail) =>
  isFinal(status) && !(issues ?? []).some(({ answer }) => answer === null);

/**
 * An order by its hash, live while it can still change; not asked for in the background. stays: also afterwards, where
 * more is read of it than its steps.
 */
export function useOrder(hash: string, { stays = false } = {}): Reading<FoundOrder> {
  const usable = isOrderHash(hash);
  const queryKey = [orderTopic(hash)];
  const { data, error, refetch, isStale, isFetchedAfterMount } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      orLastSeen(queryKey, signal, async () =>
        dataOrThrow(await call(getOrder, { params: { order_hash: hash }, signal })),
      ),
    enabled: usable,
    refetchInterval: ({ state }) => {
      if (state.data && isOver(state.data) && !stays) return false;
      return state.error && !isUnknown(state.error) ? SOON : EVERY;
    },
    refetchOnWindowFocus: true,
  });
  const forAnybody = isStale && !isFetchedAfterMount;
  const found = useMemo(() => (data ? { ...foundFrom(data), forAnybody } : null), [data, forAnybody]);
  const over = data !== undefined && isOver(data) && !stays;
  useLive(usable && !over ? orderTopic(hash) : null);
  if (found) return { state: 'ready', value: found };
  if (!usable || isUnknown(error)) return { state: 'unknown' };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
