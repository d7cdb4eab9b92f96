import { say } from '@mam/client/i18n.ts';
import { itemIdOf } from '@mam/domain/cart/change-cart.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect } from 'react';
import { persisted } from '../device/persisted.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import type { Place } from '../start/place.ts';
import { cartWords } from '../words/areas.ts';
import { takeOutLines } from './cart-gate.ts';

/** A stored cart is read against today's menu: what the menu no longer knows leaves it, with a word. */
export function useFreshCart({ menu }: StoreMenu, { brand, storeId }: Place): void {
  useEffect(() => {
    const { cart } = persisted.getState();
    if (cart.brand !== brand || cart.storeId !== storeId) return;
    const gone = cart.lines.filter((line) => {
      const id = itemIdOf(line);
      return !(line.kind === 'dish' ? menu.dishById.has(id) : menu.comboById.has(id));
    });
    if (gone.length === 0) return;
    takeOutLines(
      gone.map(({ key }) => key),
      () => showToast(say(cartWords, 'gone', { n: gone.length }), { urgent: true }),
    );
  }, [menu, brand, storeId]);
}
