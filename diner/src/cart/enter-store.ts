import { lateFile } from '@mam/client/late-file.ts';
import { tabStorage } from '@mam/client/storage.ts';
import { useLayoutEffect } from 'react';
import { persist, persisted } from '../device/persisted.ts';
import { showCart } from '../device/storage/persist-on-device.ts';
import { cartName } from '../device/storage/persisted-form.ts';
import type { Place } from '../start/place.ts';

/** Under which this tab remembers whose cart it showed, also over a reload. */
const SHOWN = 'mam.store';

/** [CA12] The diner chose this store: its cart is shown, and another store's that this tab has shown is left. */
export function enterStore({ brand, storeId, source }: Place): void {
  const { place, cart } = persisted.getState();
  if (place.brand !== brand || place.storeId !== storeId || place.source !== source)
    persist('place', { brand, storeId, source });
  const here = cartName({ brand, storeId });
  if (cartName(cart) !== here) showCart({ brand, storeId });
  const left = tabStorage.getItem(SHOWN);
  if (left === here) return;
  tabStorage.setItem(SHOWN, here);
  if (left) void lateFile(() => import('./left-cart.ts')).then(({ leaveCart: leave }) => leave(left));
}

/**
 * A link straight to a dish enters its store, whose cart takes it. Before anything can be tapped: entering later would
 * empty the cart of everything added in between.
 */
export function useEnterStore(place: Place, ready = true): void {
  useLayoutEffect(() => {
    if (ready) enterStore(place);
  }, [ready, place]);
}
