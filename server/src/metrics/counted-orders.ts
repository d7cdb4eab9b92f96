import type { ActorKind } from '@mam/domain/order/actor.ts';
import { type OrderStatus, statusGroup } from '@mam/domain/order/status.ts';
import type { Trx } from '../db/dialect.ts';
import type { Series } from './series.ts';
import { whenKept } from './watched-database.ts';

/** A turn in the life of an order. */
export type OrderHappening =
  | 'placed'
  | 'sent'
  | 'accepted'
  | 'ready'
  | 'driver'
  | 'on_the_way'
  | 'completed'
  | 'rejected'
  | 'cancelled'
  | 'unanswered'
  | 'unpaid';

/** A step of an order from one status to another. */
export interface OrderMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly as: ActorKind;
  /** ms it has waited for its restaurant; null = it did not */
  readonly waited: number | null;
}

const HAPPENINGS: Readonly<Record<OrderStatus, OrderHappening>> = {
  WAIT_PAYMENT: 'placed',
  WAIT_PREPAID: 'placed',
  PENDING: 'sent',
  PAYMENT_SUCCESS: 'sent',
  WAIT_CONFIRM: 'sent',
  CONFIRMED: 'accepted',
  ACCEPTED: 'driver',
  ASSIGNING: 'driver',
  AHA_CANCELLED: 'driver',
  WAIT_PICKUP: 'ready',
  IN_PROCESS: 'on_the_way',
  RES_DELIVERY: 'on_the_way',
  COMPLETED: 'completed',
  COMPLETE: 'completed',
  USER_CANCELLED: 'cancelled',
  CANCELLED: 'cancelled',
  CANCELLED_BY_PARTNER: 'cancelled',
  FAILED: 'unanswered',
  PAYMENT_FAILED: 'unpaid',
  PAYMENT_FAIL: 'unpaid',
  WAIT_PAYMENT_CANCELLED: 'unpaid',
};

const isWaiting = (status: OrderStatus) => statusGroup(status) === 'PENDING';

/** Named by what people say: an order that is ended by the restaurant before it took it is rejected, later cancelled. */
export function happeningOf({ from, to, as }: Omit<OrderMove, 'waited'>): OrderHappening {
  if (!isWaiting(from)) return HAPPENINGS[to];
  if (to === 'ACCEPTED') return 'accepted';
  if (to !== 'CANCELLED' && to !== 'CANCELLED_BY_PARTNER') return HAPPENINGS[to];
  // its time was over: it ends by itself
  return as === 'system' ? 'unanswered' : 'rejected';
}

/** seconds; a store lets nobody wait for more than some minutes */
const ANSWER_SECONDS = [15, 30, 60, 120, 300, 900];

/** The news of orders, each told in the transaction that writes it; counted when that is kept. */
export interface OrdersCounted {
  placed(trx: Trx): void;
  moved(trx: Trx, move: OrderMove): void;
}

/** Counts what becomes of orders, and how long kitchens take to answer. */
export function countOrders(series: Series): OrdersCounted {
  const orders = series.counter({
    name: 'mam_orders_total',
    help: 'Orders by what became of them; this process alone.',
    labelNames: ['status'],
  });
  const answers = series.histogram({
    name: 'mam_order_answer_seconds',
    help: 'How long an order waited until somebody of its restaurant took or rejected it.',
    buckets: ANSWER_SECONDS,
  });
  return {
    placed: (trx) => whenKept(trx, () => orders.inc({ status: 'placed' })),
    moved: (trx, move) =>
      whenKept(trx, () => {
        const status = happeningOf(move);
        // paid and sent in one go are two statuses of one thing
        if (status !== 'sent' || !isWaiting(move.from)) orders.inc({ status });
        // a store that takes orders by itself would look as if its kitchen were quick
        const answered = (status === 'accepted' || status === 'rejected') && move.as !== 'system';
        if (answered && move.waited !== null) answers.observe(move.waited / 1000);
      }),
  };
}
