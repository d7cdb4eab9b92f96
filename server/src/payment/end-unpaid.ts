import { UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import type { Database } from '../db/database.ts';
import type { StatusWriting } from '../order/change-status.ts';
import { unpaidSince } from '../order/queries.ts';

const AT_ONCE = 50;

/**
 * [PA22] Ends orders nobody has paid for an hour, and gives back what they held. Money that comes later is due back.
 * Each on the version that was read: an order whose money comes at this moment is left alone.
 */
export async function endUnpaid(
  { database, changeStatus }: StatusWriting & { readonly database: Database },
  now: number,
): Promise<void> {
  for (const order of await unpaidSince(database.read, now - UNPAID_LASTS, AT_ONCE))
    await database.transaction((trx) =>
      changeStatus(trx, order, { to: 'WAIT_PAYMENT_CANCELLED', as: 'system', now }),
    );
}
