import { bankOf } from '@mam/domain/payment/banks.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import { vietQr } from '@mam/domain/payment/vietqr.ts';
import { countsInDong, gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import type { PayLinks } from '../outside/payment/gateway.ts';
import { newReference } from '../outside/payment/reference.ts';
import type { NewAttempt } from './attempts.ts';

type Paid = Pick<OrderRow, 'id' | 'brand' | 'store_id' | 'code' | 'total' | 'payment_method' | 'currency'>;

/** [PA11] [PA12] The code of a transfer; nothing to draw where the bank is unknown or the money is not đồng. */
function transferLinks(
  order: Paid,
  { currency, bankAccount }: Pick<Store, 'currency' | 'bankAccount'>,
): PayLinks {
  const bank = bankAccount && bankOf(bankAccount.bankId);
  const qrData =
    bank && bankAccount && countsInDong(currency)
      ? vietQr({
          bin: bank.bin,
          account: bankAccount.number,
          amount: order.total,
          text: transferReference(order.code),
        })
      : null;
  return { payUrl: '', deepLink: '', qrData: qrData ?? '' };
}

/** The n-th try to pay an order by its method; null = it is paid to the restaurant. */
export function newAttempt(order: Paid, store: Store, number: number, now: number): NewAttempt | null {
  const method = order.payment_method ?? '';
  const gateway = gatewayOf(method);
  if (gateway === null) return null;
  const transfer = gateway === 'transfer';
  return {
    brand: order.brand,
    store_id: order.store_id,
    order_id: order.id,
    number,
    method,
    gateway,
    reference: transfer ? transferReference(order.code) : newReference(now),
    amount: order.total,
    links: transfer ? transferLinks(order, store) : null,
    now,
  };
}
