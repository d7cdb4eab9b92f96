import { isForLater, startsAt } from '@mam/domain/order/starts-at.ts';
import { type StatusGroup, statusGroup } from '@mam/domain/order/status.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** How far an order has come, left to right. */
export type Stage = 'new' | 'cooking' | 'ready' | 'on-the-way';
export const STAGES: readonly Stage[] = ['new', 'cooking', 'ready', 'on-the-way'];

/** Where an order stands on the board: at its stage, or among those that are for later. */
export type Column = Stage | 'scheduled';
export const COLUMNS: readonly Column[] = [...STAGES, 'scheduled'];

/** The fields of an order that decide its column. */
export type Placed = Pick<
  BoardOrder,
  'code' | 'status' | 'type' | 'createdAt' | 'wantedAt' | 'promisedAt' | 'readyBy' | 'readyAt' | 'needs'
>;

/** [SF19] Every group has its stage, or is no concern of the kitchen: still paying, or over. */
const OF_GROUP: Readonly<Record<StatusGroup, Stage | null>> = {
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

/** [SF19] The stage of an order; null = still paying, or over. A delivery that is ready is told by `readyAt`. */
export function stageOf({ status, readyAt }: Pick<Placed, 'status' | 'readyAt'>): Stage | null {
  const stage = OF_GROUP[statusGroup(status)];
  const ready = readyAt !== null || status === 'WAIT_PICKUP';
  return stage === 'cooking' && ready ? 'ready' : stage;
}

/** [OR100] The column of an order now: what was accepted for later is no kitchen's yet. */
export function columnOf(order: Placed, now: EpochMs): Column | null {
  const stage = stageOf(order);
  return stage === 'cooking' && isForLater(order, order.needs, now) ? 'scheduled' : stage;
}

/** when it matters most: cooking by the kitchen's promise, everything else by age */
function urgency(order: Placed, column: Column): EpochMs {
  if (column === 'cooking') return order.readyBy ?? order.promisedAt ?? order.createdAt;
  if (column === 'scheduled') return startsAt(order, order.needs) ?? order.createdAt;
  if (column === 'ready') return order.readyAt ?? order.createdAt;
  return order.createdAt;
}

/** Open orders by column, the most urgent first: by the kitchen's promise while they are cooked, else by age. */
export function sortIntoColumns<T extends Placed>(orders: readonly T[], now: EpochMs): Record<Column, T[]> {
  const columns: Record<Column, T[]> = { new: [], cooking: [], ready: [], 'on-the-way': [], scheduled: [] };
  for (const order of orders) {
    const column = columnOf(order, now);
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

/** [OR100] How many of these have become their kitchen's by now: it grows with each whose moment comes. */
export const countBegun = (orders: readonly Placed[], now: EpochMs): number =>
  orders.filter(
    ({ wantedAt, ...order }) => wantedAt !== null && !isForLater({ wantedAt, ...order }, order.needs, now),
  ).length;
