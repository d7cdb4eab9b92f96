import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { useMemo } from 'react';
import { serverNow, useClock } from '../device/clock.ts';
import { type Column, countBegun, sortIntoColumns } from '../order/columns.ts';

const NONE: readonly BoardOrder[] = [];

/** [OR100] Orders by column, sorted anew when they are read and when the moment of one for later comes. */
export function useColumns(orders: readonly BoardOrder[] = NONE): Record<Column, BoardOrder[]> {
  const begun = useClock((now) => countBegun(orders, now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each that has begun another column is due
  return useMemo(() => sortIntoColumns(orders, serverNow()), [orders, begun]);
}
