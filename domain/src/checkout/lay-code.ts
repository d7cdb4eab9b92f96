import type { Menu } from '../menu/menu.ts';
import type { Quote } from '../pricing/amounts.ts';
import { giftLine, withVoucher } from '../pricing/quote.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';

/**
 * [VO22] The bill of an order with a code laid on it: every line as it was charged, the reduction taken off their sum,
 * what hangs on it worked out anew, and its gifts last; null = a dish that gets cheaper, or a gift the menu does not have,
 * which are for ordering alone.
 */
export function billWithCode(sold: Quote, voucher: VoucherEffect, menu: Menu): Quote | null {
  const isGiven = voucher.lines.every(({ state, itemId }) => state === 3 && menu.dishById.has(itemId));
  if (!isGiven) return null;
  const gifts = voucher.lines.map((line) => giftLine(line, menu));
  return { ...withVoucher(sold, voucher), lines: [...sold.lines, ...gifts] };
}
