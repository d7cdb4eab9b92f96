import { lateFile } from '@mam/client/late-file.ts';
import { useLayoutEffect } from 'react';
import { showCart } from '../device/persist-on-device.ts';
import { persist, persisted } from '../device/persisted.ts';
import type { Place } from '../start/place.ts';

/** [CA12] The diner chose this store: its own cart is shown, and that of another brand or store is left. */
export function enterStore({ brand, storeId, source }: Place): void {
  const { place, cart } = persisted.getState();
  if (place.brand !== brand || place.storeId !== storeId || place.source !== source)
    persist('place', { brand, storeId, source });
  if (cart.brand === brand && cart.storeId === storeId) return;
  showCart({ brand, storeId });
  if (cart.lines.length > 0) void lateFile(() => import('./left-cart.ts')).then(({ leave }) => leave(cart));
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
