import type { CONFIRM_TRANSFER_REFUSES } from '@mam/contract/payment/refusals.ts';
import { type Signature, type StaffActor, signed } from '@mam/domain/order/actor.ts';
import { isOnOpenBill, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { settlementOfOrder, stillToCome } from '@mam/domain/payment/money-of-order.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { Trx } from '../db/dialect.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { updateOrder } from '../order/queries.ts';
import { capture } from './money.ts';
import { type MoneyWriting, settleOrder } from './settle-order.ts';
import { missingOfShare, readMoney } from './share/shares.ts';

export interface Confirmation {
  readonly actor: StaffActor;
  readonly version: number;
  readonly now: number;
}

type ConfirmTransferCode = (typeof CONFIRM_TRANSFER_REFUSES)[number];

/**
 * Makes an order paid: staff have seen its transfer, or accept what has come although it is not exact. Money nobody has
 * reported is written down under their name; money above the total is due back.
 */
export async function confirmTransfer(
  trx: Trx,
  writing: MoneyWriting,
  seen: PlacedOrder,
  { actor, version, now }: Confirmation,
): Promise<PlacedOrder | Refused<ConfirmTransferCode>> {
  if (seen.paidAt !== null) return refuse('ALREADY_PAID');
  const transfer = gatewayOf(seen.paymentMethod ?? '') === 'transfer';
  // [TB58] the missing money of a round comes with the bill of its table
  if (isOnOpenBill(seen)) return refuse('NOT_PAYABLE');
  if (settlementOfOrder(seen) !== 'unpaid' || !(transfer || seen.captured > 0)) return refuse('NOT_PAYABLE');
  const order = seen.version === version ? await updateOrder(trx, seen, { updatedAt: now }) : undefined;
  if (!order) return refuse('STALE');
  await writeMissing(trx, order, signed(actor), now);
  return settleOrder(trx, writing, order, { now, actor });
}

async function writeMissing(trx: Trx, order: PlacedOrder, by: Signature, now: number): Promise<void> {
  for (const { amount, share } of await missingParts(trx, order))
    await capture(trx, order, {
      ...{ method: 'transfer', amount, status: 'confirmed', share_code: share },
      provider_ref: null,
      document: { by },
      created_at: now,
    });
}

/** The missing money of an order, share by share where it is paid so: the bank will report each by itself [PA14]. */
async function missingParts(trx: Trx, order: PlacedOrder) {
  let missing = stillToCome(order);
  const money = await readMoney(trx, order);
  const parts: { amount: number; share: string | null }[] = money.payers.map(({ share_code: share }) => {
    const amount = Math.min(missing, missingOfShare(money, share));
    missing -= amount;
    return { amount, share };
  });
  // the whole of an undivided order, else the rest that was added to the bill after the shares were fixed
  return [...parts, { amount: missing, share: null }].filter(({ amount }) => amount > 0);
}
