import type { LiveState } from '@mam/client/live/shared-stream.ts';
import type { Board, BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { createContext, use, useMemo } from 'react';
import { errorText } from '../data/ask.ts';
import { useLiveBoard } from '../data/live.ts';
import { lastingError } from '../data/read-again.ts';
import { useBoard } from '../order/board-query.ts';
import { type Column, sortIntoColumns } from '../order/columns.ts';
import type { Shift } from '../store/shift.tsx';
import { useColumns } from './use-columns.ts';
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
  columns: sortIntoColumns<BoardOrder>([], 0),
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
  const columns = useColumns(board?.orders);
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
