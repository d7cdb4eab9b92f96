import { markReceived } from '@mam/contract/staff/board.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useEffect, useRef } from 'react';
import { call } from '../data/ask.ts';

/** A device that is silent for two minutes counts as gone [OR43]. */
const SAYS_EVERY_MS = 45_000;

/**
 * [OR41] Tells the server which new orders this device has drawn, so their diners read that the restaurant has them;
 * unheard ones are told again at the next reading. With nothing new it says now and then that the device is there.
 */
export function useReceipts(
  storeId: number,
  fresh: readonly BoardOrder[],
  readAt: EpochMs,
  readAgain: () => unknown,
): void {
  const told = useRef(new Set<string>());
  const saidAt = useRef(0);
  useEffect(() => {
    // nothing has been read yet
    if (readAt === 0) return;
    const codes = fresh.map(({ code }) => code).filter((code) => !told.current.has(code));
    if (codes.length === 0 && readAt - saidAt.current < SAYS_EVERY_MS) return;
    for (const code of codes) told.current.add(code);
    const before = saidAt.current;
    saidAt.current = readAt;
    const forget = () => {
      saidAt.current = before;
      for (const code of codes) told.current.delete(code);
    };
    call(markReceived, { body: { store: storeId, codes } }).then((answer) => {
      if (!answer.ok) forget();
      // an order this device was the first to draw now shows its name, or its store has taken it
      else if (answer.data.first > 0) readAgain();
    }, forget);
  }, [fresh, readAt, storeId, readAgain]);
}
