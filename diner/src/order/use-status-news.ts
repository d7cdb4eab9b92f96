import type { OrderStatus } from '@mam/domain/order/status.ts';
import { useEffect, useRef } from 'react';
import { awaitFirstTouch, chime } from '../device/chime.ts';

/** [OR61] A phone that lies beside its diner tells when the order moves on; not when the order is opened. */
export function useStatusNews(status: OrderStatus | null): void {
  const before = useRef(status);
  useEffect(awaitFirstTouch, []);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    chime();
  }, [status]);
}
