import type { Minor } from '../money/currency.ts';
import { kmBetween } from '../store/distance.ts';
import type { DeliveryZone, DistanceStep, OrderType, Store } from '../store/store.ts';
import type { Address, ShippingFee } from './delivery.ts';
import { isDelivery } from './is-delivery.ts';
import { findZone, isTellable } from './zone.ts';

/** A delivery partner's answer to an address [DE5]. */
export type PartnerAnswer =
  | { readonly kind: 'fee'; readonly amount: Minor; readonly distanceKm: number | null }
  /** it drives there, for a price it cannot tell yet */
  | { readonly kind: 'unsure'; readonly distanceKm: number | null }
  | { readonly kind: 'too-far'; readonly distanceKm: number | null; readonly limitKm: number | null }
  | { readonly kind: 'unserved' };

/** Findings of others: the road distance of a map service, the answer of a delivery partner. */
export interface KnownShipping {
  readonly distanceKm?: number;
  /** missing = not asked, or no answer */
  readonly partner?: PartnerAnswer;
}

/** Items to be delivered to an address. */
export interface ToDeliver {
  readonly type: OrderType | 'TABLE';
  readonly address: Address | null;
  /** the items before any voucher [PR2] */
  readonly itemTotal: Minor;
}

/**
 * [DE1] [DE3] The delivery fee for the map, the quote and the order alike; null = nothing is delivered (pickup, table).
 */
export function shippingFee(
  store: Store,
  { type, address, itemTotal }: ToDeliver,
  known: KnownShipping = {},
): ShippingFee | null {
  if (!isDelivery(type)) return null;
  const km = known.distanceKm ?? kmBetween(store.location, address?.location ?? null);
  const { shipping } = store;
  switch (shipping.kind) {
    case 'FreeShip':
      return { kind: 'fee', amount: 0, distanceKm: km };
    case 'Negotiation':
      return { kind: 'to-confirm', distanceKm: km };
    case 'Partner':
      return partnerFee(known.partner, km, Boolean(address?.location));
    case 'Config':
      if ('flat' in shipping) return { kind: 'fee', amount: shipping.flat, distanceKm: km };
      if ('steps' in shipping) return stepFee(shipping.steps, km);
      return zoneFee(shipping.zones, { address, itemTotal, km });
  }
}

/** [DE17] Whether nobody brings it there: then an order has no total. */
export function isUndeliverable(fee: ShippingFee | null): boolean {
  return fee?.kind === 'unsupported' || fee?.kind === 'out-of-range';
}

/** [DE1] The distance a fee was worked out with, in km; null where there is none, or no fee. */
export function pricedKm(fee: ShippingFee | null): number | null {
  return fee && 'distanceKm' in fee ? fee.distanceKm : null;
}

/** [OR13] How far a delivery is, in km: as the fee was worked out, else as the crow flies; null = unknown. */
export function deliveryKm(
  store: Pick<Store, 'location'>,
  address: Pick<Address, 'location'> | null,
  fee: ShippingFee | null,
): number | null {
  return pricedKm(fee) ?? kmBetween(store.location, address?.location ?? null);
}

/** [OR13] Whether a store delivers no longer that far: 0 sets no limit, an unknown distance is no reason. */
export function isTooFar(
  { distanceLimitKm }: Pick<Store, 'distanceLimitKm'>,
  km: number | null,
): km is number {
  return km !== null && distanceLimitKm !== 0 && km > distanceLimitKm;
}

/** [DE4] Whether a store can price an address nobody has found on the map: only when distance changes nothing. */
export function takesTextAddress({ shipping }: Store): boolean {
  return shipping.kind === 'FreeShip' || shipping.kind === 'Negotiation' || 'flat' in shipping;
}

/** [DE11] The amount the items still lack for free delivery; null where it is free already, or never is. */
export function toFreeDelivery(fee: ShippingFee | null, itemTotal: Minor): Minor | null {
  const freeFrom = fee?.kind === 'fee' && fee.amount > 0 ? (fee.zone?.freeFrom ?? null) : null;
  return freeFrom === null || itemTotal >= freeFrom ? null : freeFrom - itemTotal;
}

/** [DE5] Without an answer from the partner nothing can be delivered; it drives only to places on the map. */
function partnerFee(answer: PartnerAnswer | undefined, straight: number | null, onMap: boolean): ShippingFee {
  if (!onMap) return { kind: 'needs-location' };
  if (answer === undefined || answer.kind === 'unserved') return { kind: 'unsupported' };
  const km = answer.distanceKm ?? straight;
  if (answer.kind === 'too-far') return { kind: 'out-of-range', distanceKm: km, limitKm: answer.limitKm };
  return answer.kind === 'unsure'
    ? { kind: 'to-confirm', distanceKm: km }
    : { kind: 'fee', amount: answer.amount, distanceKm: km };
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

interface Placed {
  readonly address: Address | null;
  readonly itemTotal: Minor;
  readonly km: number | null;
}

/** [DE8] [DE11] The fee of the zone, nothing from its free-from amount on; outside of all zones nobody delivers. */
function zoneFee(zones: readonly DeliveryZone[], { address, itemTotal, km }: Placed): ShippingFee {
  if (zones.length === 0) return { kind: 'to-confirm', distanceKm: km };
  const at = address?.location ?? null;
  const zone = findZone(zones, at, km);
  if (zone === null)
    return isTellable(zones, at, km)
      ? { kind: 'out-of-range', distanceKm: km, limitKm: farthestKm(zones) }
      : { kind: 'needs-location' };
  const { name, fee, minimum, freeFrom } = zone;
  const free = freeFrom !== null && itemTotal >= freeFrom;
  return { kind: 'fee', amount: free ? 0 : fee, distanceKm: km, zone: { name, minimum, freeFrom } };
}

/** Where every border is a distance, the farthest of them; null as soon as one is drawn on the map. */
function farthestKm(zones: readonly DeliveryZone[]): number | null {
  const limits = zones.map(({ area }) => (area.kind === 'distance' ? area.upToKm : null));
  return limits.includes(null) ? null : Math.max(...limits.map((limit) => limit ?? 0));
}
