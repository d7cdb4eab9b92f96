import { boardTopic, menuTopic } from '@mam/contract/http/topic.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { reasonOf } from '../data/ask.ts';
import type { LiveState } from '../data/live-stream.ts';
import { keys, queries } from '../data/queries.ts';
import { shareLive } from '../data/shared-live.ts';
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

/** Follows the board and the menu of a store: on each change notification the queries are invalidated. */
function useLiveBoard(brand: string, storeId: number): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    const board = boardTopic(brand, storeId);
    const menu = menuTopic(brand, storeId);
    const readAgain = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });
    return shareLive([board, menu], {
      onChange: (topic) => {
        if (topic !== menu) {
          readAgain(keys.board(storeId));
          // only what is on the screen is read: an order's money while its sheet is open
          readAgain(['money']);
          readAgain(keys.unplacedMoney);
        }
        if (topic !== board) readAgain(keys.dishes(storeId));
      },
      onState: setState,
      onSignedOut: () => readAgain(keys.me),
    });
  }, [brand, storeId]);
  return state;
}
