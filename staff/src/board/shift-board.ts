import { dataOrThrow } from '@mam/client/call.ts';
import type { LiveState } from '@mam/client/live/shared-stream.ts';
import type { Board as BoardWire } from '@mam/contract/staff/board.schema.ts';
import { getBoard } from '@mam/contract/staff/board.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo } from 'react';
import { call, errorText } from '../data/ask.ts';
import { useLiveBoard } from '../data/live.ts';
import { keys } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import type { Board, BoardOrder } from '../order/board-order.ts';
import { type Column, sortIntoColumns } from '../order/columns.ts';
import { readBoard } from '../order/read-board.ts';
import type { Shift } from '../store/shift.tsx';
import { useReceipts } from './use-receipts.ts';

interface ShiftBoardValue {
  /** null until it has been read once */
  readonly board: Board | null;
  readonly columns: Record<Column, BoardOrder[]>;
  readonly live: LiveState;
  readonly readAt: EpochMs;
  readonly failed: string | null;
  readonly again: () => void;
}

const NOTHING: ShiftBoardValue = {
  board: null,
  columns: sortIntoColumns<BoardOrder>([]),
  live: 'connecting',
  readAt: 0,
  failed: null,
  again: () => {},
};

export const ShiftBoard = createContext<ShiftBoardValue>(NOTHING);

/** The board of the shift, read once for every part of the screen. */
export const useShiftBoardValue = (): ShiftBoardValue => use(ShiftBoard);

/** Reads the board and keeps it live. */
export function useShiftBoard(shift: Shift): ShiftBoardValue {
  const live = useLiveBoard(shift.me.brand.pos_parent, shift.storeId);
  const query = useBoard(shift.storeId, shift.currency, live === 'live');
  const { data, dataUpdatedAt, refetch } = query;
  const board = shift.ready ? (data ?? null) : null;
  const columns = useMemo(() => sortIntoColumns(board?.orders ?? []), [board]);
  useReceipts(shift.storeId, columns.new, dataUpdatedAt, refetch);
  const fault = lastingError(query);
  const failed = fault ? errorText(fault) : shift.failed;
  const { again: storesAgain, ready } = shift;
  return useMemo(
    () => ({
      board,
      columns,
      live,
      readAt: dataUpdatedAt,
      failed,
      again: () => {
        void refetch();
        if (!ready) storesAgain();
      },
    }),
    [board, columns, live, dataUpdatedAt, failed, refetch, ready, storesAgain],
  );
}

/** how often the board is read while the live stream is down */
const POLL_MS = 2_000;
/** and while it is up: should a change notification ever be lost */
const FALLBACK_POLL_MS = 60_000;

/** The open orders of a store and what was finished today. */
function useBoard(storeId: number, currency: Currency, live: boolean) {
  return useQuery({
    queryKey: keys.board(storeId),
    queryFn: async ({ signal }) => dataOrThrow(await call(getBoard, { query: { store: storeId }, signal })),
    refetchInterval: live ? FALLBACK_POLL_MS : POLL_MS,
    select: useCallback((wire: BoardWire) => readBoard(wire, currency), [currency]),
  });
}
