import type { EpochMs } from '@mam/domain/time/moment.ts';

/** Where an order stands on the board, left to right. */
export type Column = 'new' | 'cooking' | 'ready' | 'on-the-way';
export const COLUMNS: readonly Column[] = ['new', 'cooking', 'ready', 'on-the-way'];

/** What deciding the column needs to know of an order. */
export interface Placed {
  readonly code: string;
  readonly status: string;
  readonly createdAt: EpochMs;
  readonly promisedAt: EpochMs | null;
  readonly readyAt: EpochMs | null;
}

const OF_STATUS: Readonly<Record<string, Column>> = {
  PENDING: 'new',
  WAIT_CONFIRM: 'new',
  PAYMENT_SUCCESS: 'new',
  CONFIRMED: 'cooking',
  ACCEPTED: 'cooking',
  ASSIGNING: 'cooking',
  WAIT_PICKUP: 'ready',
  IN_PROCESS: 'on-the-way',
  RES_DELIVERY: 'on-the-way',
};

/** The column of an order; null = not the kitchen's concern: still paying, or done. A delivery keeps its status when it is ready: `ready_at` says so. */
export function columnOf(order: Placed): Column | null {
  const column = OF_STATUS[order.status] ?? null;
  return column === 'cooking' && order.readyAt !== null ? 'ready' : column;
}

/** when it matters most: cooking by promise, everything else by age */
function urgency(order: Placed, column: Column): EpochMs {
  if (column === 'cooking') return order.promisedAt ?? order.createdAt;
  if (column === 'ready') return order.readyAt ?? order.createdAt;
  return order.createdAt;
}

/** Every open order in its column, the most urgent first; newcomers of a column come last, so that nothing jumps under a finger. */
export function columnsOf<T extends Placed>(orders: readonly T[]): Record<Column, T[]> {
  const columns: Record<Column, T[]> = { new: [], cooking: [], ready: [], 'on-the-way': [] };
  for (const order of orders) {
    const column = columnOf(order);
    if (column) columns[column].push(order);
  }
  for (const column of COLUMNS) {
    columns[column].sort(
      (a, b) =>
        urgency(a, column) - urgency(b, column) || a.createdAt - b.createdAt || (a.code < b.code ? -1 : 1),
    );
  }
  return columns;
}
