import { cleanText } from '@mam/domain/contact/text.ts';
import { isUnverified } from '@mam/domain/delivery/address-text.ts';
import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import { takesTextAddress } from '@mam/domain/delivery/shipping-fee.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { isRefused, type Refused } from '../http/answer.ts';
import type { Maps } from '../outside/maps/maps.ts';
import { type ReadOrder, readableCheckout } from './read-order.ts';

/**
 * [DE16] An order whose address came as words alone, with its place where a map knows the words: the distance holds for
 * it as for any other. Asked before the transaction: nothing in there waits for a network.
 */
export async function placedOnMap(
  read: ReadOrder | Refused,
  maps: Maps,
  language: Language,
): Promise<ReadOrder | Refused> {
  const open = readableCheckout(read);
  if (isRefused(read) || open === null) return read;
  const { draft, store, type } = open;
  const { address } = draft;
  if (!isDelivery(type) || address === null || !isUnverified(address) || !takesTextAddress(store))
    return read;
  const near = store.location ? [store.location] : [];
  const found = await maps.find(cleanText(address.text), null, { language, near, session: null });
  if (found === null) return read;
  const located = { ...draft, address: { ...address, location: found.location } };
  return { ...read, open: { ...open, draft: located } };
}
