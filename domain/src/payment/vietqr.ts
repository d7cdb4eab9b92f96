import type { Minor } from '../money/currency.ts';
import { plainText } from './plain-text.ts';

/** A transfer as a banking app reads it from a code. */
export interface QrTransfer {
  /** six digits, names the bank */
  readonly bin: string;
  /** up to 19 letters and digits */
  readonly account: string;
  /** QRIBFTTA: to an account (usual); QRIBFTTC: to a card */
  readonly service?: 'QRIBFTTA' | 'QRIBFTTC';
  /** whole đồng; absent = the payer types it */
  readonly amount?: Minor;
  readonly bill?: string;
  /** the words for the statement; folded to plain letters and cut to 25 */
  readonly text?: string;
}

/** One NAPAS 24/7 transfer stays below 500 million đồng. */
const MOST: Minor = 499_999_999;
const LONGEST_TEXT = 25;

/**
 * [PA11] The text inside a VietQR code (EMVCo merchant-presented, NAPAS 2021): tags in ascending order, lengths in
 * characters, "12" with an amount and "11" without, checksum last. null = this cannot be transferred to.
 */
export function vietQr({
  bin,
  account,
  service = 'QRIBFTTA',
  amount,
  bill,
  text,
}: QrTransfer): string | null {
  if (!/^\d{6}$/.test(bin) || !/^[A-Za-z0-9]{1,19}$/.test(account)) return null;
  if (amount !== undefined && !(Number.isSafeInteger(amount) && amount > 0 && amount <= MOST)) return null;
  const beneficiary = field('00', bin) + field('01', account);
  const more = field('01', onStatement(bill)) + field('08', onStatement(text));
  const body = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', 'A000000727') + field('01', beneficiary) + field('02', service)),
    field('53', '704'),
    field('54', amount === undefined ? '' : String(amount)),
    field('58', 'VN'),
    field('62', more),
    '6304',
  ].join('');
  return body + crc16(body);
}

function onStatement(text = ''): string {
  return plainText(text)
    .replace(/[^A-Za-z0-9 ]/g, '')
    .slice(0, LONGEST_TEXT)
    .trim();
}

/** Tag, length, value; what has no value is left out. */
function field(tag: string, value: string): string {
  return value === '' ? '' : tag + String(value.length).padStart(2, '0') + value;
}

/** [PA11] CRC-16/CCITT-FALSE over the bytes of a text (UTF-8): four capital hex digits, leading zeros kept. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of utf8(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The language alone has no encoder; percent-encoding is one. */
function utf8(text: string): number[] {
  const parts = encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return parts.map((part) => (part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)));
}
