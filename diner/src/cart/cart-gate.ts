import { createStore } from 'zustand/vanilla';

/** Whether a cart may be changed; who holds the gate lets the change through, now, later or never. null = nobody does. */
export const cartGate = createStore<{ readonly hold: ((change: () => void) => void) | null }>(() => ({
  hold: null,
}));

/** Every change of the cart that a diner makes passes here. */
export function throughGate(change: () => void): void {
  const { hold } = cartGate.getState();
  if (hold) hold(change);
  else change();
}
