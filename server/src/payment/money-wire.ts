import { seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { MoneyMove, OrderMoney } from '@mam/contract/payment/payment.schema.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { amountHeld, buildLedger } from '@mam/domain/payment/ledger.ts';
import { lineShares, paidLines } from '@mam/domain/payment/line-refund.ts';
import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { BankAccount } from '@mam/domain/store/store.ts';
import type { PaymentRow } from '../db/tables/payment-tables.ts';
import { moneyDocument } from './money.ts';
import { unwrittenReceipt } from './on-receipt.ts';
import { transferDetails } from './payment-request.ts';
import { refundedLines } from './refund-order.ts';
import { missingOfShare, type OrderMoney as OrderMoneyRead } from './share/shares.ts';

/** One payment or refund; whose number, why and by whom only for staff. */
export function moneyMove(
  row: PaymentRow,
  {
    currency,
    payers,
    forStaff,
  }: {
    readonly currency: Currency;
    readonly payers: OrderMoneyRead['payers'];
    readonly forStaff: boolean;
  },
): MoneyMove {
  const { by, reason } = moneyDocument(row);
  return {
    id: row.id,
    kind: row.kind,
    gateway: row.method,
    amount: toWire(row.amount, currency),
    state: row.status,
    at: seconds(row.created_at),
    reference: forStaff ? (row.provider_ref ?? '') : '',
    reason: forStaff ? (reason ?? '') : '',
    by: forStaff ? (by?.name ?? '') : '',
    capture_id: row.capture_id ?? '',
    share: payers.find(({ share_code }) => share_code === row.share_code)?.name ?? '',
  };
}

/** The money of an order as staff read it: the ledger, every move, and what each line would give back. */
export function orderMoney(
  order: PlacedOrder,
  money: OrderMoneyRead,
  account: BankAccount | null,
): OrderMoney {
  const { rows, captures, refunds, payers, aboveShares } = money;
  const { currency } = order;
  const ledger = buildLedger(captures, refunds, {
    standing: settlementOfOrder(order),
    total: order.bill.total,
    aboveShares,
  });
  const receipt = unwrittenReceipt(order, money);
  const { lines, paid } = paidLines(order);
  const shares = lineShares(lines, paid);
  const back = refundedLines(rows);
  const wire = (amount: number) => toWire(amount, currency);
  return {
    captured: wire(ledger.captured),
    refunded: wire(ledger.refunded),
    counted: wire(ledger.counted),
    refund_due: wire(ledger.surplus),
    missing: wire(ledger.missing),
    refundable: wire(amountHeld(ledger) + receipt.amount),
    on_receipt: receipt.amount > 0 ? { amount: wire(receipt.amount), at: seconds(receipt.at) } : null,
    payments: rows.map((row) => moneyMove(row, { currency, payers, forStaff: true })),
    transfer:
      account && ledger.missing > 0 && gatewayOf(order.paymentMethod ?? '') === 'transfer'
        ? transferDetails(account, wire(ledger.missing), transferReference(order.code))
        : null,
    shares: payers.map(({ name, share_code: code }) => ({
      name,
      code,
      missing: wire(missingOfShare(money, code)),
    })),
    lines: lines.map(({ key, name, quantity }) => ({
      key,
      name,
      quantity,
      refunded_quantity: back.reduce((sum, line) => (line.key === key ? sum + line.quantity : sum), 0),
      amount: wire(shares.get(key) ?? 0),
    })),
  };
}
