import { useLayoutEffect } from 'react';
import type { Place } from '../start/place.ts';
import { enterStore } from './enter-store.ts';

/**
 * Whoever comes by a link straight to something of a store is in that store: what they add is of it. Before anything
 * can be tapped: entering later would empty what was added in between.
 */
export function useEnterStore(place: Place, ready = true): void {
  useLayoutEffect(() => {
    if (ready) enterStore(place);
  }, [ready, place]);
}
