import { feeState } from '@mam/domain/order/agreed-fee.ts';
import { waitsForAnswer } from '@mam/domain/order/answer-time.ts';
import { type OrderStatus, statusGroup } from '@mam/domain/order/status.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { feeTalkOf, isTransferUnconfirmed } from './rows.ts';

type Wait = Pick<OrderRow, 'waits_since' | 'look_at'>;

/** no store answers within less */
const SHORTEST = 60_000;
const NOT_WAITING: Wait = { waits_since: null, look_at: null };

const from = (now: number): Wait => ({ waits_since: now, look_at: now + SHORTEST });

/** [OR38] Of an order that is placed: whether it waits for its restaurant from now on. */
export const waitBegins = (status: OrderStatus, now: number): Wait =>
  statusGroup(status) === 'PENDING' ? from(now) : NOT_WAITING;

const waits = (order: OrderRow): boolean =>
  // nothing else is asked of an order that is on its way or over
  statusGroup(order.status) === 'PENDING' &&
  waitsForAnswer({
    status: order.status,
    transferUnconfirmed: isTransferUnconfirmed(order),
    feeOffered: feeState(feeTalkOf(order)) === 'offered',
  });

/** [OR38] What a change does to the waiting of an order; empty when it does nothing. */
export function waitAfter(before: OrderRow, change: Partial<OrderRow>): Partial<Wait> {
  const after = { ...before, ...change };
  const waiting = waits(after);
  if (waiting === (before.waits_since !== null)) return {};
  return waiting ? from(after.updated_at) : NOT_WAITING;
}
