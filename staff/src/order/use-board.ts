import { dataOf } from '@mam/client/call.ts';
import type { Board as BoardWire } from '@mam/contract/staff/board.schema.ts';
import { getBoard } from '@mam/contract/staff/board.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../data/ask.ts';
import { keys } from '../data/queries.ts';
import { boardOf } from './read-board.ts';

/** how often the board is read while the live stream is down */
const POLL_MS = 10_000;
/** and while it is up: should a change notification ever be lost */
const FALLBACK_POLL_MS = 60_000;

/** The open orders of a store and what was finished today. */
export function useBoard(storeId: number, currency: Currency, live: boolean) {
  return useQuery({
    queryKey: keys.board(storeId),
    queryFn: async ({ signal }) => dataOf(await call(getBoard, { query: { store: storeId }, signal })),
    refetchInterval: live ? FALLBACK_POLL_MS : POLL_MS,
    select: useCallback((wire: BoardWire) => boardOf(wire, currency), [currency]),
  });
}
