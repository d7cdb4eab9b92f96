import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { PayLinks } from './pay-link.ts';
import type { TransferAccount } from './transfer-code.ts';

/** An account money is transferred to, and the words its statement has to show. */
export interface TransferTarget extends TransferAccount {
  /** as people call it */
  readonly bankName: string;
  readonly text: string;
}

/** An attempt to pay, as far as it says where. */
export interface PayPlace {
  readonly method: string;
  readonly links: PayLinks;
  /** why the gateway has given nothing, in words; null = it has, or nobody had to ask one */
  readonly error: string | null;
}

/** An attempt to pay, as its diner makes it. */
export interface PaymentAttempt extends PayPlace {
  readonly amount: Minor;
  readonly expiresAt: EpochMs;
  /** the text to draw as a code; null = it is not paid by one */
  readonly code: string | null;
  /** null = it is no transfer */
  readonly transfer: TransferTarget | null;
}
