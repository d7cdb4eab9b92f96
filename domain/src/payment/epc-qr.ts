import { cleanText, cutText } from '../contact/text.ts';
import type { Minor } from '../money/currency.ts';

/** A transfer in euro as a banking app reads it from a code. */
export interface EuroTransfer {
  /** the account; spaces do not count */
  readonly iban: string;
  /** the name on the account, up to 70 signs */
  readonly holder: string;
  /** cents */
  readonly amount: Minor;
  /** stands on the statement, up to 140 signs */
  readonly text: string;
}

/** 999,999,999.99 euro in cents: the standard knows no more. */
const MOST: Minor = 99_999_999_999;
const LONGEST = { holder: 70, text: 140, bytes: 331 };

/** An account number as a computer reads it. */
const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** [PA63] Whether this is an IBAN: country, two digits that fit the rest (ISO 13616, modulo 97), up to 34 signs. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** One line of the code; no line breaks it. */
const line = (text: string, most: number): string => cutText(cleanText(text), most);

/**
 * [PA63] The text inside the European payments QR ("GiroCode", EPC069-12, version 002, UTF-8): eleven lines, the bank left out,
 * the reference as free text. null = this cannot be transferred to.
 */
export function epcQr({ iban, holder, amount, text }: EuroTransfer): string | null {
  const name = line(holder, LONGEST.holder);
  if (!isIban(iban) || name === '') return null;
  if (!(Number.isSafeInteger(amount) && amount > 0 && amount <= MOST)) return null;
  const cents = String(amount).padStart(3, '0');
  const euro = `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`;
  const code = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name,
    plainIban(iban),
    euro,
    '',
    '',
    line(text, LONGEST.text),
  ].join('\n');
  return encodeURIComponent(code).replace(/%[0-9A-F]{2}/g, '.').length > LONGEST.bytes ? null : code;
}
