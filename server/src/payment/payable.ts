import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import type { Language } from '@mam/domain/money/language.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { amountToPay } from '../order/rows.ts';
import { beginPayment, type PaymentParts, restOf } from './ask-payment.ts';
import { transferLinks } from './new-attempt.ts';
import { paymentRequest } from './payment-request.ts';

export interface Payer {
  readonly ip: string;
  readonly language: Language;
}

/** An attempt put to its gateway if it was not yet, and how it is paid. */
export async function payable(
  parts: PaymentParts,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  payer: Payer,
): Promise<PaymentRequest> {
  const { database, stores } = parts;
  const begun = await beginPayment(parts, attempt, payer);
  const selling = await stores.get(database.read, order.brand, order.store_id);
  const why = restOf(parts, begun) !== null ? 'PAYMENT_RESTING' : 'PAYMENT_NOT_STARTED';
  // [PA48] what stands on the statement stays, what is to be sent is less with every share that comes
  const asked =
    order.shares > 0 && begun.gateway === 'transfer' && selling
      ? {
          ...begun,
          amount: amountToPay(order),
          document: JSON.stringify(transferLinks(order, selling.store)),
        }
      : begun;
  return paymentRequest(order, asked, {
    account: selling?.store.bankAccount ?? null,
    error: refusalText(why, {}, payer.language),
  });
}
