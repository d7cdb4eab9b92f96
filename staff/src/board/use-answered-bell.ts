import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { useEffect, useRef } from 'react';
import { ringOnce } from '../device/bell.ts';

/** [OR115] [OR116] Rings once for each question about a change that stood on this board and is answered, or over. */
export function useAnsweredBell(orders: readonly BoardOrder[], on: boolean): void {
  const asked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const nameOf = ({ code, askedChange }: BoardOrder) => `${code} ${askedChange?.askedAt}`;
    const isOver = ({ askedChange }: BoardOrder) =>
      askedChange !== null && askedChange.state !== 'asked' && askedChange.state !== 'takenBack';
    const rings = on && orders.some((order) => isOver(order) && asked.current.has(nameOf(order)));
    asked.current = new Set(orders.filter((order) => order.askedChange?.state === 'asked').map(nameOf));
    if (rings) ringOnce();
  }, [orders, on]);
}
