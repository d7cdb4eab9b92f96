import { type Awaited, dueAt, isLate, laterPromise, type Promised } from '@mam/domain/order/promise.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

const MINUTE = 60_000;

type Promising = Pick<BoardOrder, 'status' | 'type' | 'readyAt' | 'promisedAt' | 'readyBy' | 'wantedAt'>;

const awaitedState = ({ status, type, readyAt }: Promising): Awaited => ({
  status,
  pickup: type === 'PICKUP',
  ready: readyAt !== null,
});

/** [OR70] Whole minutes the diner waits beyond the promise, one at least; 0 = it lies ahead, or they have it. */
export function minutesWaited(order: Promising, now: EpochMs): number {
  const { promisedAt, wantedAt } = order;
  const due = dueAt(order);
  if (due === null || !isLate({ ...awaitedState(order), promisedAt, wantedAt }, now)) return 0;
  return Math.max(1, Math.floor((now - due) / MINUTE));
}

/** [OR69] The promise one tap would give; null = nothing is promised of it any more. */
export function promisedLater(order: Promising, minutes: number, now: EpochMs): Promised | null {
  const { status, type, promisedAt, readyBy, readyAt } = order;
  if (status === null) return null;
  const later = laterPromise({ status, type, ready: readyAt !== null, promisedAt, readyBy }, minutes, now);
  return 'refused' in later ? null : later;
}
