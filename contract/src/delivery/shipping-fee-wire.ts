import type { ShippingFee, ZoneTerms } from '@mam/domain/delivery/delivery.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Answer } from '../http/client.ts';
import { fromWire, toWire } from '../money/money-wire.ts';
import type { ShippingFeeAnswer } from './shipping-fee.schema.ts';

/** A fee that is not agreed yet. */
const TO_CONFIRM = -1;

export type ShippingRefusal =
  | { readonly refused: 'SHIPPING_UNAVAILABLE' | 'ADDRESS_NEEDS_LOCATION' }
  | { readonly refused: 'OUT_OF_RANGE'; readonly distanceKm: number | null; readonly limitKm: number | null };

/** The fee call's answer to a fee, or its refusal. */
export function shippingFeeToWire(fee: ShippingFee, store: Store): ShippingFeeAnswer | ShippingRefusal {
  switch (fee.kind) {
    case 'fee':
      return {
        fee: toWire(fee.amount, store.currency),
        distance: fee.distanceKm,
        shipping_fee_type: store.shipping.kind,
        ...(fee.zone && { zone: zoneToWire(fee.zone, store.currency) }),
      };
    case 'to-confirm':
      return { fee: TO_CONFIRM, distance: fee.distanceKm, shipping_fee_type: store.shipping.kind };
    case 'unsupported':
      return { refused: 'SHIPPING_UNAVAILABLE' };
    case 'needs-location':
      return { refused: 'ADDRESS_NEEDS_LOCATION' };
    case 'out-of-range':
      return { refused: 'OUT_OF_RANGE', distanceKm: fee.distanceKm, limitKm: fee.limitKm };
  }
}

type ZoneOnWire = NonNullable<ShippingFeeAnswer['zone']>;

function zoneToWire({ name, minimum, freeFrom }: ZoneTerms, currency: Currency): ZoneOnWire {
  return {
    name,
    minimum: toWire(minimum, currency),
    free_from: freeFrom === null ? null : toWire(freeFrom, currency),
  };
}

function zoneFromWire({ name, minimum, free_from: freeFrom }: ZoneOnWire, currency: Currency): ZoneTerms {
  return {
    name,
    minimum: fromWire(minimum, currency, 'zone.minimum'),
    freeFrom: freeFrom === null ? null : fromWire(freeFrom, currency, 'zone.free_from'),
  };
}

const readKm = (said: unknown): number | null => (typeof said === 'number' ? said : null);

/** The answer of the fee call as the house knows it; null when the call itself failed. */
export function shippingFeeFromWire(
  answer: Answer<ShippingFeeAnswer, ShippingRefusal['refused']>,
  currency: Currency,
): ShippingFee | null {
  if (answer.ok) {
    const { fee, distance: distanceKm, zone } = answer.data;
    if (fee === TO_CONFIRM) return { kind: 'to-confirm', distanceKm };
    const terms = zone && { zone: zoneFromWire(zone, currency) };
    return { kind: 'fee', amount: fromWire(fee, currency, 'fee'), distanceKm, ...terms };
  }
  switch (answer.code) {
    case 'SHIPPING_UNAVAILABLE':
      return { kind: 'unsupported' };
    case 'ADDRESS_NEEDS_LOCATION':
      return { kind: 'needs-location' };
    case 'OUT_OF_RANGE': {
      const { distanceKm, limitKm } = answer.data;
      return { kind: 'out-of-range', distanceKm: readKm(distanceKm), limitKm: readKm(limitKm) };
    }
    default:
      return null;
  }
}
