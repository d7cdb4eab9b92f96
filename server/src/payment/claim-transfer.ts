import type { CLAIM_REFUSES } from '@mam/contract/payment/refusals.ts';
import type { DinerActor } from '@mam/domain/order/actor.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { Database } from '../db/database.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
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
  order: OrderRow,
  { actor, now }: { readonly actor: DinerActor; readonly now: number },
): Promise<OrderRow | Refused<ClaimCode>> {
  return database.transaction<OrderRow | Refused<ClaimCode>>(async (trx) => {
    const current = await orderById(trx, order.brand, order.id);
    if (!current || gatewayOf(current.payment_method ?? '') !== 'transfer') return refuse('NOT_PAYABLE');
    if (current.claimed_at !== null || current.paid_at !== null) return current;
    if (current.status !== 'WAIT_PAYMENT') return refuse('NOT_PAYABLE');
    return changeStatus(trx, current, { to: 'WAIT_CONFIRM', actor, now, with: { claimed_at: now } });
  });
}
