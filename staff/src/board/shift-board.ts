import type { LiveState } from '@mam/client/live/shared-stream.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { createContext, use, useMemo } from 'react';
import { reasonOf } from '../data/ask.ts';
import { useLiveBoard } from '../data/live.ts';
import type { Board, BoardOrder } from '../order/board-order.ts';
import { type Column, columnsOf } from '../order/columns.ts';
import { useBoard } from '../order/use-board.ts';
import type { Shift } from '../store/shift.tsx';

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
  columns: columnsOf<BoardOrder>([]),
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
  const { data, dataUpdatedAt, error, refetch } = useBoard(shift.storeId, shift.currency, live === 'live');
  const board = shift.ready ? (data ?? null) : null;
  const columns = useMemo(() => columnsOf(board?.orders ?? []), [board]);
  const failed = error ? reasonOf(error) : shift.failed;
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
