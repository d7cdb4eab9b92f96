import { useLayoutEffect } from 'react';
import { EMPTY, persist, persisted } from '../device/persisted.ts';
import type { Place } from '../start/place.ts';

/** The diner chose this store: a cart of another brand or store is emptied, the same store keeps it. */
export function enterStore({ brand, storeId, source }: Place): void {
  const { place, cart } = persisted.getState();
  if (place.brand !== brand || place.storeId !== storeId || place.source !== source)
    persist('place', { brand, storeId, source });
  if (cart.brand !== brand || cart.storeId !== storeId)
    persisted.setState({ cart: { ...EMPTY.cart, brand, storeId } });
}

/**
 * Whoever comes by a link straight to something of a store is in that store: what they add is of it. Before anything
 * can be tapped: entering later would empty what was added in between.
 */
export function useEnterStore(place: Place, ready = true): void {
  useLayoutEffect(() => {
    if (ready) enterStore(place);
  }, [ready, place]);
}
