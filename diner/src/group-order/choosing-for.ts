import { say } from '@mam/client/i18n.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { GroupOrder, GroupOrderSession } from '@mam/domain/group-order/group-order.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { timeNow } from '../device/clock.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { groupOrderWords } from '../words/areas.ts';
import { addToGuest, fills } from './sync/guest-calls.ts';

/** The guest without a phone whom this tab chooses for on the menu; null = for oneself. */
const choosing = createStore<{ readonly guest: string | null }>(() => ({ guest: null }));

export const chooseFor = ({ uid }: GroupOrderSession): void => choosing.setState({ guest: uid });

export const chooseForOneself = (): void => choosing.setState({ guest: null });

/** [GO37] The guest the menu is chosen for; null = oneself. Its end is told once, or a dish would go astray. */
export function useChosenFor(groupOrder: GroupOrder): GroupOrderSession | null {
  const uid = useStore(choosing, ({ guest }) => guest);
  const session = uid === null ? undefined : groupOrder.sessions.find((one) => one.uid === uid);
  const guest = session && session.status === 1 && fills(groupOrder, session) ? session : null;
  const over = uid !== null && guest === null;
  useEffect(() => {
    // another component that asks has told it already
    if (!over || choosing.getState().guest === null) return;
    chooseForOneself();
    showToast(say(groupOrderWords, 'guest_over'), { urgent: true });
  }, [over]);
  return guest;
}

const added = (operations: readonly CartOperation[]): readonly CartLine[] | null => {
  const lines = operations.flatMap((one) => (one.kind === 'add' ? [one.line] : []));
  return lines.length === operations.length ? lines : null;
};

/**
 * [GO37] Takes what is added on the menu for a guest; false = it is not, and goes into one's own cart. One after the
 * other, so that two quick taps are two dishes.
 */
export function useGuestTakes(guest: GroupOrderSession | null, shop: StoreMenu | null, hash: string) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [uid, name] = [guest?.uid ?? null, guest?.name ?? ''];
  return useCallback(
    (operations: readonly CartOperation[]): boolean => {
      const lines = uid === null || !shop ? null : added(operations);
      if (!lines || uid === null || !shop) return false;
      last.current = last.current.then(async () => {
        if (!(await addToGuest(hash, uid, { operations, shop }))) return;
        const read = readCart(lines, shop.menu, wallTime(timeNow(), shop.store.zone));
        for (const { line, name: dish } of read)
          showToast(say(groupOrderWords, 'guest_added', { name, dish, n: line.quantity }));
      });
      return true;
    },
    [uid, name, shop, hash],
  );
}
