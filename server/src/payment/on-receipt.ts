import { takenAtDoor } from '@mam/domain/order/at-the-door.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { moneyAtDoor, settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { type Receipt, takenOnReceipt } from '@mam/domain/payment/on-receipt.ts';
import type { Trx } from '../db/database.ts';
import type { PaymentRow } from '../db/tables/payment-tables.ts';
import { capture, type MoneyDocument, refundsFromRows } from './money.ts';
import type { OrderMoney } from './share/shares.ts';

/** [PA65] The money that the handing over of an order took and nobody has written down, and when it did. */
export function unwrittenReceipt(
  order: PlacedOrder,
  { rows, captures }: Pick<OrderMoney, 'rows' | 'captures'>,
): Receipt {
  const at = order.billClosedAt ?? order.endedAt;
  if (at === null || statusGroup(order.status) !== 'COMPLETED') return { amount: 0, at: 0 };
  const before = captures.filter((capture) => capture.at <= at);
  const captured = before.reduce((sum, { amount }) => sum + amount, 0);
  const taken = takenOnReceipt({
    standing: settlementOfOrder(order),
    total: order.bill.total,
    captures: before,
    refunds: refundsFromRows(rows.filter(({ created_at }) => created_at <= at)),
    atDoor: takenAtDoor({ ...moneyAtDoor(order), captured }),
  });
  return { amount: taken, at };
}

/** [PA65] Writes down money taken on receipt, whole, as a payment of the moment somebody gives of it back. */
export async function writeReceipt(
  trx: Trx,
  order: PlacedOrder,
  { amount, at }: Receipt,
  document: Pick<MoneyDocument, 'by'>,
): Promise<PaymentRow> {
  const row = await capture(trx, order, {
    ...{ method: 'cash', amount, document },
    status: settlementOfOrder(order) === 'paid' ? 'fee' : 'settles',
    provider_ref: null,
    created_at: at,
  });
  if (!row) throw new Error('money without a number was written down before');
  return row;
}
