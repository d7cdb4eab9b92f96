import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { afterOperations, type CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { createStore } from 'zustand/vanilla';
import { type PersistedCart, persist, persisted } from '../device/persisted.ts';

/** The name of a cart: its brand and store. */
export type CartOf = Pick<PersistedCart, 'brand' | 'storeId'>;

/** A guard before the changes of a cart: a group order that has locked it, or that takes note of them. */
export interface CartGuard {
  /** false = not now: it asks the diner and calls `again` after a yes; 'taken' = a guest they choose for has it */
  readonly admits: (of: CartOf, operations: readonly CartOperation[], again: () => void) => boolean | 'taken';
}

/** null = nobody minds. Everything that changes the lines of a cart passes here. */
export const cartGate = createStore<{ readonly guard: CartGuard | null }>(() => ({ guard: null }));

/**
 * [CA17] Changes a cart if its guard lets it, at once or after the diner's yes; false = not now. `settled` runs once it
 * is changed or taken: until then the diner stays where they chose.
 */
export function throughGate(
  of: CartOf,
  operations: readonly CartOperation[],
  write: () => void,
  settled: () => void = () => {},
): boolean {
  const { guard } = cartGate.getState();
  const again = () => {
    write();
    settled();
  };
  const admitted = guard ? guard.admits(of, operations, again) : true;
  if (admitted === true) again();
  else if (admitted === 'taken') settled();
  return admitted === true;
}

const linesShown = (): readonly CartLine[] => persisted.getState().cart.lines;

/** [CA17] Changes the lines of the cart on screen; `then` runs once they are, `settled` also once a guest took them. */
export function changeLines(
  operations: readonly CartOperation[],
  then?: () => void,
  settled?: () => void,
): void {
  const write = () => {
    persist('cart', { lines: afterOperations(linesShown(), operations) });
    then?.();
  };
  throughGate(persisted.getState().cart, operations, write, settled);
}

/** [CA17] Takes lines out, whatever is left of them. */
export const takeOutLines = (keys: readonly string[], then?: () => void, settled?: () => void): void =>
  changeLines(
    keys.map((key) => ({ kind: 'set', key, quantity: 0 })),
    then,
    settled,
  );
