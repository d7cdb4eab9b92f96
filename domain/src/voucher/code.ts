import type { Minor } from '../money/currency.ts';

const CODE = /^[A-Z0-9_-]{2,32}$/;

/** [VO1] A code as it is typed, in capitals. Codes know the letters A to Z: others stay as they are. */
export function inCapitals(typed: string): string {
  return typed.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** [VO1] A typed code as it is compared: trimmed, upper case; null when no voucher can be called so (ASCII only, 2 to 32). */
export function voucherCode(typed: string): string | null {
  const code = inCapitals(typed.trim());
  return CODE.test(code) ? code : null;
}

/** [VO1] The apply button wakes at 3 characters. */
export function mayApply(typed: string): boolean {
  return typed.trim().length >= 3;
}

/** [VO1] A code that is set is asked about from 2 characters on, and only for a cart that costs something. */
export function mayCheck(code: string, itemTotal: Minor): boolean {
  return code.trim().length >= 2 && itemTotal !== 0;
}
