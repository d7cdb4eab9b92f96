import { nameLocation } from '@mam/contract/delivery/map.ts';
import { isAtAddress } from '@mam/domain/delivery/address-text.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { call } from '../data/call.ts';
import { persist, persisted } from '../device/persisted.ts';
import { addressCounts, type Here, locate } from '../store/locate.ts';

/** The address the diner chose, stored for the order; what they added to it stays while its words do. */
export function keepAddress(text: string, location: Location | null): void {
  const before = persisted.getState().choices.address;
  const detail = before?.text === text ? before.detail : '';
  persist('choices', { address: { text, detail, location }, addressId: null });
  addressCounts();
}

/** The address at a place; null = there is none, or the map could not be asked. */
export async function reverseGeocode({ lat, lng }: Location): Promise<string | null> {
  const answer = await call(nameLocation, { query: { latLng: `${lat},${lng}` } });
  return (answer.ok && answer.data.formatted_address) || null;
}

/**
 * On a tap: where the browser says the diner is, and the address there. Somebody at the address they have stored
 * stays at it [DE7]; a place nobody can name counts as a place all the same.
 */
export async function locateAddress(): Promise<Here['state']> {
  const { state, location } = await locate();
  if (state !== 'known' || !location || isAtAddress(location, persisted.getState().choices.address))
    return state;
  const name = await reverseGeocode(location);
  if (name) persist('choices', { address: { text: name, detail: '', location }, addressId: null });
  return state;
}
