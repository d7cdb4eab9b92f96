import type { CANCEL_REFUSES } from '@mam/contract/order/refusals.ts';
import type { DinerActor } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Database } from '../db/database.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { StatusWriting } from './change-status.ts';
import { orderById } from './queries.ts';

/** The reason in the order's record, for exports and prints: everybody reads the status in their own language. */
const REASON = 'Người mua huỷ đơn';

/** So often the diner's cancelling is tried anew where somebody was faster, before the diner is asked to try again. */
const READ_AGAIN = 5;

interface Writing extends StatusWriting {
  readonly database: Database;
}

/**
 * [OR35] Cancels for the buyer, with all that follows (voucher, place, money due back); said again it finds it done. An
 * order the kitchen took meanwhile is refused, and so is one that does not wait for it. `now`: epoch ms
 */
export async function cancelOrder(
  { database, changeStatus }: Writing,
  { brand, id }: Pick<PlacedOrder, 'brand' | 'id'>,
  { actor, now }: { readonly actor: DinerActor; readonly now: number },
): Promise<PlacedOrder | Refused<(typeof CANCEL_REFUSES)[number]>> {
  const once = () =>
    database.transaction(async (trx) => {
      const order = await orderById(trx, brand, id);
      if (!order) return refuse('UNKNOWN');
      if (order.status === 'USER_CANCELLED') return order;
      return changeStatus(trx, order, { to: 'USER_CANCELLED', actor, reason: REASON, now });
    });
  for (let left = READ_AGAIN; ; left -= 1) {
    const changed = await once();
    if (!isRefused(changed)) return changed;
    if (changed.refused === 'UNKNOWN') return refuse('UNKNOWN');
    if (changed.refused === 'WRONG_STATUS') return refuse('ORDER_NOT_CANCELLABLE');
    if (left === 0) return refuse('BUSY');
  }
}
