import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { useEffect, useRef } from 'react';
import { ringOnce } from '../device/bell.ts';

/** [OR43] Rings once for each order its store has taken by itself: nobody is asked, but somebody has to cook. */
export function useTakenBell(cooking: readonly BoardOrder[], on: boolean, isRead: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isRead) return;
    const before = known.current;
    const taken = cooking.filter(({ lastBy }) => lastBy === 'system').map(({ code }) => code);
    known.current = new Set([...(before ?? []), ...taken]);
    // orders that were there when the board came up are no news
    if (before !== null && on && taken.some((code) => !before.has(code))) ringOnce();
  }, [cooking, on, isRead]);
}
