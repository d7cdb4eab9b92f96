import type { Minor } from '../money/currency.ts';
import type { VoucherEffect } from './voucher.ts';

/** The gain of an accepted code for this cart. */
export type VoucherGain =
  | { readonly kind: 'saves'; readonly amount: Minor }
  /** a gift lies in the cart; the restaurant settles it; or it takes nothing off as the cart is */
  | { readonly kind: 'gift' | 'coupon' | 'nothing' };

/** [VO11] The gain of an accepted code; saved: minor units by which it makes the quote lower. */
export function voucherGain({ coupon, lines }: VoucherEffect, saved: Minor): VoucherGain {
  if (saved > 0) return { kind: 'saves', amount: saved };
  if (coupon) return { kind: 'coupon' };
  return { kind: lines.some(({ state }) => state === 3) ? 'gift' : 'nothing' };
}
