import { markReceived } from '@mam/contract/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useEffect, useRef } from 'react';
import { call } from '../data/ask.ts';
import type { BoardOrder } from '../order/board-order.ts';

/**
 * [OR41] Tells the server which new orders this device has drawn; a diner reads that the restaurant has theirs. What was
 * not heard is said again with the next reading of the board.
 */
export function useReceipts(storeId: number, fresh: readonly BoardOrder[], readAt: EpochMs): void {
  const told = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is a chance to say what was not heard
  useEffect(() => {
    const codes = fresh.map(({ code }) => code).filter((code) => !told.current.has(code));
    if (codes.length === 0) return;
    for (const code of codes) told.current.add(code);
    const forget = () => {
      for (const code of codes) told.current.delete(code);
    };
    call(markReceived, { body: { store: storeId, codes } }).then(({ ok }) => {
      if (!ok) forget();
    }, forget);
  }, [fresh, readAt, storeId]);
}
