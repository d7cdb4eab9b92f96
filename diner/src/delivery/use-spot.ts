import { cleanText } from '@mam/domain/contact/text.ts';
import { isAddressText, needsLocationPrompt, wordsFitPin } from '@mam/domain/delivery/address-text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { takesTextAddress } from '@mam/domain/delivery/shipping-fee.ts';
import type { Location, Store } from '@mam/domain/store/store.ts';
import { useState } from 'react';
import type { Place } from '../start/place.ts';
import { type Here, locate } from '../store/locate.ts';
import { findTyped, newSession } from './ask-map.ts';
import { type AddressProblem, type AddressSearch, useAddressSearch } from './use-address-search.ts';
import { nameOf } from './whereabouts.ts';

/** A place on the map and the words it goes by. */
interface Spot {
  readonly text: string;
  readonly location: Location;
  /** words = it was found by them and goes with them; hand = pinned or measured, and stays when words are added */
  readonly by: 'words' | 'hand';
}

type Settled = { readonly text: string; readonly location: Location | null };

export interface SpotEditing {
  readonly search: AddressSearch;
  readonly location: Location | null;
  /** where the diner was measured to be */
  readonly measured: Location | null;
  readonly locating: boolean;
  readonly busy: boolean;
  readonly pin: (at: Location) => void;
  readonly locate: () => void;
  /** the address as it stands, found on the map if it was only typed; null = something is wrong, and said */
  readonly settle: (use: 'confirm' | 'save') => Promise<Settled | null>;
}

interface SpotSettings {
  readonly place: Place;
  readonly store: Store;
  readonly known: Address | null;
}

/** An address and its pin: whichever is moved, the other follows. */
export function useSpot({ place, store, known }: SpotSettings): SpotEditing {
  const [spot, setSpot] = useState<Spot | null>(() =>
    known?.location ? { text: known.text, location: known.location, by: 'words' } : null,
  );
  const [state, setState] = useState<'still' | 'locating' | 'settling'>('still');
  const [measured, setMeasured] = useState<Location | null>(null);
  const search = useAddressSearch({
    place,
    known: known?.text ?? '',
    onFound: (found) => {
      setSpot({ ...found, by: 'words' });
      search.show(found.text);
    },
  });
  const typed = cleanText(search.text);
  const holds = spot !== null && typed !== '' && (spot.by === 'hand' || spot.text === typed);

  /** [DE14] */
  async function pin(location: Location): Promise<void> {
    const words = wordsFitPin(typed, location, spot?.location ?? null) ? typed : null;
    // the place counts at once; its name is only its name
    setSpot({ text: words ?? typed, location, by: 'hand' });
    if (words) return;
    const name = await nameOf(location);
    if (name === null) return search.complain('pin_unknown');
    search.show(name);
    setSpot((now) => (now?.location === location ? { ...now, text: name } : now));
  }

  async function measure(): Promise<void> {
    setState('locating');
    const here = await locate();
    setState('still');
    if (here.state !== 'known' || !here.location) return search.complain(problemOf(here.state));
    setMeasured(here.location);
    await pin(here.location);
  }

  /** [DE6] */
  function wrongWith(use: 'confirm' | 'save'): AddressProblem | null {
    if (typed === '') return 'empty';
    if (typed.length < 3) return 'short';
    if (isAddressText(typed, use)) return null;
    return use === 'save' ? 'short_save' : 'short_confirm';
  }

  async function settle(use: 'confirm' | 'save'): Promise<Settled | null> {
    search.dismiss();
    const wrong = wrongWith(use);
    if (wrong) {
      search.complain(wrong);
      return null;
    }
    if (holds) return { text: typed, location: spot.location };
    setState('settling');
    const found = await findTyped(typed, place, newSession());
    setState('still');
    if (typeof found === 'object') return found;
    // a store whose fee is the same everywhere takes the words alone
    if (takesTextAddress(store)) return { text: typed, location: null };
    search.complain(found === 'nowhere' ? 'not_on_map' : 'failed');
    return null;
  }

  return {
    search,
    location: holds ? spot.location : null,
    measured,
    locating: state === 'locating',
    busy: state === 'settling' || search.busy,
    pin: (at) => void pin(at),
    locate: () => void measure(),
    settle,
  };
}

const problemOf = (state: Here['state']): AddressProblem =>
  state === 'refused' ? 'cant_locate_refused' : 'cant_locate';

/** [DE6] Whether asking for the place of the diner would help more than words do. */
export const asksForPlace = ({ search, location }: SpotEditing): boolean =>
  search.problem !== null && needsLocationPrompt(search.text, location);
