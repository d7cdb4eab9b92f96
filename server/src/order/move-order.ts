import type { STEP_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import { type PlacedOrder, verbFactsOf } from '@mam/domain/order/placed-order.ts';
import { promiseWithin } from '@mam/domain/order/promise.ts';
import { type StaffVerb, staffMove } from '@mam/domain/order/staff-verbs.ts';
import type { OrderStatus } from '@mam/domain/order/status.ts';
import type { Trx } from '../db/dialect.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { ChangeStatus } from './change-status.ts';
import { updateOrder } from './queries.ts';
import { insertStep } from './steps.ts';
import { publishOrderEvent } from './topic.ts';

export interface Move {
  readonly actor: StaffActor;
  /** the version the actor saw when deciding */
  readonly version: number;
  readonly verb: StaffVerb;
  /** from now until it is ready or at the door, and how much of that the way takes; with accept */
  readonly minutes?: number;
  readonly way?: number | undefined;
  /** a reason for the diner to read; with reject */
  readonly reason?: string;
  readonly now: number;
}

/**
 * Moves an order one step along the table of transitions. Of two who decide on the same version one wins, the
 * other is told STALE; nobody's step is ever made on a state they did not see.
 */
export async function moveOrder(
  trx: Trx,
  changeStatus: ChangeStatus,
  order: PlacedOrder,
  move: Move,
): Promise<PlacedOrder | Refused<StepCode>> {
  const { actor, reason = null, now } = move;
  if (order.version !== move.version) return refuse('STALE');
  const step = nextStep(order, move);
  if ('refused' in step) return step;
  if (step.to !== order.status)
    return changeStatus(trx, order, { to: step.to, actor, reason, now, with: step.times });
  // "ready" of a delivery is a fact of its own and leaves the status as it is
  const ready = await updateOrder(trx, order, { ...step.times, updatedAt: now });
  if (!ready) return refuse('STALE');
  await insertStep(trx, ready, { at: now, actor, reason });
  publishOrderEvent(trx, ready, now);
  return ready;
}

export type StepCode = (typeof STEP_REFUSES)[number];

interface Step {
  readonly to: OrderStatus;
  readonly times: Pick<PlacedOrder, 'promisedAt' | 'readyBy' | 'readyAt'>;
}

function nextStep(order: PlacedOrder, { verb, minutes, way, now }: Move): Step | Refused<StepCode> {
  const result = staffMove(verbFactsOf(order), verb);
  if ('refused' in result) return refuse(result.refused, { status: result.status });
  const readyAt = result.ready ? (order.readyAt ?? now) : order.readyAt;
  if (verb !== 'accept' || minutes === undefined) {
    const { promisedAt, readyBy } = order;
    return { to: result.to, times: { promisedAt, readyBy, readyAt } };
  }
  return { to: result.to, times: { ...promiseWithin({ minutes, way }, order.kind, now), readyAt } };
}
