import type { OrderStatus } from '@mam/domain/order/status.ts';
import { useEffect, useRef } from 'react';
import { awaitFirstTouch, chime } from '../../device/chime.ts';

/**
 * [OR61] A phone that lies beside its diner tells when the order moves on, its food is ready, or another time is
 * promised; not when the order is opened. `promises`: the number made so far.
 */
export function useStatusNews(status: OrderStatus | null, ready: boolean, promises: number): void {
  const before = useRef({ status, ready, promises });
  useEffect(awaitFirstTouch, []);
  useEffect(() => {
    const { status: was, ready: wasReady, promises: made } = before.current;
    before.current = { status, ready, promises };
    if (was !== status || (ready && !wasReady) || promises > made) chime();
  }, [status, ready, promises]);
}
