import { useClock } from '../device/clock.ts';
import type { BoardOrder } from './board-order.ts';
import type { Column } from './columns.ts';
import { timingOf } from './timing.ts';

/** Whether the promise of a cooking order has been broken. */
export function useIsLate(order: BoardOrder, column: Column): boolean {
  return useClock((now) => column === 'cooking' && timingOf(order, column, now).alarm);
}
