import { dataOrThrow } from '@mam/client/call.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import type { FoundOrders } from '@mam/contract/staff/search/order-search.schema.ts';
import { searchStaffOrders } from '@mam/contract/staff/search/order-search.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { findOrders, readOrderSearch, type SoughtOrder } from '@mam/domain/staff/order-search.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../data/ask.ts';
import { keys, queries } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { useShift } from '../store/shift.tsx';
import { useShiftBoardValue } from './shift-board.ts';

/** a letter that is followed by another one at once is not asked for */
const TYPING_MS = 250;
/** as many as a call takes */
const LONGEST = 100;

const soughtOf = ({ code, name, phone, table, createdAt, finishedAt }: BoardOrder): SoughtOrder => ({
  ...{ code, name, phone, createdAt },
  tableName: table?.kind === 'table' ? table.number : '',
  endedAt: finishedAt,
});

interface Found {
  readonly orders: readonly BoardOrder[];
  /** there are others */
  readonly more: boolean;
  /** nothing = nothing is typed yet; failed = these are of this device's board alone */
  readonly state: 'nothing' | 'reading' | 'answered' | 'failed';
}

/** [OR101] The orders a search finds: of this device's board at once, and of the whole day as soon as the server has answered. */
export function useFoundOrders(typed: string): Found {
  const { me, storeId, currency } = useShift();
  const { board } = useShiftBoardValue();
  const text = useStill(typed.slice(0, LONGEST).trim());
  const sought = readOrderSearch(typed, may(me.role, 'readPhones'));
  const query = useQuery({
    queryKey: keys.search(storeId, text),
    queryFn:
      text === ''
        ? skipToken
        : async ({ signal }) =>
            dataOrThrow(await call(searchStaffOrders, { query: { store: storeId, q: text }, signal })),
    gcTime: 60_000,
    select: useCallback(
      ({ orders, more }: FoundOrders) => ({
        orders: orders.map((order) => boardOrderFromWire(order, currency)),
        more,
      }),
      [currency],
    ),
  });
  if (sought === null) return { orders: [], more: false, state: 'nothing' };
  const here = [...(board?.orders ?? []), ...(board?.shares ?? [])];
  const isAnswer = text === typed.slice(0, LONGEST).trim();
  if (isAnswer && query.data) {
    // what stands on the board is followed live
    const live = query.data.orders.map((order) => here.find(({ code }) => code === order.code) ?? order);
    return { orders: live, more: query.data.more, state: 'answered' };
  }
  const orders = findOrders(here, sought, soughtOf);
  return { orders, more: false, state: isAnswer && lastingError(query) ? 'failed' : 'reading' };
}

/** The typed text, once nobody types on. */
function useStill(typed: string): string {
  const [still, setStill] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setStill(typed), TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return still;
}

/** Keeps an order that was found, for its sheet: one that waits for its money stands nowhere on the board. */
export function keepFound(storeId: number, order: BoardOrder): void {
  queries.setQueryData(keys.found(storeId, order.code), order);
}

/** The order of that code as it was found; null = nobody has sought it. */
export function useKeptOrder(code: string): BoardOrder | null {
  const { storeId } = useShift();
  const { data } = useQuery<BoardOrder>({ queryKey: keys.found(storeId, code), queryFn: skipToken });
  return data ?? null;
}
