import { createStore } from 'zustand/vanilla';

/** Lines that are left out of what is ordered and stay in the carts of others; null = one orders one's own cart. */
export const leftOut = createStore<{ readonly keys: readonly string[] | null }>(() => ({ keys: null }));
