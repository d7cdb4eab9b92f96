import { whyNoCode } from '@mam/domain/checkout/why-no-code.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';

/** [VO22] Whether a code can still be laid on an order, as far as the board knows it. */
export const mayLayCode = (order: BoardOrder): boolean =>
  order.status !== null &&
  whyNoCode({
    status: order.status,
    isOnOpenBill: order.isOnBill,
    hasVoucher: order.voucher !== null,
    isTogether: order.lines.some(({ bag }) => bag !== null),
    paymentMethod: order.paymentMethod,
    hasMoney: order.captured > 0 || order.claimedAt !== null || order.paidAt !== null,
    isBillTouched: false,
  }) === null;
