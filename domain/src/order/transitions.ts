import { isDelivery } from '../delivery/is-delivery.ts';
import type { OrderType } from '../store/store.ts';
import type { ActorKind } from './actor.ts';
import type { OrderStatus } from './status.ts';

/** How an order leaves the kitchen. */
export type OrderKind = OrderType | 'TABLE';

interface Transition {
  readonly from: readonly OrderStatus[];
  readonly to: readonly OrderStatus[];
  readonly by: readonly ActorKind[];
  /** absent = every kind of order */
  readonly kind?: 'delivery' | 'collected';
}

const WAITING: readonly OrderStatus[] = ['PENDING', 'WAIT_CONFIRM', 'PAYMENT_SUCCESS'];
const DRIVER: readonly OrderStatus[] = ['ASSIGNING', 'ACCEPTED', 'IN_PROCESS'];

/** [OR3] Every step an order can take, and who can make it. What is not here does not happen. */
export const TRANSITIONS: readonly Transition[] = [
  {
    from: ['WAIT_PAYMENT', 'WAIT_PREPAID'],
    to: ['PAYMENT_SUCCESS', 'PAYMENT_FAILED', 'PAYMENT_FAIL'],
    by: ['payment'],
  },
  { from: ['PAYMENT_SUCCESS'], to: ['WAIT_CONFIRM'], by: ['payment', 'system'] },
  { from: ['WAIT_PAYMENT'], to: ['WAIT_CONFIRM'], by: ['diner'] },
  { from: ['WAIT_PAYMENT', 'WAIT_PREPAID'], to: ['WAIT_PAYMENT_CANCELLED'], by: ['system'] },
  { from: WAITING, to: ['USER_CANCELLED'], by: ['diner'] },
  { from: WAITING, to: ['CONFIRMED'], by: ['staff', 'system'] },
  { from: WAITING, to: ['ACCEPTED'], by: ['partner'] },
  { from: WAITING, to: ['FAILED', 'CANCELLED'], by: ['system'] },
  {
    from: [...WAITING, 'CONFIRMED', ...DRIVER, 'AHA_CANCELLED', 'RES_DELIVERY', 'WAIT_PICKUP'],
    to: ['CANCELLED'],
    by: ['staff'],
  },
  { from: [...WAITING, 'CONFIRMED'], to: ['CANCELLED_BY_PARTNER'], by: ['partner'] },
  { from: ['CONFIRMED', 'ACCEPTED'], to: ['ASSIGNING'], by: ['partner'], kind: 'delivery' },
  { from: ['CONFIRMED', 'ASSIGNING'], to: ['ACCEPTED'], by: ['partner'], kind: 'delivery' },
  { from: ['CONFIRMED', 'ASSIGNING', 'ACCEPTED'], to: ['IN_PROCESS'], by: ['partner'], kind: 'delivery' },
  { from: ['CONFIRMED', ...DRIVER], to: ['RES_DELIVERY'], by: ['partner'], kind: 'delivery' },
  { from: DRIVER, to: ['AHA_CANCELLED'], by: ['partner'], kind: 'delivery' },
  { from: ['AHA_CANCELLED'], to: ['ASSIGNING'], by: ['partner'], kind: 'delivery' },
  {
    // a driver was looked for, or has given it up: one of the restaurant's own brings it
    from: ['CONFIRMED', 'ACCEPTED', 'ASSIGNING', 'AHA_CANCELLED'],
    to: ['RES_DELIVERY'],
    by: ['staff'],
    kind: 'delivery',
  },
  {
    from: ['RES_DELIVERY', 'IN_PROCESS'],
    to: ['COMPLETED', 'COMPLETE'],
    by: ['staff', 'partner'],
    kind: 'delivery',
  },
  { from: ['CONFIRMED', 'ACCEPTED'], to: ['WAIT_PICKUP', 'COMPLETED'], by: ['staff'], kind: 'collected' },
  { from: ['WAIT_PICKUP'], to: ['COMPLETED'], by: ['staff'], kind: 'collected' },
];

export interface MoveRefusal {
  readonly refused: 'WRONG_STATUS';
  readonly status: OrderStatus;
}

/** The part of an order that decides where it can go. */
export interface Moving {
  readonly status: OrderStatus;
  readonly type: OrderKind;
}

/** [OR3] Whether somebody may move an order to a status; null = yes. */
export function mayMove(order: Moving, to: OrderStatus, by: ActorKind): MoveRefusal | null {
  const kind = isDelivery(order.type) ? 'delivery' : 'collected';
  const found = TRANSITIONS.some(
    (step) =>
      step.from.includes(order.status) &&
      step.to.includes(to) &&
      step.by.includes(by) &&
      (step.kind === undefined || step.kind === kind),
  );
  return found ? null : { refused: 'WRONG_STATUS', status: order.status };
}
