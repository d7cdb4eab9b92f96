import { afterOperations } from '@mam/domain/cart/cart-operation.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import { throughGate } from '../../cart/cart-gate.ts';
import { type Joined, joinedStore, linesOfJoined, rememberSynced, showLines } from '../../cart/together.ts';
import { persisted } from '../../device/persisted.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { type CartSync, cartSync } from './cart-sync.ts';
import { ownCart, sendCart } from './group-order-calls.ts';
import { usePing } from './group-order-query.ts';

const running = createStore<{ readonly sync: CartSync | null }>(() => ({ sync: null }));

/** Sends the changes made here, so that the server has them before anything is said about the cart. */
export async function pushNow(): Promise<void> {
  await running.getState().sync?.push();
}

/** Keeps the own cart and the server's the same while this app is open, whatever screen is shown. */
export function useRunning(joined: Joined, groupOrder: GroupOrder, here: StoreMenu): void {
  const { hash } = joined;
  const sync = useRef<CartSync | null>(null);
  const send = useEffectEvent((...sent: Parameters<Parameters<typeof cartSync>[0]['send']>) =>
    sendCart(hash, here, sent),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each group order; where it is does not change
  useEffect(() => {
    const own = () => {
      const now = joinedStore.getState().joined;
      return now?.hash === hash ? now : null;
    };
    const made = cartSync({
      lines: () => linesOfJoined(joined),
      show: (lines) => showLines(joined, lines),
      synced: () => own()?.synced ?? null,
      remember: (synced) => rememberSynced(hash, synced),
      held: (operations) => {
        const redo = () => showLines(joined, afterOperations(linesOfJoined(joined), operations));
        throughGate(joined, operations, redo);
      },
      send: (...sent) => send(...sent),
    });
    sync.current = made;
    running.setState({ sync: made });
    const stop = persisted.subscribe(({ cart }, { cart: before }) => {
      if (cart.lines !== before.lines) made.changed();
    });
    return () => {
      stop();
      made.stop();
      sync.current = null;
      running.setState({ sync: null });
    };
  }, [hash]);
  const read = useEffectEvent(() => {
    const own = ownCart(groupOrder);
    if (!own) return;
    sync.current?.take(own);
    if (!own.locked) sync.current?.changed();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading is heard once
  useEffect(read, [groupOrder, hash]);
  usePing(
    groupOrder,
    useCallback(() => void sync.current?.push(), []),
  );
}
