import type { Minor } from '../money/currency.ts';
import type { Location } from '../store/store.ts';

/** Where the food goes. location null = a text address only. */
export interface Address {
  readonly text: string;
  readonly detail: string;
  readonly location: Location | null;
}

/** What delivery costs [DE1]. */
export type ShippingFee =
  | { readonly kind: 'fee'; readonly amount: Minor; readonly distanceKm: number | null }
  /** the restaurant calls to agree: adds nothing to the total yet */
  | { readonly kind: 'to-confirm'; readonly distanceKm: number | null }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'out-of-range'; readonly distanceKm: number; readonly limitKm: number }
  /** distance is needed and no location is known */
  | { readonly kind: 'needs-location' };
