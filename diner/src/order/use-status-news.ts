import type { OrderStatus } from '@mam/domain/order/status.ts';
import { useEffect, useRef } from 'react';
import { awaitFirstTouch, chime } from '../device/chime.ts';

/** [OR61] A phone that lies beside its diner tells when the order moves on or its food is ready; not when the order is opened. */
export function useStatusNews(status: OrderStatus | null, ready: boolean): void {
  const before = useRef({ status, ready });
  useEffect(awaitFirstTouch, []);
  useEffect(() => {
    const { status: was, ready: wasReady } = before.current;
    before.current = { status, ready };
    if (was !== status || (ready && !wasReady)) chime();
  }, [status, ready]);
}
