import { type StatusGroup, statusGroup } from '@mam/domain/order/status.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** Where an order stands on the board, left to right. */
export type Column = 'new' | 'cooking' | 'ready' | 'on-the-way';
export const COLUMNS: readonly Column[] = ['new', 'cooking', 'ready', 'on-the-way'];

/** The fields of an order that decide its column. */
export type Placed = Pick<BoardOrder, 'code' | 'status' | 'createdAt' | 'promisedAt' | 'readyBy' | 'readyAt'>;

/** [SF19] Every group has its column, or is no concern of the kitchen: still paying, or over. */
const OF_GROUP: Readonly<Record<StatusGroup, Column | null>> = {
  WAIT_PAYMENT: null,
  PENDING: 'new',
  CONFIRMED: 'cooking',
  ASSIGNING: 'cooking',
  ACCEPTED: 'cooking',
  AHA_CANCELLED: 'cooking',
  IN_PROCESS: 'on-the-way',
  SHIPPING: 'on-the-way',
  COMPLETED: null,
  CANCELED: null,
};

/** [SF19] The column of an order; null = still paying, or over. A delivery that is ready is told by `readyAt`. */
export function columnOf({ status, readyAt }: Pick<Placed, 'status' | 'readyAt'>): Column | null {
  const column = OF_GROUP[statusGroup(status)];
  const ready = readyAt !== null || status === 'WAIT_PICKUP';
  return column === 'cooking' && ready ? 'ready' : column;
}

/** when it matters most: cooking by the kitchen's promise, everything else by age */
function urgency(order: Placed, column: Column): EpochMs {
  if (column === 'cooking') return order.readyBy ?? order.promisedAt ?? order.createdAt;
  if (column === 'ready') return order.readyAt ?? order.createdAt;
  return order.createdAt;
}

/** Open orders by column, the most urgent first: by the kitchen's promise while they are cooked, else by age. */
export function sortIntoColumns<T extends Placed>(orders: readonly T[]): Record<Column, T[]> {
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
