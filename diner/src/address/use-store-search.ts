import { needsLocationPrompt } from '@mam/domain/delivery/address-text.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { useState } from 'react';
import { useWhereabouts } from '../delivery/use-whereabouts.ts';
import { keepAddress, locateAddress } from '../delivery/whereabouts.ts';
import { usePersisted } from '../device/persisted.ts';
import { usePlace } from '../start/use-place.ts';
import { leaveAddress } from './address-book.ts';
import { type AddressSearch, useAddressSearch } from './use-address-search.ts';

interface StoreSearch {
  readonly search: AddressSearch;
  readonly location: Location | null;
  readonly locating: boolean;
  readonly locate: () => void;
  /** the diner has not said where they are, nor that they do not want to */
  readonly asksForLocation: boolean;
  readonly later: () => void;
}

/** From where the stores are looked at: an address the diner types, or the place the browser measures. */
export function useStoreSearch(): StoreSearch {
  const place = usePlace();
  const known = usePersisted(({ choices }) => choices.address);
  const { location, state } = useWhereabouts();
  const [putOff, setPutOff] = useState(false);
  const [tapped, setTapped] = useState(false);
  const search = useAddressSearch({
    place,
    known: known?.text ?? '',
    onForget: leaveAddress,
    onFound: (found) => keepAddress(found.text, found.location),
    // too few letters to go by: the place would help, whatever was said before
    onProblem: (problem) => (problem === 'short' || problem === 'empty') && setPutOff(false),
  });

  async function locate(): Promise<void> {
    setTapped(true);
    const now = await locateAddress();
    if (now === 'refused') search.complain('cant_locate_refused');
    if (now === 'failed') search.complain('cant_locate');
  }

  // never before it is known that there is something to ask: it would come and go
  const open = state === 'unasked' || (tapped && state === 'asking');
  return {
    search,
    location,
    locating: state === 'asking',
    locate: () => void locate(),
    asksForLocation: !putOff && open && needsLocationPrompt(known?.text ?? '', location) && !location,
    later: () => setPutOff(true),
  };
}
