import type { CLAIM_REFUSES } from '@mam/contract/payment/refusals.ts';
import type { DinerActor } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { Database } from '../db/database.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { StatusWriting } from '../order/change-status.ts';
import { orderById } from '../order/queries.ts';

export type ClaimCode = (typeof CLAIM_REFUSES)[number];

/**
 * The diner says that the transfer is sent. It is a claim: the order goes to the board marked so, and is not
 * accepted before somebody has seen the money, unless the store cooks at once. Said again, it changes nothing.
 */
export function claimTransfer(
  { database, changeStatus }: StatusWriting & { readonly database: Database },
  order: PlacedOrder,
  { actor, now }: { readonly actor: DinerActor; readonly now: number },
): Promise<PlacedOrder | Refused<ClaimCode>> {
  return database.transaction<PlacedOrder | Refused<ClaimCode>>(async (trx) => {
    const current = await orderById(trx, order.brand, order.id);
    if (!current || gatewayOf(current.paymentMethod ?? '') !== 'transfer') return refuse('NOT_PAYABLE');
    if (current.claimedAt !== null || current.paidAt !== null) return current;
    if (current.status !== 'WAIT_PAYMENT') return refuse('NOT_PAYABLE');
    return changeStatus(trx, current, { to: 'WAIT_CONFIRM', actor, now, with: { claimedAt: now } });
  });
}
