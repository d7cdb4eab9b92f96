import type { Currency } from '@mam/domain/money/currency.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { amountToPay } from '@mam/domain/payment/money-of-order.ts';
import { type TransferDetails, transferCode } from '@mam/domain/payment/transfer-code.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { BankAccount, Store } from '@mam/domain/store/store.ts';
import type { PayLinks } from '../outside/payment/gateway.ts';
import { newReference } from '../outside/payment/reference.ts';
import type { NewAttempt } from './attempts.ts';

/**
 * [PA11] [PA63] The text of a transfer's code to a store; '' = nothing to draw: no code knows its bank or its money.
 */
export const codeToStore = (
  { bankId: bank, number, name: holder }: BankAccount,
  currency: Currency,
  asked: TransferDetails,
): string => transferCode({ bank, number, holder }, currency, asked) ?? '';

/** [PA11] [PA12] How an order is paid by transfer, for what is to be paid of it now. */
export function transferLinks(
  order: PlacedOrder,
  { currency, bankAccount }: Pick<Store, 'currency' | 'bankAccount'>,
): PayLinks {
  const pay = { amount: amountToPay(order), text: transferReference(order.code) };
  return { payUrl: '', deepLink: '', qrData: bankAccount ? codeToStore(bankAccount, currency, pay) : '' };
}

/** The n-th try to pay an order by its method; null = it is paid to the restaurant. */
export function newAttempt(order: PlacedOrder, store: Store, number: number, now: number): NewAttempt | null {
  const method = order.paymentMethod ?? '';
  const gateway = gatewayOf(method);
  if (gateway === null) return null;
  const transfer = gateway === 'transfer';
  return {
    brand: order.brand,
    store_id: order.storeId,
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
