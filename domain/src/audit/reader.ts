/** A person as far as it decides which lines they read. */
export interface TrailReader {
  readonly id: string;
  /** they may read lines of others */
  readonly readsOthers: boolean;
  /** they read of people, passwords and what has no store */
  readonly readsAll: boolean;
  /** empty = every store of the brand */
  readonly stores: readonly number[];
}

/** The lines somebody may read: all of the brand, those of stores and their own, or their own. */
export type TrailScope =
  | { readonly of: 'brand' }
  | { readonly of: 'stores'; readonly stores: readonly number[] | 'all'; readonly own: string }
  | { readonly of: 'own'; readonly own: string };

/** [AU5] An owner reads all of the brand, a manager the stores they work at, everybody what they did themselves. */
export function trailScope({ id, readsOthers, readsAll, stores }: TrailReader): TrailScope {
  if (readsAll) return { of: 'brand' };
  if (!readsOthers) return { of: 'own', own: id };
  return { of: 'stores', stores: stores.length === 0 ? 'all' : stores, own: id };
}

/** [AU5] Whether a line lies within what somebody may read. */
export function isInScope(
  scope: TrailScope,
  line: { readonly store: number | null; readonly staffId: string | null },
): boolean {
  if (scope.of === 'brand') return true;
  if (scope.own === line.staffId) return true;
  if (scope.of === 'own' || line.store === null) return false;
  return scope.stores === 'all' || scope.stores.includes(line.store);
}
