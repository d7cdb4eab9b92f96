import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { draftOf } from '@mam/contract/checkout/order-draft.ts';
import { itemsBeforeVoucher, readCart } from '@mam/domain/cart/read-cart.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import { isDelivery, type KnownShipping } from '@mam/domain/delivery/shipping-fee.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Kysely } from 'kysely';
import { brandCode } from '../brand/brand-document.ts';
import type { Tables } from '../db/tables.ts';
import type { AskCourier } from '../delivery/ask-courier.ts';
import type { SellingStores } from '../menu/selling-store.ts';

/** What the delivery partner of a store says to an order, before the order is weighed; nothing where there is none. */
export async function askPartner(
  db: Kysely<Tables>,
  stores: SellingStores,
  body: PlaceOrderBody,
  { now, askCourier }: { readonly now: EpochMs; readonly askCourier: AskCourier },
): Promise<KnownShipping> {
  const brand = brandCode(body.brand_id);
  const selling = brand && (await stores.get(db, brand, body.store_id));
  if (!selling) return {};
  const { store, menu } = selling;
  if (store.shipping.kind !== 'Partner') return {};
  const draft = draftOf(body, menu);
  if ('refused' in draft || !isDelivery(draft.type)) return {};
  const time = resolveTime(draft, store, now);
  const at = wallTime('refused' in time ? now : time.at, store.zone);
  return askCourier(store, draft.address, itemsBeforeVoucher(readCart(draft.lines, menu, at)));
}
