import { type LinesLocked, whyLinesLocked } from '@mam/domain/order/changed-lines.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';

/** [OR110] Why an order's lines stay as they are, as far as the board knows; null = they may be changed. */
export function changeRefusal(order: BoardOrder): LinesLocked['refused'] | null {
  if (order.status === null) return 'WRONG_STATUS';
  const refusal = whyLinesLocked({
    status: order.status,
    ready: order.readyAt !== null,
    claimedUnseen: order.isTransferUnconfirmed,
    shares: order.shares?.all ?? 0,
    together: order.lines.some(({ bag }) => bag !== null),
    // the server knows whether somebody pays at the table
    billBegun: false,
  });
  return refusal?.refused ?? null;
}

/** [OR110] Whether somebody of a role is offered to change an order. */
export const offersChange = (role: Rank, order: BoardOrder): boolean =>
  may(role, 'editOrders') && changeRefusal(order) === null;
