import { cleanText } from '@mam/domain/contact/text.ts';
import { needsLocationPrompt } from '@mam/domain/delivery/address-text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { takesTextAddress } from '@mam/domain/delivery/shipping-fee.ts';
import type { Location, Store } from '@mam/domain/store/store.ts';
import { useState } from 'react';
import { reverseGeocode } from '../delivery/whereabouts.ts';
import type { Place } from '../start/place.ts';
import { locate } from '../store/locate.ts';
import { findTyped, newSession } from './ask-map.ts';
import { holds, pinned, type Settled, type Spot, settledBy, whyNotHere, wrongWith } from './spot.ts';
import { type AddressSearch, useAddressSearch } from './use-address-search.ts';

export interface SpotEditing {
  readonly search: AddressSearch;
  readonly location: Location | null;
  /** where the diner was measured to be */
  readonly measured: Location | null;
  readonly locating: boolean;
  readonly busy: boolean;
  /** [DE6] asking for the place of the diner would help more than words do */
  readonly asksForPlace: boolean;
  /** "not now", until the next try */
  readonly putOff: () => void;
  readonly pin: (at: Location) => void;
  readonly locate: () => void;
  /** the address as it stands, found on the map if it was only typed; null = something is wrong, and said */
  readonly settle: (use: 'confirm' | 'save', quiet?: boolean) => Promise<Settled | null>;
}

interface SpotSettings {
  readonly place: Place;
  readonly store: Store;
  readonly known: Address | null;
  /** the field was emptied, and with it what is stored */
  readonly onForget?: () => void;
}

/** An address and its pin: whichever is moved, the other follows. */
export function useSpot({ place, store, known, onForget }: SpotSettings): SpotEditing {
  const [spot, setSpot] = useState<Spot | null>(() =>
    known?.location ? { text: known.text, location: known.location, by: 'words' } : null,
  );
  const [state, setState] = useState<'still' | 'locating' | 'settling'>('still');
  const [isPutOff, setPutOff] = useState(false);
  const [measured, setMeasured] = useState<Location | null>(null);
  const search = useAddressSearch({
    place,
    known: known?.text ?? '',
    onForget,
    onFound: (found) => {
      setSpot({ ...found, by: 'words' });
      search.show(found.text);
    },
  });
  const typed = cleanText(search.text);
  const held = holds(spot, typed) ? spot : null;
  const location = held?.location ?? null;

  /** [DE14] */
  async function pin(to: Location): Promise<void> {
    const { spot: here, unnamed } = pinned(typed, to, spot);
    // the place counts at once; its name is only its name
    setSpot(here);
    if (!unnamed) return;
    const name = await reverseGeocode(to);
    if (name === null) return search.complain('pin_unknown');
    search.show(name);
    setSpot((now) => (now?.location === to ? { ...now, text: name } : now));
  }

  async function measure(): Promise<void> {
    setState('locating');
    const here = await locate();
    setState('still');
    if (here.state !== 'known' || !here.location) return search.complain(whyNotHere(here.state));
    setMeasured(here.location);
    await pin(here.location);
  }

  async function settle(use: 'confirm' | 'save', quiet = false): Promise<Settled | null> {
    search.dismiss();
    setPutOff(false);
    const wrong = wrongWith(typed, use);
    if (wrong) {
      search.complain(wrong, quiet);
      return null;
    }
    if (held) return { text: typed, location: held.location };
    setState('settling');
    const found = await findTyped(typed, place, newSession());
    setState('still');
    const settled = settledBy(found, typed, takesTextAddress(store));
    if (typeof settled === 'object') return settled;
    search.complain(settled, quiet);
    return null;
  }

  return {
    search,
    location,
    measured,
    locating: state === 'locating',
    busy: state === 'settling' || search.busy,
    asksForPlace: search.problem !== null && !isPutOff && needsLocationPrompt(search.text, location),
    putOff: () => setPutOff(true),
    pin: (at) => void pin(at),
    locate: () => void measure(),
    settle,
  };
}
