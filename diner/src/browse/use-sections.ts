import type { Place } from '@mam/domain/menu/listing.ts';
import { useMemo } from 'react';
import { useWantedAt } from '../cart/use-wanted-at.ts';
import { useOnClock } from '../device/clock.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import type { SayMenu } from '../store/opening.ts';
import { listingOf, type ShownSection } from './sections.ts';

/** What the menu shows at the time the food is wanted, in its order; looked at anew every 5 s. */
export function useSections(here: StoreMenu, where: Place, say: SayMenu): readonly ShownSection[] {
  const wanted = useWantedAt(here.store);
  const listing = useMemo(() => listingOf(here, where, say), [here, where, say]);
  return useOnClock((now) => listing(now === null ? null : wanted(now)));
}
