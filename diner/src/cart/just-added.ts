import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The line that came into the cart last, in this tab. */
export const justAdded = createStore<{ readonly line: CartLine | null }>(() => ({ line: null }));

export function useJustAdded(): CartLine | null {
  return useStore(justAdded, ({ line }) => line);
}
