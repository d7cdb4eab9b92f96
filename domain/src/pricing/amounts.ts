import type { BasisPoints, Minor } from '../money/currency.ts';

/** One priced line of a cart, in cart order; gifts of a voucher follow. */
export interface QuotedLine {
  readonly key: string;
  readonly kind: 'dish' | 'combo' | 'gift';
  readonly itemId: string;
  readonly name: string;
  /** variant, options and parts in words, in menu order */
  readonly details: readonly string[];
  readonly note: string;
  readonly quantity: number;
  /** one unit before any discount, options included */
  readonly listUnit: Minor;
  /** one unit as charged */
  readonly unit: Minor;
  /** unit × quantity − voucher line discount, never below 0 */
  readonly amount: Minor;
}

export type QuoteRowKind =
  | 'items'
  | 'discount'
  | 'together'
  | 'service'
  | 'vat'
  | 'shipping'
  | 'together-shipping';

/** [PR10] The rates people who order together are let off, of the items and of the delivery. */
export interface QuoteShare {
  readonly items: BasisPoints;
  readonly delivery: BasisPoints;
}

/** A shown row of the summary; the amounts of all rows add up to the total [PR6]. */
export interface QuoteRow {
  readonly kind: QuoteRowKind;
  readonly amount: Minor;
  readonly rate: BasisPoints | null;
}

/** Every number of an order, each from one place [PR1]. */
export interface Quote {
  readonly lines: readonly QuotedLine[];
  /** the sum of the items without any voucher; minimums are measured on it [PR2] */
  readonly beforeVoucher: Minor;
  /** the sum of the lines' amounts */
  readonly itemTotal: Minor;
  /** positive; what a voucher takes off the item total, at most all of it */
  readonly discount: Minor;
  readonly afterVoucher: Minor;
  /** positive; what ordering together takes off what the voucher leaves, and off the delivery */
  readonly together: Minor;
  readonly togetherShipping: Minor;
  /** the part of a delivery fee that is let off, also of one that is agreed later */
  readonly togetherShippingRate: BasisPoints;
  readonly serviceRate: BasisPoints;
  readonly service: Minor;
  readonly vatRate: BasisPoints;
  readonly vat: Minor;
  /** null = not part of the total: pickup, table, or still to be confirmed */
  readonly shipping: Minor | null;
  /** the restaurant will call to agree the fee */
  readonly shippingToConfirm: boolean;
  readonly total: Minor;
  readonly rows: readonly QuoteRow[];
}
