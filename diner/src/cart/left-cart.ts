import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { EMPTY, type PersistedCart, persisted } from '../device/persisted.ts';
import { cartName } from '../device/storage/persisted-form.ts';
import { changeCart, storedCart } from '../device/storage/stored-carts.ts';
import { throughGate } from './cart-gate.ts';
import { isChosenTogether } from './together.ts';

/** The cart that was emptied because the diner chose another store, until they have read it. */
const leftCart = createStore<{ readonly cart: PersistedCart | null }>(() => ({ cart: null }));

export const useLeftCart = (): PersistedCart | null => useStore(leftCart, ({ cart }) => cart);

const cartLockName = (name: string) => `mam.cart ${name}`;

let shown = '';
let release = () => {};
let holding: Promise<unknown> = Promise.resolve();
/** Settles when the lock of the cart that was shown before is free. */
let freed = holding;

/** Tells the other tabs, for as long as it is so, whose cart this one shows. */
function holdShown({ cart }: { readonly cart: PersistedCart }): void {
  const lock = cartLockName(cartName(cart));
  if (lock === shown) return;
  shown = lock;
  release();
  freed = holding;
  const left = new Promise<void>((done) => {
    release = done;
  });
  holding = navigator.locks.request(lock, { mode: 'shared' }, () => left);
}

let watching = false;

/** From now on a cart this tab shows is not emptied by another tab that goes to another store. */
export function watchShownCart(): void {
  if (watching || !navigator.locks) return;
  watching = true;
  const hold = () => holdShown(persisted.getState());
  hold();
  persisted.subscribe(holdShown);
  // the browser puts a page away some time after the next one has begun, and that one asks at once
  addEventListener('pagehide', () => {
    shown = '';
    release();
  });
  addEventListener('pageshow', hold);
}

function empty(cart: PersistedCart): void {
  throughGate(cart, [{ kind: 'empty' }], () => {
    changeCart(cart, ({ brand, storeId }) => ({ ...EMPTY.cart, brand, storeId }));
    leftCart.setState({ cart });
  });
}

/** A busy phone lets go of the lock of the page this one has replaced late; ms. */
const PUT_AWAY = 10_000;

/** [CA12] Empties the cart of a store that was left, and tells the diner; one that another tab shows stays. */
export async function leaveCart(name: string): Promise<void> {
  watchShownCart();
  // where tabs cannot know of each other nothing is taken from one of them
  if (!navigator.locks) return;
  await freed;
  const emptyLeft = () => {
    const cart = storedCart(name);
    // they may be back by now
    const isLeft = cartName(persisted.getState().cart) !== name;
    if (isLeft && cart && cart.lines.length > 0 && !isChosenTogether(name)) empty(cart);
  };
  const signal = AbortSignal.timeout(PUT_AWAY);
  await navigator.locks.request(cartLockName(name), { signal }, emptyLeft).catch((fault: unknown) => {
    if (!signal.aborted) throw fault;
  });
}

export const forgetLeftCart = (): void => leftCart.setState({ cart: null });

/** The cart that was emptied is as it was. */
export function restoreLeftCart(): void {
  const { cart } = leftCart.getState();
  if (cart) changeCart(cart, () => cart);
  forgetLeftCart();
}
