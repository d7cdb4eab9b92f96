import type { Minor } from '../money/currency.ts';

/** [VO21] A voucher that makes up for something lasts 30 days, ms. */
export const ISSUE_VOUCHER_LASTS = 30 * 24 * 60 * 60_000;

interface IssueVoucher {
  /** null = as much as it may be */
  readonly wished: Minor | null;
  /** the price of what is reported */
  readonly worth: Minor;
  /** the order's number as the whole world dials it; '' = it has none */
  readonly number: string;
}

/** [VO21] The amount of the voucher for a report, or why there is none. */
export function voucherForIssue({
  wished,
  worth,
  number,
}: IssueVoucher):
  | Minor
  | { readonly refused: 'ISSUE_NO_NUMBER' | 'ISSUE_VOUCHER_TOO_MUCH'; readonly max: Minor } {
  if (number === '') return { refused: 'ISSUE_NO_NUMBER', max: worth };
  const amount = wished ?? worth;
  return amount >= 1 && amount <= worth ? amount : { refused: 'ISSUE_VOUCHER_TOO_MUCH', max: worth };
}
