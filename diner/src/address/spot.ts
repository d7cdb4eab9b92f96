import { isAddressText, isTooLittle, wordsFitPin } from '@mam/domain/delivery/address-text.ts';
import type { Location } from '@mam/domain/store/store.ts';
import type { Here } from '../store/locate.ts';
import type { FoundAddress } from './ask-map.ts';
import type { AddressProblem } from './use-address-search.ts';

/** A place on the map and the words it goes by. */
export interface Spot {
  readonly text: string;
  readonly location: Location;
  /** words = it was found by them and goes with them; hand = pinned or measured, and stays when words are added */
  readonly by: 'words' | 'hand';
}

/** An address as it is used: without a place where the words alone will do. */
export interface Settled {
  readonly text: string;
  readonly location: Location | null;
}

/** Whether the place on the map still is that of the typed words. */
export const holds = (spot: Spot | null, typed: string): spot is Spot =>
  spot !== null && typed !== '' && (spot.by === 'hand' || spot.text === typed);

/** [DE14] The pin was moved by hand: the typed words stay where they fit it still; unnamed = it needs words. */
export function pinned(
  typed: string,
  location: Location,
  before: Spot | null,
): { readonly spot: Spot; readonly unnamed: boolean } {
  const unnamed = !wordsFitPin(typed, location, before?.location ?? null);
  return { spot: { text: typed, location, by: 'hand' }, unnamed };
}

/** [DE6] The fault in the words of an address; null = none. */
export function wrongWith(typed: string, use: 'confirm' | 'save'): AddressProblem | null {
  if (typed === '') return 'empty';
  if (isTooLittle(typed)) return 'short';
  if (isAddressText(typed, use)) return null;
  return use === 'save' ? 'short_save' : 'short_confirm';
}

/** [DE4] Settles typed words once the map was asked: a store with one fee everywhere takes the words alone. */
export function settledBy(
  found: FoundAddress | 'nowhere' | 'failed',
  typed: string,
  takesText: boolean,
): Settled | AddressProblem {
  if (typeof found === 'object') return found;
  if (takesText) return { text: typed, location: null };
  return found === 'nowhere' ? 'not_on_map' : 'failed';
}

/** Why nobody knows where the diner is. */
export const whyNotHere = (state: Here['state']): AddressProblem =>
  state === 'refused' ? 'cant_locate_refused' : 'cant_locate';
