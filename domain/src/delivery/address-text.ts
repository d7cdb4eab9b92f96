import { distanceKm } from '../store/distance.ts';
import type { Location } from '../store/store.ts';
import type { Address } from './delivery.ts';

/** [DE6] Typing asks the map for suggestions from the fourth character on. */
export function maySuggest(text: string): boolean {
  return text.trim().length > 3;
}

/** [DE6] Too little to go by. */
export function isTooLittle(text: string): boolean {
  return text.trim().length < 3;
}

/** [DE6] Words do not lead anywhere: ask for the location instead. */
export function needsLocationPrompt(text: string, location: Location | null): boolean {
  return isTooLittle(text) || location === null;
}

/** [DE6] An address is confirmed from 5 characters, and saved with its location from 10. */
export function isAddressText(text: string, use: 'confirm' | 'save'): boolean {
  return text.trim().length >= (use === 'save' ? 10 : 5);
}

/** [DE16] Whether nobody has found an address on the map: whoever brings the food calls first. */
export function isUnverified(address: Pick<Address, 'text' | 'location'> | null): boolean {
  return address !== null && address.text.trim() !== '' && address.location === null;
}

/** Measured places and streets without a number are right to about this, in km. */
const SAME_PLACE = 0.3;

/** [DE7] Whether somebody measured to be here is at the address they keep. */
export function isAtAddress(here: Location, address: Address | null): boolean {
  return address?.location ? distanceKm(here, address.location) <= SAME_PLACE : false;
}

/** [DE14] Whether the words of an address still fit its pin, or the pin has to be named anew. */
export function wordsFitPin(text: string, pin: Location, before: Location | null): boolean {
  return text.trim() !== '' && before !== null && distanceKm(pin, before) <= SAME_PLACE;
}
