import { cleanText, isWithin } from '../contact/text.ts';
import type { Currency, Minor } from '../money/currency.ts';
import { bankOf } from '../payment/banks.ts';
import { type TransferAccount, transferCode } from '../payment/transfer-code.ts';
import { countsInDong, isTransfer } from '../store/payment-methods.ts';
import type { Store } from '../store/store.ts';

/** The account of the person who has paid for everybody. */
export type PayTo = TransferAccount;

/** The members of a group order send their shares to one of these. */
export type SharesTo = 'owner' | 'store';

/** [SP7] Whether shares can be paid straight to a store: it allows it, and takes transfers to an account of its own. */
export const takesShares = ({
  sharesToStore,
  bankAccount,
  payments,
}: Pick<Store, 'sharesToStore' | 'bankAccount' | 'payments'>): boolean =>
  sharesToStore && bankAccount !== null && payments.some(({ method }) => isTransfer(method));

export type PayToRefusal = 'SPLIT_BANK' | 'SPLIT_ACCOUNT' | 'SPLIT_HOLDER';

const LONGEST = 50;

/** Spaces and dots are for the eye. */
export const settledPayTo = ({ bank, number, holder }: PayTo): PayTo => ({
  bank: cleanText(bank),
  number: number.replace(/[\s.-]/g, '').toUpperCase(),
  holder: cleanText(holder),
});

/** [SP6] The fault of an account; null = shares can be sent to it. Where đồng are counted its bank needs a code. */
export function payToProblem(account: PayTo, currency: Currency): PayToRefusal | null {
  const { bank, number, holder } = settledPayTo(account);
  const known = countsInDong(currency) ? bankOf(bank) !== null : bank !== '' && isWithin(bank, LONGEST);
  if (!known) return 'SPLIT_BANK';
  if (!(countsInDong(currency) ? /^[A-Z0-9]{4,19}$/ : /^[A-Z0-9]{4,34}$/).test(number))
    return 'SPLIT_ACCOUNT';
  return holder !== '' && isWithin(holder, LONGEST) ? null : 'SPLIT_HOLDER';
}

/** [SP6] The words on the statement: never those of a transfer to the restaurant, so that none is taken for one. */
export const shareReference = (orderCode: string, name: string): string => `${orderCode} ${name}`;

/** [SP6] The code of a share, with its exact amount; null = there is nothing to send, or no code for this account. */
export function shareCode(
  account: PayTo,
  { amount, currency, text }: { readonly amount: Minor; readonly currency: Currency; readonly text: string },
): string | null {
  return transferCode(account, currency, { amount, text });
}
