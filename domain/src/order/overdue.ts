import type { EpochMs } from '../time/moment.ts';
import type { Order } from './order.ts';
import { statusGroup } from './status.ts';

/** [OR62] How long an order waits for its restaurant before its diner is told, in ms. */
const PATIENCE = 30 * 60_000;

/** [OR62] Whether an order placed then could wait for so long by now. */
export const mayBeOverdue = (createdAt: EpochMs, now: EpochMs): boolean => now - createdAt > PATIENCE;

type Waiting = Pick<Order, 'status' | 'createdAt' | 'answerFrom' | 'fee'>;

/**
 * [OR62] Whether an order has waited for its restaurant for more than 30 minutes: from when it was the restaurant's turn
 * [OR39], else from when it was placed. Not while it is the diner's own turn.
 */
export function isOverdue({ status, createdAt, answerFrom, fee }: Waiting, now: EpochMs): boolean {
  if (statusGroup(status) !== 'PENDING' || fee.state === 'offered') return false;
  return mayBeOverdue(Math.max(createdAt, answerFrom ?? 0), now);
}
