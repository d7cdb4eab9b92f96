import { feeState } from '@mam/domain/order/agreed-fee.ts';
import { waitsForAnswer } from '@mam/domain/order/answer-time.ts';
import { type OrderStatus, statusGroup } from '@mam/domain/order/status.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';
import { feeTalkOfOrder, isTransferUnconfirmed, orderDocument } from '../rows.ts';

type Wait = Pick<OrderRow, 'waits_since' | 'look_at'>;

/** no manager is told within less [OR42] */
const FIRST_LOOK = 45_000;
const NOT_WAITING: Wait = { waits_since: null, look_at: null };

/** Where the store may take it by itself, it is looked at with the next tick [OR43]. */
const from = (now: number, acceptsItself: boolean): Wait => ({
  waits_since: now,
  look_at: acceptsItself ? now : now + FIRST_LOOK,
});

/** [OR38] Of an order that is placed: whether it waits for its restaurant from now on. */
export const waitBegins = (status: OrderStatus, now: number, acceptsItself: boolean): Wait =>
  statusGroup(status) === 'PENDING' ? from(now, acceptsItself) : NOT_WAITING;

const waits = (order: OrderRow): boolean =>
  // nothing else is asked of an order that is on its way or over
  statusGroup(order.status) === 'PENDING' &&
  waitsForAnswer({
    status: order.status,
    transferUnconfirmed: isTransferUnconfirmed(order),
    feeOffered: feeState(feeTalkOfOrder(order)) === 'offered',
  });

/** [OR38] The columns of waiting that a change sets; empty when it changes nothing about waiting. */
export function waitAfter(before: OrderRow, change: Partial<OrderRow>): Partial<Wait> {
  const after = { ...before, ...change };
  const waiting = waits(after);
  if (waiting === (before.waits_since !== null)) return {};
  if (!waiting) return NOT_WAITING;
  return from(after.updated_at, orderDocument(after).acceptsItself === true);
}
