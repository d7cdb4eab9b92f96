import type { BasisPoints, Minor } from '../money/currency.ts';
import type { PercentTerms } from './percent-off.ts';

/** 0 not applicable, 1 wrong code, 2 already used, 3 expired, 4 usable. */
export type VoucherCode = 0 | 1 | 2 | 3 | 4;

/** The effect of a voucher on one cart line (states 1, 2), or a line it adds (state 3) [VO4]. */
export interface VoucherLine {
  /** key of the cart line; a gift has its own */
  readonly lineKey: string;
  readonly itemId: string;
  readonly quantity: number;
  /** the unit price from now on */
  readonly price: Minor;
  /** taken off the line as a whole, beside the price */
  readonly discount: Minor;
  readonly state: 1 | 2 | 3;
}

/** A checked, usable voucher as pricing needs it. */
export interface VoucherEffect {
  readonly code: string;
  readonly campaignName: string;
  /** taken off the item total */
  readonly discount: Minor;
  /** settled by the store: the price does not change */
  readonly coupon: boolean;
  /** [VO19] the terms that follow the lines of an order; null = none does, absent = nobody knows them */
  readonly percent?: PercentTerms | null;
  readonly lines: readonly VoucherLine[];
}

/** A campaign's promise; exactly one kind of benefit. */
export type VoucherBenefit =
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'percent'; readonly rate: BasisPoints; readonly atMost: Minor | null }
  | { readonly kind: 'line-price'; readonly dishId: string; readonly price: Minor }
  | { readonly kind: 'gift'; readonly dishId: string; readonly quantity: number }
  | { readonly kind: 'coupon' };

/** A voucher campaign of a brand. */
export interface VoucherCampaign {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** epoch ms, both inclusive */
  readonly from: number;
  readonly until: number;
  /** empty = every store */
  readonly storeIds: readonly number[];
  readonly minimum: Minor;
  readonly benefit: VoucherBenefit;
  /** total uses, null = no limit */
  readonly useLimit: number | null;
  /** uses of one diner, null = no limit */
  readonly perDiner: number | null;
}
