import type { ShippingFee } from '@mam/domain/delivery/delivery.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Answer } from '../http/client.ts';
import { fromWire, toWire } from '../money/money-wire.ts';
import type { ShippingFeeAnswer } from './shipping-fee.schema.ts';

/** A fee that is not agreed yet. */
const TO_CONFIRM = -1;

export type ShippingRefusal =
  | { readonly refused: 'SHIPPING_UNAVAILABLE' | 'ADDRESS_NEEDS_LOCATION' }
  | { readonly refused: 'OUT_OF_RANGE'; readonly distanceKm: number; readonly limitKm: number };

/** What the fee call answers. */
export function shippingFeeToWire(fee: ShippingFee, store: Store): ShippingFeeAnswer | ShippingRefusal {
  switch (fee.kind) {
    case 'fee':
      return {
        fee: toWire(fee.amount, store.currency),
        distance: fee.distanceKm,
        shipping_fee_type: store.shipping.kind,
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

/** The answer of the fee call as the house knows it; null when the call itself failed. */
export function shippingFeeFromWire(
  answer: Answer<ShippingFeeAnswer>,
  currency: Currency,
): ShippingFee | null {
  if (answer.ok) {
    const { fee, distance: distanceKm } = answer.data;
    if (fee === TO_CONFIRM) return { kind: 'to-confirm', distanceKm };
    return { kind: 'fee', amount: fromWire(fee, currency, 'fee'), distanceKm };
  }
  switch (answer.code) {
    case 'SHIPPING_UNAVAILABLE':
      return { kind: 'unsupported' };
    case 'ADDRESS_NEEDS_LOCATION':
      return { kind: 'needs-location' };
    case 'OUT_OF_RANGE': {
      const { distanceKm, limitKm } = answer.data;
      return { kind: 'out-of-range', distanceKm: Number(distanceKm), limitKm: Number(limitKm) };
    }
    default:
      return null;
  }
}
