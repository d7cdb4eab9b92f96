import type { EpochMs } from '../time/moment.ts';
import { feeState } from './agreed-fee.ts';
import { waitsForAnswer } from './answer-time.ts';
import { feeTalkOfOrder, isTransferUnconfirmed, type PlacedOrder } from './placed-order.ts';
import { type OrderStatus, statusGroup } from './status.ts';

type Wait = Pick<PlacedOrder, 'waitsSince' | 'lookAt'>;

/** no manager is told within less [OR42] */
const FIRST_LOOK = 45_000;
/** An order that no restaurant is to answer. */
export const NOT_WAITING: Wait = { waitsSince: null, lookAt: null };

/** Where the store may take it by itself, it is looked at with the next tick [OR43]. */
const from = (now: EpochMs, acceptsItself: boolean): Wait => ({
  waitsSince: now,
  lookAt: acceptsItself ? now : now + FIRST_LOOK,
});

/** [OR38] Of an order that is placed: whether it waits for its restaurant from now on. */
export const waitBegins = (status: OrderStatus, now: EpochMs, acceptsItself: boolean): Wait =>
  statusGroup(status) === 'PENDING' ? from(now, acceptsItself) : NOT_WAITING;

const waits = (order: PlacedOrder): boolean =>
  // nothing else is asked of an order that is on its way or over
  statusGroup(order.status) === 'PENDING' &&
  waitsForAnswer({
    status: order.status,
    transferUnconfirmed: isTransferUnconfirmed(order),
    feeOffered: feeState(feeTalkOfOrder(order)) === 'offered',
  });

/** [OR38] The moments of waiting that a change sets; empty when it changes nothing about waiting. */
export function waitAfter(before: PlacedOrder, change: Partial<PlacedOrder>): Partial<Wait> {
  const after = { ...before, ...change };
  const waiting = waits(after);
  if (waiting === (before.waitsSince !== null)) return {};
  if (!waiting) return NOT_WAITING;
  return from(after.updatedAt, after.acceptsItself);
}
