import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { KnownShipping, PartnerAnswer } from '@mam/domain/delivery/shipping-fee.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Logger } from 'pino';
import { TtlCache } from '../cache/ttl-cache.ts';
import { type Courier, CourierDown } from '../outside/courier/courier.ts';

/** The price a diner was told holds so long, also for the order that follows. */
const HOLDS = 5 * 60_000;
const METRE = 1e5;
const rounded = (degrees: number) => Math.round(degrees * METRE) / METRE;

/** Gives back the delivery partner's answer about an order; nothing for stores that have none. */
export type AskCourier = (store: Store, address: Address | null, itemTotal: Minor) => Promise<KnownShipping>;

/** [DE5] Any fault at the partner is "no answer" to the order, and a line in the log. */
export function makeAskCourier(
  courier: Courier | null,
  { now, log }: { readonly now: () => number; readonly log: Logger },
): AskCourier {
  const kept = new TtlCache<PartnerAnswer>(now);
  return async (store, address, itemTotal) => {
    const to = address?.location;
    if (store.shipping.kind !== 'Partner' || !courier || !store.location || !to) return {};
    const location = { lat: rounded(to.lat), lng: rounded(to.lng) };
    const trip = {
      pickup: { address: store.address, location: store.location },
      dropoff: { address: address.text, location },
      value: itemTotal,
      currency: store.currency,
    };
    const key = [store.brand, store.id, location.lat, location.lng, itemTotal].join(' ');
    try {
      return { partner: await kept.get(key, HOLDS, () => courier.quote(trip)) };
    } catch (fault) {
      if (!(fault instanceof CourierDown)) throw fault;
      log.warn({ brand: store.brand, store: store.id, why: fault.message }, 'the courier did not answer');
      return {};
    }
  };
}
