import type { Actor, ActorKind } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { changedPromise } from '@mam/domain/order/promise.ts';
import { isFinal, type OrderStatus } from '@mam/domain/order/status.ts';
import { type MoveRefusal, mayMove } from '@mam/domain/order/transitions.ts';
import type { Trx } from '../db/dialect.ts';
import { noStep, type Step } from '../db/step.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { type OrderChange, updateStatus } from './queries.ts';
import { insertStep } from './steps.ts';
import { publishOrderEvent } from './topic.ts';

/** A step of an order's life. */
export interface StatusChange {
  readonly to: OrderStatus;
  readonly actor: Actor;
  /** the name the table of transitions is asked in [OR3] where it is not the actor's: staff confirm as the payment */
  readonly as?: ActorKind;
  /** a reason for the diner to read */
  readonly reason?: string | null;
  readonly now: number;
  /** further columns, changed with the status */
  readonly with?: OrderChange;
}

/**
 * A feature's part of a change of status, in the same transaction: `columns` go with the status, `follow` runs after
 * it. `hold` locks, before this order's row, anything others lock before orders: the other way round is a deadlock.
 */
export interface Consequence {
  readonly name: string;
  readonly when: (from: OrderStatus, to: OrderStatus) => boolean;
  readonly hold?: (trx: Trx, before: PlacedOrder) => Promise<void>;
  readonly columns?: (before: PlacedOrder) => OrderChange;
  /** where it writes the order again, it answers with what the order is then */
  readonly follow?: (
    trx: Trx,
    after: PlacedOrder,
    now: number,
    how: StepTaken,
  ) => Promise<PlacedOrder> | Promise<void>;
}

/** From which order, in whose name, and why. */
interface StepTaken extends Pick<StatusChange, 'reason'> {
  readonly before: PlacedOrder;
  readonly as: ActorKind;
}

/**
 * Changes an order that is still as it was read. Refused: WRONG_STATUS when the table of transitions has no such step
 * [OR3], STALE when somebody was faster. Nothing is written then.
 */
export type ChangeStatus = (
  trx: Trx,
  order: PlacedOrder,
  change: StatusChange,
) => Promise<PlacedOrder | Refused<'WRONG_STATUS' | 'STALE'>>;

/** The writer of an order's status, handed to every command that may change it. */
export interface StatusWriting {
  readonly changeStatus: ChangeStatus;
}

/** The only writer of an order's status: asks, writes, records the step, runs what follows and rings, in this order. */
export function statusWriter(consequences: readonly Consequence[], step: Step = noStep): ChangeStatus {
  return async (trx, order, { to, actor, as = actor.kind, reason = null, now, with: more }) => {
    const refusal: MoveRefusal | null = mayMove({ status: order.status, type: order.kind }, to, as);
    if (refusal) return refuse(refusal.refused, { status: refusal.status });
    const following = consequences.filter(({ when }) => when(order.status, to));
    const columns = Object.assign({}, ...following.map(({ columns }) => columns?.(order)), more);
    const endedAt = isFinal(to) ? now : null;
    for (const { hold } of following) await hold?.(trx, order);
    await step('before-status');
    let after = await updateStatus(trx, order, { ...columns, status: to, endedAt, updatedAt: now });
    if (!after) return refuse('STALE');
    const promisedAt = changedPromise(order.promisedAt, after.promisedAt);
    await insertStep(trx, after, { at: now, actor, reason, promisedAt });
    const how = { before: order, as, reason };
    for (const { follow } of following) after = (await follow?.(trx, after, now, how)) ?? after;
    publishOrderEvent(trx, after, now);
    return after;
  };
}

/** A change that nobody can have been faster than: the order's row is taken. A refusal is a fault here. */
export async function mustChange(changed: ReturnType<ChangeStatus>): Promise<PlacedOrder> {
  const order = await changed;
  if (isRefused(order)) throw new Error(`an order whose row is taken could not be changed: ${order.refused}`);
  return order;
}
