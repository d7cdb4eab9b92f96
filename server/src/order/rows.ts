import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { quoteFromWire } from '@mam/contract/pricing/quote-wire.ts';
import type { PickupAt } from '@mam/domain/checkout/draft.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { Language } from '@mam/domain/money/language.ts';
import type { Signature } from '@mam/domain/order/actor.ts';
import { type FeeTalk, feeToCollect } from '@mam/domain/order/agreed-fee.ts';
import type { BoardOrder } from '@mam/domain/order/staff-verbs.ts';
import type { OrderKind } from '@mam/domain/order/transitions.ts';
import { amountMissing } from '@mam/domain/payment/ledger.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { SplitRule } from '@mam/domain/split/shares.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';

/** The document of an order, beside its columns: its numbers and words as they were when it was placed. */
export interface OrderDocument {
  readonly quote: QuoteWire;
  readonly currency: Currency;
  readonly addressDetail: string;
  readonly orderNow: boolean;
  readonly pickupAt: PickupAt;
  /** OTHER, QR or APP */
  readonly paymentType: string;
  /** passed through unchanged */
  readonly source: string;
  readonly experience: string;
  readonly guests: number;
  /** the store's word when it was placed: a claimed transfer is cooked before anybody has seen the money */
  readonly transferAtOnce?: boolean;
  /** the store's word when it was placed: it may take orders by itself, so one that waits is looked at soon */
  readonly acceptsItself?: boolean;
  /** how the bill is shared, where that is not in proportion to the dishes */
  readonly splitRule?: SplitRule;
  /** its code's name, and whether the restaurant settles it */
  readonly voucher?: { readonly name: string; readonly coupon: boolean };
  /** code of what ordering together has earned */
  readonly promotion?: string;
  /** [MS17] the language its buyer read when ordering; absent = nobody knows */
  readonly language?: Language;
  /** the fee staff have named last, in minor units, where it was left to be agreed */
  readonly feeOffer?: FeeOffer;
}

export interface FeeOffer {
  readonly fee: Minor;
  readonly at: number;
  readonly by: Signature;
}

export function orderDocument(row: Pick<OrderRow, 'document'>): OrderDocument {
  return JSON.parse(row.document) as OrderDocument;
}

/** The bill an order was placed with, lines under the keys they were sent with; amounts in minor units. */
export function billOfOrder(order: Pick<OrderRow, 'document'>): Quote {
  const { quote, currency } = orderDocument(order);
  return quoteFromWire(quote, currency, (key) => key);
}

/** The code an order was placed with. */
export interface VoucherOfOrder {
  readonly code: string;
  /** '' = an order of before does not say */
  readonly name: string;
  /** the discount on its food, in minor units */
  readonly saved: Minor;
  readonly coupon: boolean;
}

/** [VO18] The name of an order's code and what it has taken off; null = it has none. */
export function voucherOfOrder(order: Pick<OrderRow, 'voucher_code' | 'document'>): VoucherOfOrder | null {
  if (order.voucher_code === null) return null;
  const { name = '', coupon = false } = orderDocument(order).voucher ?? {};
  const { beforeVoucher, afterVoucher } = billOfOrder(order);
  return { code: order.voucher_code, name, saved: beforeVoucher - afterVoucher, coupon };
}

/** How an order leaves the kitchen: to a table, or as it was sent. */
export const kindOfOrder = (order: Pick<OrderRow, 'type' | 'table_name'>): OrderKind =>
  order.table_name === null ? order.type : 'TABLE';

/** The diner says that the money is sent, and nobody has seen it. */
export const isClaimedUnseen = (order: OrderRow): boolean =>
  order.claimed_at !== null && order.paid_at === null;

/** The diner says that the money is sent, nobody has seen it, and the store waits for it. */
export function isTransferUnconfirmed(order: OrderRow): boolean {
  return isClaimedUnseen(order) && !orderDocument(order).transferAtOnce;
}

/** [OR30] How far the fee of an order has been agreed. */
export function feeTalkOfOrder(order: Pick<OrderRow, 'document'>): FeeTalk {
  const { quote, feeOffer } = orderDocument(order);
  return { toConfirm: quote.shipping_to_confirm, offered: feeOffer?.fee ?? null };
}

/** The facts that decide which step staff can take next. */
export const toBeMoved = (order: OrderRow): BoardOrder => ({
  status: order.status,
  type: kindOfOrder(order),
  ready: order.ready_at !== null,
  transferUnconfirmed: isTransferUnconfirmed(order),
  feeOpen: feeTalkOfOrder(order).toConfirm,
});

/** [TB58] It is paid with the bill of its table, and that is open. */
export const isOnOpenBill = ({
  sitting_id,
  bill_closed_at,
}: Pick<OrderRow, 'sitting_id' | 'bill_closed_at'>): boolean =>
  sitting_id !== null && bill_closed_at === null;

/** [PA47] The part of an order's total that is still to come; money above a share pays for nothing else. */
export const stillToCome = (order: Pick<OrderRow, 'total' | 'captured' | 'refunded' | 'refund_due'>): Minor =>
  amountMissing(order, order.refund_due);

/** [PA48] The amount a payment code asks for: the whole order, or the missing part of one that is paid in shares. */
export const amountToPay = (
  order: Pick<OrderRow, 'total' | 'captured' | 'refunded' | 'refund_due' | 'shares'>,
): Minor => (order.shares > 0 ? stillToCome(order) : order.total);

/** The fee of an order, and what it is a part of. */
export const feeOfOrder = (order: OrderRow) => ({
  ...feeTalkOfOrder(order),
  status: order.status,
  method: order.payment_method,
  paid: order.paid_at !== null,
  fee: order.shipping_fee,
  total: order.total,
});

/** [OR34] The amount the courier or the counter still takes for an agreed fee, in minor units. */
export function collectAtDoor(order: OrderRow): Minor {
  const { shares, refund_due } = order;
  // [PA47] money that came above a share pays no fee
  const captured = order.captured - (shares > 0 ? refund_due : 0);
  return feeToCollect({ ...feeOfOrder(order), captured });
}
