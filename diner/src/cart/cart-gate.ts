import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { afterOperations, type CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { createStore } from 'zustand/vanilla';
import { type PersistedCart, persist, persisted } from '../device/persisted.ts';

/** Whose cart it is. */
export type CartOf = Pick<PersistedCart, 'brand' | 'storeId'>;

/** Who stands before the changes of a cart: a group order that has locked it, or that takes note of what is done. */
export interface CartGuard {
  /** false = not now: the guard asks the diner, and calls `again` after a yes */
  readonly admits: (of: CartOf, operations: readonly CartOperation[], again: () => void) => boolean;
}

/** null = nobody minds. Everything that changes the lines of a cart passes here. */
export const cartGate = createStore<{ readonly guard: CartGuard | null }>(() => ({ guard: null }));

/** [CA17] Does something to a cart if its guard lets it, at once or after the diner's yes; false = not now. */
export function throughGate(of: CartOf, operations: readonly CartOperation[], write: () => void): boolean {
  const { guard } = cartGate.getState();
  if (guard && !guard.admits(of, operations, write)) return false;
  write();
  return true;
}

const linesShown = (): readonly CartLine[] => persisted.getState().cart.lines;

/** [CA17] The lines of the cart on the screen, changed by operations; `then` runs once they are. */
export function changeLines(operations: readonly CartOperation[], then?: () => void): void {
  throughGate(persisted.getState().cart, operations, () => {
    persist('cart', { lines: afterOperations(linesShown(), operations) });
    then?.();
  });
}

/** [CA17] Takes lines out, whatever is left of them. */
export const takeOutLines = (keys: readonly string[], then?: () => void): void =>
  changeLines(
    keys.map((key) => ({ kind: 'set', key, quantity: 0 })),
    then,
  );
