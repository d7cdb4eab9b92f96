import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { payLink } from '@mam/domain/payment/pay-link.ts';
import type { PaymentAttempt, PayPlace } from '@mam/domain/payment/payment-attempt.ts';
import { transferCode } from '@mam/domain/payment/transfer-code.ts';
import { isCard } from '@mam/domain/store/payment-methods.ts';

/** [PA23] Where an attempt is paid with an app or on a page; null = the gateway has given nothing. */
export const attemptPayLink = ({ links, method }: PayPlace, onPhone: boolean): string | null =>
  payLink(links, onPhone && !isCard(method));

/** A transfer to make: its code with the amount, or no code where the bank has none. */
export interface Transfer {
  readonly amount: Minor;
  readonly code: string | null;
}

/** [PA11] The transfer as asked for; where part of it has come, what is missing, and a code for that. */
export function transferToMake(
  { amount, code, transfer }: PaymentAttempt,
  missing: Minor | null,
  currency: Currency,
): Transfer {
  if (missing === null || missing === amount || transfer === null) return { amount, code };
  return {
    amount: missing,
    code: transferCode(transfer, currency, { amount: missing, text: transfer.text }),
  };
}
