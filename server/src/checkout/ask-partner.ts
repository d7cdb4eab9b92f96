import type { OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import type { KnownShipping } from '@mam/domain/delivery/shipping-fee.ts';
import type { AskCourier } from '../delivery/ask-courier.ts';

/**
 * Asks the delivery partner of a store about an order, before the order is weighed; gives back {} where there is none.
 */
export async function askPartner(open: OpenCheckout | null, askCourier: AskCourier): Promise<KnownShipping> {
  if (open?.store.shipping.kind !== 'Partner' || !isDelivery(open.type)) return {};
  return askCourier(open.store, open.draft.address, open.itemTotal);
}
