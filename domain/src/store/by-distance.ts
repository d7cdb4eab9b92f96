import { kmBetween } from './distance.ts';
import type { Location, Store } from './store.ts';

export interface StoreAway {
  readonly store: Store;
  /** null = one of the two places is unknown */
  readonly km: number | null;
}

/** [ST9] Listed stores, nearest first; those without a distance keep their order and come last. */
export function storesByDistance(stores: readonly Store[], from: Location | null): StoreAway[] {
  return stores
    .filter((store) => store.listed)
    .map((store) => ({ store, km: kmBetween(from, store.location) }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}
