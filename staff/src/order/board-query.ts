import { dataOrThrow } from '@mam/client/call.ts';
import type { Board as BoardAnswer, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { boardFromWire } from '@mam/contract/staff/board-wire.ts';
import {
  changedBoard,
  getBoardChanges,
  type TaggedBoard,
} from '@mam/contract/staff/changes/board-changes.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../data/ask.ts';
import { keys, queries } from '../data/queries.ts';

/** how often the board is read while the live stream is down */
const POLL_MS = 2_000;
/** and while it is up: should a change notification ever be lost */
const FALLBACK_POLL_MS = 60_000;

const kept = (storeId: number) => queries.getQueryData<TaggedBoard>(keys.board(storeId));

/** [OR127] The board with what has changed since it was read last; the whole of it where there is none, or it is not known any more. */
async function readBoard(storeId: number, signal: AbortSignal): Promise<TaggedBoard> {
  const ask = async (since: string | undefined) =>
    dataOrThrow(await call(getBoardChanges, { query: { store: storeId, ...(since && { since }) }, signal }));
  const since = kept(storeId)?.tag;
  const changes = await ask(since);
  // a tap may have moved an order on it meanwhile, and its answer is younger
  const before = kept(storeId) ?? null;
  const fits = changes.whole || before?.tag === since;
  const board = (fits && changedBoard(before, changes)) || changedBoard(null, await ask(undefined));
  if (!board) throw new Error('a board lacks an order that stands on it');
  return board;
}

/** The open orders of a store and what was finished today. Kept as answered: its currency may be known later only. */
export function useBoard(storeId: number, currency: Currency, live: boolean) {
  return useQuery({
    queryKey: keys.board(storeId),
    queryFn: ({ signal }) => readBoard(storeId, signal),
    refetchInterval: live ? FALLBACK_POLL_MS : POLL_MS,
    select: useCallback((board: BoardAnswer) => boardFromWire(board, currency), [currency]),
  });
}

/** The answer to a move is the order as it is now: it takes its place on the board at once. */
export function putOnBoard(storeId: number, order: StaffOrder): void {
  queries.setQueryData<BoardAnswer>(keys.board(storeId), (board) => {
    if (!board) return board;
    return {
      ...board,
      orders: board.orders.map((each) =>
        each.code === order.code && each.version < order.version ? order : each,
      ),
    };
  });
}
