import type { OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { isDelivery, type KnownShipping } from '@mam/domain/delivery/shipping-fee.ts';
import type { AskCourier } from '../delivery/ask-courier.ts';

/** What the delivery partner of a store says to an order, before the order is weighed; nothing where there is none. */
export async function askPartner(open: OpenCheckout | null, askCourier: AskCourier): Promise<KnownShipping> {
  if (open?.store.shipping.kind !== 'Partner' || !isDelivery(open.type)) return {};
  return askCourier(open.store, open.draft.address, open.itemTotal);
}
