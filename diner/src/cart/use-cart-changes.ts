import { cartChanges, joinChanges, linesAsSeen } from '@mam/domain/cart/cart-changes.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { useEffect } from 'react';
import { persist, persisted } from '../device/persisted.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** [CA10] With a cart on screen: the menu's changes since it was last seen are stored until they have been read. */
export function useCartChanges(read: readonly ReadLine[], menu: Menu): void {
  useEffect(() => {
    const { cart } = persisted.getState();
    // the cart may have moved on since this was rendered, or not have been read yet
    if (read.length !== cart.lines.length || read.some(({ line }) => !cart.lines.includes(line))) return;
    const changes = joinChanges(cart.changes, cartChanges(cart.seen, read, menu));
    const seen = linesAsSeen(read);
    if (!same(seen, cart.seen) || !same(changes, cart.changes)) persist('cart', { seen, changes });
  }, [read, menu]);
}
