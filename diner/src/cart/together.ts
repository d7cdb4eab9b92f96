import { deviceStorage } from '@mam/client/storage.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cartName } from '../device/storage/persisted-form.ts';
import { changeCart, storedCart } from '../device/storage/stored-carts.ts';
import type { Place } from '../start/place.ts';

/** The group order this browser is in: one at a time, in one store for as long as it lives. */
export interface Joined extends Pick<Place, 'brand' | 'storeId'> {
  readonly hash: string;
  /** the own cart as the server has it; null = nothing has been heard of it yet */
  readonly synced: Synced | null;
}

export interface Synced {
  /** the cart browser and server agreed on last */
  readonly lines: readonly CartLine[];
  readonly version: number;
  /** lines sent since; their answer never came, so they may have arrived or not */
  readonly sent?: readonly CartLine[];
}

/** All tabs are in the same one. */
const KEY = 'mam.together';

function stored(): Joined | null {
  try {
    const value: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { hash, brand, storeId, synced } = value as Record<string, unknown>;
    if (typeof hash !== 'string' || typeof brand !== 'string' || typeof storeId !== 'number') return null;
    const { lines, version, sent } = (synced ?? {}) as Record<string, unknown>;
    // damaged lines are read anew from the server
    const whole = Array.isArray(lines) && typeof version === 'number';
    return {
      hash,
      brand,
      storeId,
      synced: whole ? { lines, version, ...(Array.isArray(sent) && { sent }) } : null,
    };
  } catch {
    return null;
  }
}

export const joinedStore = createStore<{ readonly joined: Joined | null }>(() => ({ joined: stored() }));

export function useJoined(): Joined | null {
  return useStore(joinedStore, ({ joined }) => joined);
}

/** The one this browser is in, where it is in this store. */
export function useJoinedIn({ brand, storeId }: Place): Joined | null {
  const joined = useJoined();
  return joined?.brand === brand && joined.storeId === storeId ? joined : null;
}

function write(joined: Joined | null): void {
  if (joined) deviceStorage.setItem(KEY, JSON.stringify(joined));
  else deviceStorage.removeItem(KEY);
  joinedStore.setState({ joined });
}

/** The same one again changes nothing: the stream may tell of a joining before its own answer does. */
export function rememberJoined(hash: string, { brand, storeId }: Pick<Place, 'brand' | 'storeId'>): void {
  if (joinedStore.getState().joined?.hash === hash) return;
  write({ hash, brand, storeId, synced: null });
}

export function rememberSynced(hash: string, synced: Synced): void {
  const { joined } = joinedStore.getState();
  if (joined?.hash === hash) write({ ...joined, synced });
}

/** This browser is out of it; its dishes stay where they are. */
export function forgetJoined(hash: string): void {
  if (joinedStore.getState().joined?.hash === hash) write(null);
}

/** Another tab has joined, left or heard of the cart. */
export function followJoined(): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && joinedStore.setState({ joined: stored() });
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** [CA12] True for the cart of a group order: it is the others' to read too, so it stays when its store is left. */
export function isChosenTogether(name: string): boolean {
  // as all tabs have it: this one may not have heard yet
  const joined = stored();
  return joined !== null && cartName(joined) === name;
}

export const linesOfJoined = ({ brand, storeId }: Joined): readonly CartLine[] =>
  storedCart(cartName({ brand, storeId }))?.lines ?? [];

export function showLines({ brand, storeId }: Joined, lines: readonly CartLine[]): void {
  changeCart({ brand, storeId }, (cart) => ({ ...cart, lines }));
}
