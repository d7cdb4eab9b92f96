import type { Quote } from '../pricing/amounts.ts';
import { withVoucher } from '../pricing/quote.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';

/**
 * [VO22] The bill of an order with a code laid on it: every line as it was charged, the reduction taken off their sum, and
 * what hangs on it worked out anew; null = the code changes dishes, which nobody does here.
 */
export const billWithCode = (sold: Quote, voucher: VoucherEffect): Quote | null =>
  voucher.lines.length > 0 ? null : withVoucher(sold, voucher);
