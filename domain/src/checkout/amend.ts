import { shippingFee } from '../delivery/shipping-fee.ts';
import type { Minor } from '../money/currency.ts';
import type { PlacedOrder } from '../order/placed-order.ts';
import type { Quote, QuotedLine, QuoteShare } from '../pricing/amounts.ts';
import { withLinesChanged } from '../pricing/quote.ts';
import type { Store } from '../store/store.ts';
import { belowMinimum } from './placing.ts';

/** A change of an order's lines by which it stays what its people can have for themselves. */
export interface Amendment {
  /** keys of the lines that are not made */
  readonly closed: ReadonlySet<string>;
  /** rates earned by the people who are left; null = none */
  readonly share: QuoteShare | null;
}

/** The lines that are left cost less than the store delivers for. */
export interface AmendRefusal {
  readonly refused: 'BELOW_MINIMUM';
  readonly minimum: Minor;
}

type SoldOrder = Pick<PlacedOrder, 'bill' | 'kind' | 'address' | 'location' | 'shippingKm'>;

/**
 * [OR66] The bill of an order without some of its lines: what stays keeps its price, the rest is worked out anew. Its
 * delivery costs what today's store asks for so much food on the way it has, and never less than before.
 */
export function amend(order: SoldOrder, { closed, share }: Amendment, store: Store): Quote | AmendRefusal {
  const { bill: sold, kind: type, address: text, location, shippingKm: km } = order;
  const left = withLinesChanged(sold, { closed, share, shipping: sold.shipping });
  const toDeliver = { type, address: { text, detail: '', location }, itemTotal: left.beforeVoucher };
  const fee = shippingFee(store, toDeliver, km === null ? {} : { distanceKm: km });
  const low = belowMinimum({ store, quote: left, shipping: fee });
  if (low) return low;
  if (sold.shipping === null || fee?.kind !== 'fee') return left;
  return withLinesChanged(sold, { closed, share, shipping: Math.max(sold.shipping, fee.amount) });
}

/** Lines of an order as the restaurant changes them. */
export interface LineAmendment {
  /** keys of the lines that are not made as they were sold */
  readonly closed: ReadonlySet<string>;
  /** lines that are made instead or beside, each with its price */
  readonly added: readonly QuotedLine[];
}

/**
 * [OR111] The bill of an order whose lines the restaurant changes. Delivery costs what it was sold for, and no minimum is asked:
 * neither was the diner's doing.
 */
export const amendLines = (
  { bill: sold, voucher }: Pick<PlacedOrder, 'bill' | 'voucher'>,
  { closed, added }: LineAmendment,
): Quote =>
  withLinesChanged(sold, {
    closed,
    added,
    percent: voucher?.percent ?? null,
    share: null,
    shipping: sold.shipping,
  });
