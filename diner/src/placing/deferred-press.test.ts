import { expect, it } from 'vitest';
import { pressNow } from './deferred-press.ts';

const CART = '/cart?pos_id=101';

it('a press waits for the answer and goes on with it', () => {
  expect(pressNow(null, { here: CART, waits: true })).toBe('none');
  expect(pressNow(CART, { here: CART, waits: true })).toBe('waits');
  expect(pressNow(CART, { here: CART, waits: false })).toBe('goes');
});

it('who has opened something else meanwhile did not mean it any more', () => {
  const here = `${CART}&sheet=address`;
  expect(pressNow(CART, { here, waits: true })).toBe('forgotten');
  expect(pressNow(CART, { here, waits: false })).toBe('forgotten');
});
