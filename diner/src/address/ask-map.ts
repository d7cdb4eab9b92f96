import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { findAddress, suggestAddresses } from '@mam/contract/delivery/map.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { call } from '../data/call.ts';
import type { Place } from '../start/place.ts';

/** An address with its place on the map. */
export interface FoundAddress {
  readonly text: string;
  readonly location: Location;
}

/** One typed address: a provider may charge by it. Not crypto.randomUUID: that exists on https only. */
export function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

const asker = ({ brand, storeId }: Place) => ({ pos_parent: brand, pos_id: storeId });

/** A suggestion as words alone is one whose place is still to be found. */
export const readSuggestion = (wire: string | AddressSuggestionWire): AddressSuggestionWire =>
  typeof wire === 'string' ? { description: wire, source: 'gazetteer' } : wire;

/** null = it could not be asked */
export async function askSuggestions(
  text: string,
  place: Place,
  session: string,
  signal: AbortSignal,
): Promise<readonly AddressSuggestionWire[] | null> {
  const query = { ...asker(place), address: text.slice(0, 200), session };
  const answer = await call(suggestAddresses, { query, signal });
  return answer.ok ? answer.data.map(readSuggestion) : null;
}

/** Where a chosen suggestion is; its own words stay. */
export async function placeSuggestion(
  { description, geometry, place_id }: AddressSuggestionWire,
  place: Place,
  session: string,
): Promise<FoundAddress | 'nowhere' | 'failed'> {
  if (geometry) return { text: description, location: geometry.location };
  const query = { ...asker(place), address: description, place_id, session };
  const answer = await call(findAddress, { query });
  if (!answer.ok) return 'failed';
  const { geometry: found } = answer.data;
  return found ? { text: description, location: found.location } : 'nowhere';
}

/** Where an address is that was typed whole; the diner's own words stay: a courier needs house and floor. */
export async function findTyped(
  address: string,
  place: Place,
  session: string,
): Promise<FoundAddress | 'nowhere' | 'failed'> {
  const answer = await call(findAddress, { query: { ...asker(place), address, session } });
  if (!answer.ok) return 'failed';
  const { geometry } = answer.data;
  return geometry ? { text: address, location: geometry.location } : 'nowhere';
}
