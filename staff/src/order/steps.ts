import { type StaffVerb, staffVerbs } from '@mam/domain/order/staff-verbs.ts';
import { type StatusGroup, statusGroup } from '@mam/domain/order/status.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';

type Stepping = Pick<BoardOrder, 'status' | 'type' | 'readyAt' | 'isTransferUnconfirmed' | 'fee'>;

/** The verbs the domain allows staff for an order as it stands. */
function allowedVerbs({ status, type, readyAt, isTransferUnconfirmed, fee }: Stepping): readonly StaffVerb[] {
  if (status === null) return [];
  const feeOpen = isFeeOpen({ fee });
  const transferUnconfirmed = isTransferUnconfirmed;
  return staffVerbs({ status, type, ready: readyAt !== null, transferUnconfirmed, feeOpen });
}

/** [OR30] Whether the delivery fee is still to be agreed. */
export const isFeeOpen = ({ fee }: Pick<BoardOrder, 'fee'>): boolean =>
  fee.state === 'open' || fee.state === 'offered';

const IN_TURN = ['ready', 'depart', 'complete'] as const;

/** The one step that comes next after an order was accepted; null = nothing to do here. */
export function nextStep(order: Stepping): (typeof IN_TURN)[number] | null {
  const verbs = allowedVerbs(order);
  return IN_TURN.find((verb) => verbs.includes(verb)) ?? null;
}

const DRIVERLESS: readonly StatusGroup[] = ['ASSIGNING', 'AHA_CANCELLED'];

/** [OR99] Whether a partner was to bring it and nobody does: the restaurant takes it out itself. */
export const isDriverless = ({ status }: Pick<BoardOrder, 'status'>): boolean =>
  DRIVERLESS.includes(statusGroup(status));

/** [OR4] Whether it can be accepted now. */
export function mayAccept(order: Stepping): boolean {
  return allowedVerbs(order).includes('accept');
}

/** Whether it can still be refused or called off. */
export function mayReject(order: Stepping): boolean {
  return allowedVerbs(order).includes('reject');
}

/** How a finished order ended; an order that is still being paid has not begun. */
export function orderEnding(order: Pick<BoardOrder, 'status'>): 'completed' | 'cancelled' | 'paying' {
  const group = statusGroup(order.status);
  if (group === 'COMPLETED') return 'completed';
  return group === 'CANCELED' ? 'cancelled' : 'paying';
}
