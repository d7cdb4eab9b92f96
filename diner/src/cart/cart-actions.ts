import { say } from '@mam/client/i18n.ts';
import type { CartLine, ComboLine, DishLine } from '@mam/domain/cart/cart-line.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { reportFeature } from '../data/features.ts';
import { persist, persisted } from '../device/persisted.ts';
import { cartWords } from '../words/areas.ts';
import { changeLines, takeOutLines, throughGate } from './cart-gate.ts';
import { justAdded } from './just-added.ts';

type WithoutKey<Line> = Omit<Line, 'key'>;
export type NewLine = WithoutKey<DishLine> | WithoutKey<ComboLine>;

/** Not crypto.randomUUID: that exists on https only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

function lines(): readonly CartLine[] {
  return persisted.getState().cart.lines;
}

function tell(what: 'added' | 'changed' | 'deleted', name: string, quantity: number): void {
  showToast(say(cartWords, what, { name, n: quantity }));
}

/** Puts a line into the cart, or more onto its equal. `settled`: nothing is left to do where it was chosen. */
export function addToCart(line: NewLine, name: string, settled?: () => void): void {
  const added = { ...line, key: newKey() } as CartLine;
  const then = () => {
    reportFeature('add_to_cart');
    navigator.vibrate?.(10);
    tell('added', name, line.quantity);
    justAdded.setState({ line: added });
  };
  changeLines([{ kind: 'add', line: added }], then, settled);
}

/** Replaces the line at an index; quantity 0 takes it out. `settled`: where it was changed nothing is left to do. */
export function changeInCart(index: number, line: NewLine, name: string, settled: () => void): void {
  const before = lines()[index];
  if (!before) {
    addToCart(line, name, settled);
  } else if (line.quantity === 0) {
    removeFromCart(before.key, name, settled);
  } else {
    const { key } = before;
    const then = () => tell('changed', name, line.quantity);
    changeLines([{ kind: 'replace', key, line: { ...line, key } as CartLine }], then, settled);
  }
}

/** Steps a line; at 0 it leaves the cart. */
export function setLineQuantity(key: string, quantity: number): void {
  changeLines([{ kind: 'set', key, quantity }]);
}

export function removeFromCart(key: string, name: string, settled?: () => void): void {
  const quantity = lines().find((line) => line.key === key)?.quantity ?? 0;
  takeOutLines([key], () => tell('deleted', name, quantity), settled);
}

/** One less of a dish or combo: of the line that was added last. */
export function oneLess(id: string): void {
  changeLines([{ kind: 'take', itemId: id }]);
}

/** Empties the cart, its note and its code; address, name and payment choice stay. */
export function clearCart(): void {
  throughGate(persisted.getState().cart, [{ kind: 'empty' }], () =>
    persist('cart', { lines: [], note: '', voucher: null, seen: [], changes: [] }),
  );
}
