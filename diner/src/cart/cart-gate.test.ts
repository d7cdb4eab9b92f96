import { aLine } from '@mam/domain/test/a-cart.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persist, persisted } from '../device/persisted.ts';
import { addToCart, clearCart, oneLess, removeFromCart, setLineQuantity } from './cart-actions.ts';
import { cartGate, changeLines } from './cart-gate.ts';
import { justAdded } from './just-added.ts';

const { key: _, ...pho } = aLine('1', 'pho');
const quantities = () => persisted.getState().cart.lines.map(({ key, quantity }) => `${key} ${quantity}`);

beforeEach(() => {
  persist('cart', { lines: [aLine('1', 'pho', { quantity: 2 }), aLine('2', 'tea')] });
});
afterEach(() => {
  cartGate.setState({ guard: null });
  justAdded.setState({ line: null });
});

it('[CA17] a held cart stays as it is, whatever is done to it, and nothing is said', () => {
  const admits = vi.fn(() => false);
  cartGate.setState({ guard: { admits } });
  addToCart(pho, 'Phở');
  setLineQuantity('1', 5);
  removeFromCart('2', 'Trà');
  oneLess('pho');
  clearCart();
  expect(quantities()).toEqual(['1 2', '2 1']);
  expect(justAdded.getState().line).toBeNull();
  expect(admits).toHaveBeenCalledTimes(5);
});

it('[CA17] what was held is done after the yes, to the cart as it is then', () => {
  const held: (() => void)[] = [];
  cartGate.setState({ guard: { admits: (_of, _operations, again) => held.push(again) === 0 } });
  setLineQuantity('1', 5);
  cartGate.setState({ guard: null });
  persist('cart', { lines: [aLine('9', 'che'), aLine('1', 'pho')] });
  for (const again of held) again();
  expect(quantities()).toEqual(['9 1', '1 5']);
});

it('[CA17] where a dish was chosen it stays on the screen until it is in the cart, or with the guest it is for', () => {
  const held: (() => void)[] = [];
  const left = vi.fn();
  cartGate.setState({ guard: { admits: (_of, _operations, again) => held.push(again) === 0 } });
  const change = () => changeLines([{ kind: 'set', key: '1', quantity: 3 }], undefined, left);
  change();
  expect(left).not.toHaveBeenCalled();
  held[0]?.();
  expect(left).toHaveBeenCalledTimes(1);
  expect(quantities()).toEqual(['1 3', '2 1']);
  cartGate.setState({ guard: { admits: () => 'taken' } });
  changeLines([{ kind: 'set', key: '1', quantity: 9 }], undefined, left);
  expect(left).toHaveBeenCalledTimes(2);
  expect(quantities()).toEqual(['1 3', '2 1']);
  cartGate.setState({ guard: null });
  change();
  expect(left).toHaveBeenCalledTimes(3);
});

it('[CA16] [CA17] whoever stands there hears what was done', () => {
  const heard: unknown[] = [];
  cartGate.setState({ guard: { admits: (_of, operations) => heard.push(...operations) > 0 } });
  setLineQuantity('1', 3);
  oneLess('tea');
  expect(heard).toEqual([
    { kind: 'set', key: '1', quantity: 3 },
    { kind: 'take', itemId: 'tea' },
  ]);
  expect(quantities()).toEqual(['1 3']);
});
