import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Language } from '@mam/domain/money/language.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { amountToPay } from '@mam/domain/payment/money-of-order.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { beginPayment, gatewayRestsUntil } from './ask-payment.ts';
import { transferLinks } from './new-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentRequest } from './payment-request.ts';

export interface Payer {
  readonly ip: string;
  readonly language: Language;
}

/** An attempt put to its gateway if it was not yet, and how it is paid. */
export async function presentAttempt(
  parts: PaymentParts,
  order: PlacedOrder,
  attempt: PaymentAttemptRow,
  payer: Payer,
): Promise<PaymentRequest> {
  const { database, stores } = parts;
  const begun = await beginPayment(parts, attempt, payer);
  const selling = await stores.get(database.read, order.brand, order.storeId);
  // [PA48] the statement's text stays; the amount shrinks with every share that comes
  const asked =
    order.shares > 0 && begun.gateway === 'transfer' && selling
      ? {
          ...begun,
          amount: amountToPay(order),
          document: JSON.stringify(transferLinks(order, selling.store)),
        }
      : begun;
  const account = selling?.store.bankAccount ?? null;
  const { currency } = order;
  return paymentRequest(asked, { currency, account, error: whyNot(parts, begun, payer) });
}

/** The reason a diner reads where a gateway gave nothing to pay with. */
const whyNot = (parts: PaymentParts, begun: PaymentAttemptRow, { language }: Payer): string =>
  refusalText(
    gatewayRestsUntil(parts, begun) !== null ? 'PAYMENT_RESTING' : 'PAYMENT_NOT_STARTED',
    {},
    language,
  );

/** [PA60] The same of a share of a table's bill, which no transfer is asked for so. */
export async function presentShareAttempt(
  parts: PaymentParts,
  currency: Currency,
  attempt: PaymentAttemptRow,
  payer: Payer,
): Promise<PaymentRequest> {
  const begun = await beginPayment(parts, attempt, payer);
  return paymentRequest(begun, { currency, account: null, error: whyNot(parts, begun, payer) });
}
