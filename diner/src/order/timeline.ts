import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';

export type StepName = 'placed' | 'accepted' | 'ready' | 'delivering' | 'arrived' | 'cancelled';

/** One line of the timeline. at: epoch seconds when it happened, else null. */
export interface TimelineStep {
  readonly name: StepName;
  readonly at: number | null;
  readonly state: 'done' | 'now' | 'todo';
}

type Told = Pick<OrderDetail, 'created_at' | 'ready_at' | 'status' | 'steps'>;

const BY_STATUS: Readonly<Record<Exclude<StepName, 'placed'>, readonly string[]>> = {
  accepted: ['CONFIRMED', 'ACCEPTED'],
  ready: ['WAIT_PICKUP'],
  delivering: ['RES_DELIVERY', 'IN_PROCESS', 'IN PROCESS'],
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

function happened(order: Told, name: StepName): number | null {
  if (name === 'placed') return order.created_at;
  const step = order.steps.find(({ status }) => BY_STATUS[name].includes(status));
  return step?.at ?? (name === 'ready' ? order.ready_at : null);
}

/** What has happened to an order and what comes; a cancelled order ends where it was cancelled. */
export function timelineOf(order: Told, pickup: boolean): readonly TimelineStep[] {
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
