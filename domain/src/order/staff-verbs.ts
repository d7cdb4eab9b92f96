import { isDelivery } from '../delivery/is-delivery.ts';
import type { OrderStatus } from './status.ts';
import { type MoveRefusal, type Moving, mayMove } from './transitions.ts';

/** Actions of a cook or manager on an order of the board. */
export const VERBS = ['accept', 'reject', 'ready', 'depart', 'complete'] as const;
export type StaffVerb = (typeof VERBS)[number];

/** The facts of an order that decide which verbs staff have. */
export interface VerbFacts extends Moving {
  /** already called ready */
  readonly ready: boolean;
  /** the diner says the money is sent, nobody has seen it, and the store waits for it */
  readonly transferUnconfirmed: boolean;
  /** the delivery fee is still to be agreed */
  readonly feeOpen: boolean;
}

export interface VerbRefusal {
  readonly refused: 'WRONG_STATUS' | 'TRANSFER_UNCONFIRMED' | 'FEE_OPEN';
  readonly status: OrderStatus;
}

/** The effect of a verb: the status from now on, and whether it records that the food is ready. */
export interface VerbResult {
  readonly to: OrderStatus;
  readonly ready: boolean;
}

/** [OR4] [OR30] The effect of a staff verb on an order, or why it cannot be done. */
export function staffMove(order: VerbFacts, verb: StaffVerb): VerbResult | VerbRefusal {
  if (verb === 'accept' && (order.transferUnconfirmed || order.feeOpen)) {
    const refusal = mayMove(order, 'CONFIRMED', 'staff');
    const waits = order.transferUnconfirmed ? 'TRANSFER_UNCONFIRMED' : 'FEE_OPEN';
    return refusal ?? { refused: waits, status: order.status };
  }
  if (verb === 'ready' && isDelivery(order.type)) return readyForDelivery(order);
  const to = target(verb);
  return mayMove(order, to, 'staff') ?? { to, ready: order.ready || verb === 'ready' };
}

/** [OR4] The verbs an order offers now, in their order on the board; a refused one is left out. */
export function staffVerbs(order: VerbFacts): StaffVerb[] {
  return VERBS.filter((verb) => !('refused' in staffMove(order, verb)));
}

/** [OR64] The next verb for an order in a demo that drives itself; null = it waits for somebody, or has ended. */
export const nextByItself = (order: VerbFacts): StaffVerb | null =>
  staffVerbs(order).find((verb) => verb !== 'reject') ?? null;

function target(verb: StaffVerb): OrderStatus {
  switch (verb) {
    case 'accept':
      return 'CONFIRMED';
    case 'reject':
      return 'CANCELLED';
    case 'ready':
      return 'WAIT_PICKUP';
    case 'depart':
      return 'RES_DELIVERY';
    case 'complete':
      return 'COMPLETED';
  }
}

/** For delivery "ready" is a fact beside the status: the driver may still be on the way. */
function readyForDelivery(order: VerbFacts): VerbResult | MoveRefusal {
  const cooking: readonly OrderStatus[] = ['CONFIRMED', 'ACCEPTED', 'ASSIGNING', 'AHA_CANCELLED'];
  return cooking.includes(order.status) && !order.ready
    ? { to: order.status, ready: true }
    : { refused: 'WRONG_STATUS', status: order.status };
}
