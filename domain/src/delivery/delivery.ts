import type { Minor } from '../money/currency.ts';
import type { Location } from '../store/store.ts';

/** Where the food goes. location null = a text address only. */
export interface Address {
  readonly text: string;
  readonly detail: string;
  readonly location: Location | null;
}

/** The terms of the zone an address lies in [DE8]. */
export interface ZoneTerms {
  readonly name: string;
  /** of the items before any voucher; 0 = none of its own [DE12] */
  readonly minimum: Minor;
  /** null = never free [DE11] */
  readonly freeFrom: Minor | null;
}

/** The fee for a delivery, or why there is none [DE1]. */
export type ShippingFee =
  | {
      readonly kind: 'fee';
      readonly amount: Minor;
      readonly distanceKm: number | null;
      /** missing = the store has no zones */
      readonly zone?: ZoneTerms;
    }
  /** the restaurant calls to agree: adds nothing to the total yet */
  | { readonly kind: 'to-confirm'; readonly distanceKm: number | null }
  | { readonly kind: 'unsupported' }
  /** limitKm null = the border is no distance: an outline on the map */
  | { readonly kind: 'out-of-range'; readonly distanceKm: number | null; readonly limitKm: number | null }
  /** distance is needed and no location is known */
  | { readonly kind: 'needs-location' };
