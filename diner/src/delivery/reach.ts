import type { Address } from '@mam/domain/delivery/delivery.ts';
import { isTooFar, shippingFee } from '@mam/domain/delivery/shipping-fee.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { kmBetween } from '@mam/domain/store/distance.ts';
import type { Store } from '@mam/domain/store/store.ts';

/** Whether a store delivers to a place, as far as this app can tell by itself. */
export interface Reach {
  /** unknown = not on the map, or only a partner knows */
  readonly state: 'inside' | 'outside' | 'unknown';
  readonly km: number | null;
  /** how far it delivers; null = the border is no distance, or there is none */
  readonly limitKm: number | null;
}

/** [DE1] [OR13] The fee function, asked about a place on the map. */
export function deliveryReach(store: Store, address: Address, itemTotal: Minor): Reach {
  const { location } = address;
  const km = kmBetween(store.location, location);
  if (isTooFar(store, km)) return { state: 'outside', km, limitKm: store.distanceLimitKm };
  const fee = shippingFee(store, { type: 'DELI', address, itemTotal });
  if (fee?.kind === 'out-of-range') return { state: 'outside', km, limitKm: fee.limitKm };
  const served = location !== null && (fee?.kind === 'fee' || fee?.kind === 'to-confirm');
  return { state: served ? 'inside' : 'unknown', km, limitKm: null };
}
