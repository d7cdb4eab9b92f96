import type { CONFIRM_TRANSFER_REFUSES } from '@mam/contract/payment/refusals.ts';
import { missingOf } from '@mam/domain/payment/ledger.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { StatusWriting } from '../order/change-status.ts';
import { orderByCode, updateOrder } from '../order/queries.ts';
import { insertMoney } from './money.ts';
import { settleOrder, standingOf } from './settle-order.ts';

export interface Confirmation {
  readonly brand: string;
  readonly code: string;
  readonly version: number;
  readonly by: { readonly id: string; readonly name: string };
  readonly now: number;
  readonly works: (store: number) => boolean;
}

type Code = (typeof CONFIRM_TRANSFER_REFUSES)[number];

/**
 * Staff have seen the money of a transfer, or accept what has come although it is not exact: the order is paid. What
 * nobody has told of is written down under their name; what came above the total is due back.
 */
export function confirmTransfer(
  { database, changeStatus }: StatusWriting & { readonly database: Database },
  { brand, code, version, by, now, works }: Confirmation,
): Promise<OrderRow | Refused<Code>> {
  return database.transaction<OrderRow | Refused<Code>>(async (trx) => {
    const seen = await orderByCode(trx, brand, code);
    if (!seen || !works(seen.store_id)) return refuse('UNKNOWN');
    if (seen.paid_at !== null) return refuse('ALREADY_PAID');
    const transfer = gatewayOf(seen.payment_method ?? '') === 'transfer';
    if (standingOf(seen) !== 'unpaid' || !(transfer || seen.captured > 0)) return refuse('NOT_PAYABLE');
    const order = seen.version === version ? await updateOrder(trx, seen, { updated_at: now }) : undefined;
    if (!order) return refuse('STALE');
    await writeMissing(trx, order, by, now);
    return settleOrder(trx, changeStatus, order, { now, by: by.id });
  });
}

async function writeMissing(trx: Trx, order: OrderRow, by: Confirmation['by'], now: number): Promise<void> {
  const missing = missingOf(order);
  if (missing === 0) return;
  await insertMoney(trx, {
    brand: order.brand,
    order_id: order.id,
    kind: 'capture',
    method: 'transfer',
    amount: missing,
    currency: order.currency,
    status: 'confirmed',
    provider_ref: null,
    document: { by },
    created_at: now,
    attempt_id: null,
    capture_id: null,
  });
}
