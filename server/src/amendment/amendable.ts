import { type LinesLocked, whyLinesLocked } from '@mam/domain/order/changed-lines.ts';
import { isClaimedUnseen, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isBillTouched } from '../table/bill/touched-bill.ts';

/** [OR110] Why the restaurant may not change the lines of an order; null = it may. */
export const whyNotAmended = async (
  db: Kysely<Tables>,
  order: PlacedOrder,
  now: number,
): Promise<LinesLocked | null> =>
  whyLinesLocked({
    status: order.status,
    ready: order.readyAt !== null,
    claimedUnseen: isClaimedUnseen(order),
    shares: order.shares,
    together: order.groupOrder !== null,
    // a round whose money has come counts as its bill does
    billBegun:
      order.sittingId !== null &&
      (order.billClosedAt !== null || order.captured > 0 || (await isBillTouched(db, order, now))),
  });
