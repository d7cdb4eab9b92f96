import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { payLink } from '@mam/domain/payment/pay-link.ts';
import { transferCode } from '@mam/domain/payment/transfer-code.ts';
import { isCard } from '@mam/domain/store/payment-methods.ts';

/** [PA23] Where an attempt is paid with an app or on a page; null = the gateway has given nothing. */
export function attemptPayLink(
  { extra_data: { deep_link, payment_link }, order_url, payUrl, paymentLink, payment_method }: PaymentRequest,
  onPhone: boolean,
): string | null {
  const named = [order_url, payUrl, paymentLink].filter((link) => link !== undefined);
  return payLink(
    { deepLink: deep_link ?? '', paymentLink: payment_link ?? '', named },
    onPhone && !isCard(payment_method),
  );
}

/** A transfer to make: its code with the amount, or no code where the bank has none. */
export interface Transfer {
  readonly amount: Minor;
  readonly code: string | null;
}

/** [PA11] The transfer as asked for; where part of it has come, what is missing, and a code for that. */
export function transferToMake(request: PaymentRequest, missing: Minor | null, currency: Currency): Transfer {
  const { transfer, extra_data } = request;
  const asked = fromWire(request.amount, currency);
  if (missing === null || missing === asked || transfer === null)
    return { amount: asked, code: extra_data.qr_data ?? null };
  const { bank_id: bank, account_number: number, account_name: holder, description: text } = transfer;
  return {
    amount: missing,
    code: transferCode({ bank, number, holder }, currency, { amount: missing, text }),
  };
}
