import type { Order } from '@mam/domain/order/order.ts';
import type { OrderStatus } from '@mam/domain/order/status.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

export type StepName = 'placed' | 'accepted' | 'ready' | 'delivering' | 'arrived' | 'cancelled';

/** One line of the timeline. at: when it happened, else null. */
export interface TimelineStep {
  readonly name: StepName;
  readonly at: EpochMs | null;
  readonly state: 'done' | 'now' | 'todo';
}

type Progress = Pick<Order, 'createdAt' | 'readyAt' | 'status' | 'steps'>;

const BY_STATUS: Readonly<Record<Exclude<StepName, 'placed'>, readonly (OrderStatus | null)[]>> = {
  accepted: ['CONFIRMED', 'ACCEPTED'],
  ready: ['WAIT_PICKUP'],
  delivering: ['RES_DELIVERY', 'IN_PROCESS'],
  arrived: ['COMPLETED', 'COMPLETE'],
  cancelled: [
    'CANCELLED',
    'USER_CANCELLED',
    'CANCELLED_BY_PARTNER',
    'FAILED',
    'PAYMENT_FAILED',
    'PAYMENT_FAIL',
    'WAIT_PAYMENT_CANCELLED',
  ],
};

const DELIVERY: readonly StepName[] = ['placed', 'accepted', 'ready', 'delivering', 'arrived'];
const PICKUP: readonly StepName[] = ['placed', 'accepted', 'ready', 'arrived'];

function happened(order: Progress, name: StepName): EpochMs | null {
  if (name === 'placed') return order.createdAt;
  const step = order.steps.find(({ status }) => BY_STATUS[name].includes(status));
  return step?.at ?? (name === 'ready' ? order.readyAt : null);
}

/** What has happened to an order and what comes; a cancelled order ends where it was cancelled. */
export function timelineOf(order: Progress, pickup: boolean): readonly TimelineStep[] {
  const way = pickup ? PICKUP : DELIVERY;
  const times = way.map((name) => ({ name, at: happened(order, name) }));
  if (BY_STATUS.cancelled.includes(order.status)) {
    const done = times.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const }));
    return [...done, { name: 'cancelled', at: happened(order, 'cancelled'), state: 'now' }];
  }
  // a later step covers an earlier one nobody recorded: delivered food was cooked
  const reached = times.findLastIndex(({ at }) => at !== null);
  const last = way.length - 1;
  return times.map((step, i) => ({
    ...step,
    state: i < reached || (i === reached && i === last) ? 'done' : i === reached ? 'now' : 'todo',
  }));
}
