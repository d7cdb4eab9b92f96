import { getShippingFee } from '@mam/contract/delivery/get-shipping-fee.ts';
import { SHIPPING_FEE_REFUSES } from '@mam/contract/delivery/refusals.ts';
import { ShippingFeeAnswer, ShippingFeeQuery } from '@mam/contract/delivery/shipping-fee.schema.ts';
import { shippingFeeToWire } from '@mam/contract/delivery/shipping-fee-wire.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { shippingFee } from '@mam/domain/delivery/shipping-fee.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { serveDiner } from '../http/serve.ts';
import { storeId } from '../store/store-document.ts';

function readDeliveryAddress({ lat, lng, address }: ShippingFeeQuery): Address {
  const location = lat !== undefined && lng !== undefined ? { lat, lng } : null;
  return { text: cleanText(address ?? ''), detail: '', location };
}

/** The fee of a delivery to an address. Advice: placing an order works it out again. */
export const deliveryRoutes: Feature = (app, context) => {
  const { stores, askCourier, rateLimits } = context;

  serveDiner(
    app,
    context,
    getShippingFee,
    { query: ShippingFeeQuery, answer: ShippingFeeAnswer, refuses: SHIPPING_FEE_REFUSES },
    async (call) => {
      const { query, speak, diner } = call;
      if (!rateLimits.shippingFees.take(diner.uid)) return refuse('TOO_OFTEN');
      const brand = brandCode(query.pos_parent ?? query.brand_code);
      const id = storeId(query.pos_id ?? query.restaurant_code);
      const selling = brand && id ? await stores.get(context.database.read, brand, id) : null;
      if (!selling) return refuse('UNKNOWN');
      const { store } = selling;
      speak(store);
      const address = readDeliveryAddress(query);
      const itemTotal = Math.round((query.amount ?? 0) * 10 ** store.currency.decimals);
      const known = await askCourier(store, address, itemTotal);
      const fee = shippingFee(store, { type: 'DELI', address, itemTotal }, known);
      if (!fee) throw new Error('a delivery always has a fee');
      const answer = shippingFeeToWire(fee, store);
      return 'refused' in answer ? answer : ok(answer);
    },
  );
};
