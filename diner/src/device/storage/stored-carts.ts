import { type PersistedCart, persisted } from '../persisted.ts';
import { cartIn, followOtherTabs, type OfStore, store, stored, withCart } from './persist-on-device.ts';
import { cartName } from './persisted-form.ts';

/** A cart by its name, whether this tab shows it or not. */
export const storedCart = (name: string): PersistedCart | undefined => stored().carts[name];

/** Changes the cart of a store, whether this tab shows it or not. */
export function changeCart(of: OfStore, change: (cart: PersistedCart) => PersistedCart): void {
  followOtherTabs();
  const { cart } = persisted.getState();
  if (cartName(cart) === cartName(of)) persisted.setState({ cart: change(cart) });
  else store(withCart(stored(), change(cartIn(stored(), of))));
}
