import type { Order } from '@mam/domain/order/order.ts';
import type { PromiseMade } from '@mam/domain/order/promise.ts';
import type { OrderStatus } from '@mam/domain/order/status.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

export type StepName = 'placed' | 'accepted' | 'ready' | 'delivering' | 'arrived' | 'cancelled';

/** One line of the timeline. at: when it happened, else null. */
export interface TimelineStep {
  readonly name: StepName;
  readonly at: EpochMs | null;
  readonly state: 'done' | 'now' | 'todo';
  /** for when it was promised, while it is still to come */
  readonly promised: EpochMs | null;
  /** [OR69] promises made then, where the order was promised more than once */
  readonly promises: readonly PromiseMade[];
}

type Progress = Pick<
  Order,
  'createdAt' | 'readyAt' | 'status' | 'steps' | 'promisedAt' | 'readyBy' | 'promises'
>;
type Bare = Pick<TimelineStep, 'name' | 'at' | 'state'>;

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

/** For when a step to come was promised: the last one for the diner, of a delivery the kitchen's for itself [OR68]. */
function promisedFor({ promisedAt, readyBy }: Progress, name: StepName, pickup: boolean): EpochMs | null {
  if (name === (pickup ? 'ready' : 'arrived')) return promisedAt;
  return name === 'ready' && readyBy !== promisedAt ? readyBy : null;
}

/** [OR69] Every promise beside the last step that had happened when it was made; a single one needs no words. */
function promisesAt({ promises }: Progress, steps: readonly Bare[]): (at: number) => readonly PromiseMade[] {
  if (promises.length < 2) return () => [];
  const placeOf = ({ saidAt }: PromiseMade) => steps.findLastIndex(({ at }) => at !== null && at <= saidAt);
  return (place) => promises.filter((made) => Math.max(0, placeOf(made)) === place);
}

/** The steps of an order, done and to come; a cancelled order ends where it was cancelled. */
export function buildTimeline(order: Progress, pickup: boolean): readonly TimelineStep[] {
  const steps = bareSteps(order, pickup);
  const promises = promisesAt(order, steps);
  return steps.map((step, place) => ({
    ...step,
    promised: step.state === 'todo' ? promisedFor(order, step.name, pickup) : null,
    promises: promises(place),
  }));
}

function bareSteps(order: Progress, pickup: boolean): readonly Bare[] {
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
