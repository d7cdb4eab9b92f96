import type { Currency, Minor } from '../money/currency.ts';
import { countsInDong, countsInEuro } from '../store/payment-methods.ts';
import { bankOf } from './banks.ts';
import { epcQr, isIban } from './epc-qr.ts';
import { vietQr } from './vietqr.ts';

/** An account money is sent to. */
export interface TransferAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/** [PA57] [PA63] Whether shares can be sent to an account: in đồng to any, in euro to one a code can be drawn for. */
export const takesTransfers = ({ number }: Pick<TransferAccount, 'number'>, currency: Currency): boolean =>
  countsInDong(currency) || (countsInEuro(currency) && isIban(number));

export interface TransferDetails {
  /** in the smallest unit */
  readonly amount: Minor;
  /** stands on the statement */
  readonly text: string;
}

/** [PA11] [PA63] The text of a transfer's code in the standard of its money: VietQR for đồng, EPC for euro; null = there is none. */
export function transferCode(
  { bank, number, holder }: TransferAccount,
  currency: Currency,
  { amount, text }: TransferDetails,
): string | null {
  if (countsInEuro(currency)) return epcQr({ iban: number, holder, amount, text });
  const bin = bankOf(bank)?.bin;
  if (bin === undefined || !countsInDong(currency)) return null;
  return vietQr({ bin, account: number, amount, text });
}
