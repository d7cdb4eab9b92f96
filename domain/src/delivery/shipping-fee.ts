import type { Minor } from '../money/currency.ts';
import { distanceKm } from '../store/distance.ts';
import type { DistanceStep, OrderType, Store } from '../store/store.ts';
import type { Address, ShippingFee } from './delivery.ts';

/** What others found out about the way: the road distance of a map service, the fee of a delivery partner. */
export interface KnownShipping {
  readonly distanceKm?: number;
  /** null = the partner answered that it cannot tell yet */
  readonly partnerFee?: Minor | null;
}

/** [DE1] What delivery costs; null when nothing is delivered (pickup, table) [DE3]. */
export function shippingFee(
  store: Store,
  type: OrderType | 'TABLE',
  address: Address | null,
  known: KnownShipping = {},
): ShippingFee | null {
  if (!isDelivery(type)) return null;
  const km = known.distanceKm ?? straightKm(store, address);
  const { shipping } = store;
  switch (shipping.kind) {
    case 'FreeShip':
      return { kind: 'fee', amount: 0, distanceKm: km };
    case 'Negotiation':
      return { kind: 'to-confirm', distanceKm: km };
    case 'Partner':
      return partnerFee(known.partnerFee, km);
    case 'Config':
      if ('flat' in shipping) return { kind: 'fee', amount: shipping.flat, distanceKm: km };
      return stepFee(shipping.steps, km);
  }
}

/** [DE3] Whether an order is brought to the diner. */
export function isDelivery(type: OrderType | 'TABLE'): boolean {
  return type === 'DELI' || type === 'DELIAT';
}

/** [DE4] Whether a store can price an address nobody has found on the map: only when distance changes nothing. */
export function takesTextAddress({ shipping }: Store): boolean {
  return shipping.kind === 'FreeShip' || shipping.kind === 'Negotiation' || 'flat' in shipping;
}

/** [DE5] Without an answer from the partner nothing can be delivered. */
function partnerFee(fee: Minor | null | undefined, km: number | null): ShippingFee {
  if (fee === undefined) return { kind: 'unsupported' };
  return fee === null ? { kind: 'to-confirm', distanceKm: km } : { kind: 'fee', amount: fee, distanceKm: km };
}

/** [DE2] The first step whose distance is not exceeded; beyond the last one nobody delivers. No steps: to be agreed. */
function stepFee(steps: readonly DistanceStep[], km: number | null): ShippingFee {
  const sorted = [...steps].sort((a, b) => a.upToKm - b.upToKm);
  const last = sorted.at(-1);
  if (last === undefined) return { kind: 'to-confirm', distanceKm: km };
  if (km === null) return { kind: 'needs-location' };
  const step = sorted.find(({ upToKm }) => km <= upToKm);
  if (step === undefined) return { kind: 'out-of-range', distanceKm: km, limitKm: last.upToKm };
  return { kind: 'fee', amount: step.fee, distanceKm: km };
}

function straightKm(store: Store, address: Address | null): number | null {
  return store.location && address?.location ? distanceKm(store.location, address.location) : null;
}
