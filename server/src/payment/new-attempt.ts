import type { Currency } from '@mam/domain/money/currency.ts';
import { bankOf } from '@mam/domain/payment/banks.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import { vietQr } from '@mam/domain/payment/vietqr.ts';
import { countsInDong, gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { BankAccount, Store } from '@mam/domain/store/store.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { amountToPay } from '../order/rows.ts';
import type { PayLinks } from '../outside/payment/gateway.ts';
import { newReference } from '../outside/payment/reference.ts';
import type { NewAttempt } from './attempts.ts';

/** [PA11] The text of a transfer's code; '' = nothing to draw: the bank is unknown, or the money is not đồng. */
export function transferCode(
  account: BankAccount,
  currency: Currency,
  { amount, text }: { readonly amount: number; readonly text: string },
): string {
  const bank = bankOf(account.bankId);
  if (!bank || !countsInDong(currency)) return '';
  return vietQr({ bin: bank.bin, account: account.number, amount, text }) ?? '';
}

/** [PA11] [PA12] How an order is paid by transfer, for what is to be paid of it now. */
export function transferLinks(
  order: OrderRow,
  { currency, bankAccount }: Pick<Store, 'currency' | 'bankAccount'>,
): PayLinks {
  const pay = { amount: amountToPay(order), text: transferReference(order.code) };
  return { payUrl: '', deepLink: '', qrData: bankAccount ? transferCode(bankAccount, currency, pay) : '' };
}

/** The n-th try to pay an order by its method; null = it is paid to the restaurant. */
export function newAttempt(order: OrderRow, store: Store, number: number, now: number): NewAttempt | null {
  const method = order.payment_method ?? '';
  const gateway = gatewayOf(method);
  if (gateway === null) return null;
  const transfer = gateway === 'transfer';
  return {
    brand: order.brand,
    store_id: order.store_id,
    order_id: order.id,
    bill_share_id: null,
    number,
    method,
    gateway,
    reference: transfer ? transferReference(order.code) : newReference(now),
    amount: amountToPay(order),
    links: transfer ? transferLinks(order, store) : null,
    now,
  };
}
