import type { Minor } from '../money/currency.ts';
import { bankOf } from './banks.ts';
import { plainText } from './plain-text.ts';

/** A banking app that can be opened from a page on the same phone. */
export interface BankApp {
  readonly id: string;
  readonly name: string;
  /** it takes account, amount and words from the link; the others are only opened */
  readonly fills: boolean;
}

/** As the directory of dl.vietqr.io has them; which of them fill in is in its change log (July 2026). */
export const BANK_APPS: readonly BankApp[] = [
  { id: 'mb', name: 'MBBank', fills: true },
  { id: 'icb', name: 'VietinBank', fills: true },
  { id: 'bidv', name: 'BIDV', fills: true },
  { id: 'acb', name: 'ACB', fills: true },
  { id: 'ocb', name: 'OCB', fills: true },
  { id: 'vcb', name: 'Vietcombank', fills: false },
  { id: 'tcb', name: 'Techcombank', fills: false },
  { id: 'vba', name: 'Agribank', fills: false },
  { id: 'vpb', name: 'VPBank', fills: false },
  { id: 'tpb', name: 'TPBank', fills: false },
  { id: 'vib', name: 'VIB', fills: false },
  { id: 'hdb', name: 'HDBank', fills: false },
  { id: 'shb', name: 'SHB', fills: false },
];

/** A transfer as a banking app takes it. */
export interface ToTransfer {
  /** BIN, network code or usual name of the bank it goes to */
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  readonly amount: Minor;
  /** the words the statement has to show */
  readonly text: string;
}

/**
 * [PA37] The link that opens a banking app; one that fills in gets the transfer along. Of the diner and their order
 * nothing goes with it. null = the bank it goes to is not known.
 */
export function bankAppLink({ id, fills }: BankApp, transfer: ToTransfer): string | null {
  const bank = bankOf(transfer.bank);
  if (!bank) return null;
  const fields = {
    app: id,
    ...(fills && {
      ba: `${transfer.account}@${bank.code.toLowerCase()}`,
      am: String(transfer.amount),
      tn: plainText(transfer.text),
      bn: plainText(transfer.holder),
    }),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://dl.vietqr.io/pay?${query.join('&')}`;
}
