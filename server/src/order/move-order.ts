import { type StaffVerb, staffMove } from '@mam/domain/order/staff-verbs.ts';
import { isFinal, statusOf } from '@mam/domain/order/status.ts';
import { keptOf } from '@mam/domain/payment/ledger.ts';
import type { OrderType } from '@mam/domain/store/store.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { releaseUse, useHeld } from '../voucher/queries.ts';
import { givePlaceBack } from './change-status.ts';
import { insertStep, orderByCode, updateOrder } from './queries.ts';
import { feeTalkOf, isTransferUnconfirmed } from './rows.ts';
import { ringOrder } from './topic.ts';

export interface Move {
  readonly brand: string;
  readonly code: string;
  /** what the staff member saw when deciding */
  readonly version: number;
  readonly verb: StaffVerb;
  /** from now until it is ready or at the door; with accept */
  readonly minutes?: number;
  /** what the diner reads; with reject */
  readonly reason?: string;
  /** staff id */
  readonly by: string;
  readonly now: number;
  /** whether whoever asks works where this order is */
  readonly works: (store: number) => boolean;
}

/**
 * Moves an order one step along the table of transitions. Of two who decide on the same version one wins, the
 * other is told STALE; nobody's step is ever made on a state they did not see.
 */
export function moveOrder(database: Database, move: Move): Promise<OrderRow | Refused> {
  return database.transaction<OrderRow | Refused>(async (trx) => {
    const order = await orderByCode(trx, move.brand, move.code);
    if (!order || !move.works(order.store_id)) return refuse('UNKNOWN');
    if (order.version !== move.version) return refuse('STALE');
    const step = nextStep(order, move);
    if ('refused' in step) return step;
    const moved = await updateOrder(trx, order, { ...step, updated_at: move.now });
    if (!moved) return refuse('STALE');
    await record(trx, moved, move);
    await givePlaceBack(trx, order, moved, move.now);
    return moved;
  });
}

type Step = Pick<OrderRow, 'status' | 'promised_at' | 'ready_at' | 'ended_at' | 'refund_due'>;

function nextStep(order: OrderRow, { verb, minutes, now }: Move): Step | Refused {
  const status = statusOf(order.status);
  if (status === null) throw new Error(`order ${order.id} has the unknown status ${order.status}`);
  const result = staffMove(
    {
      status,
      type: order.table_name === null ? (order.type as OrderType) : 'TABLE',
      ready: order.ready_at !== null,
      transferUnconfirmed: isTransferUnconfirmed(order),
      feeOpen: feeTalkOf(order).toConfirm,
    },
    verb,
  );
  if ('refused' in result) return refuse(result.refused, { status: result.status });
  const promised = verb === 'accept' && minutes !== undefined ? now + minutes * 60_000 : order.promised_at;
  return {
    status: result.to,
    promised_at: promised,
    ready_at: result.ready ? (order.ready_at ?? now) : order.ready_at,
    ended_at: isFinal(result.to) ? now : null,
    // what was paid for an order that is not made has to go back
    refund_due: result.to === 'CANCELLED' ? keptOf(order) : order.refund_due,
  };
}

/** Who did it and why, what it means for a voucher, and the bells. */
async function record(trx: Trx, order: OrderRow, { verb, by, reason, now }: Move): Promise<void> {
  const { id, brand } = order;
  await insertStep(trx, order, { at: now, by_kind: 'staff', by_id: by, reason: reason ?? null });
  if (order.voucher_code !== null && verb === 'accept') await useHeld(trx, brand, id, now);
  if (order.voucher_code !== null && verb === 'reject') await releaseUse(trx, brand, id, now);
  ringOrder(trx, order, now);
}
