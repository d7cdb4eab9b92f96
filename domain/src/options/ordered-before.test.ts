import { describe, expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aDish, MONDAY_NOON } from '../../test/a-dish.ts';
import { withOrdered } from '../cart/with-ordered.ts';
import { choicesAgain, orderedBefore } from './ordered-before.ts';

const large = aDish('pho', {
  variants: [
    { id: 'S', name: 'Nhỏ', price: 60_000, listPrice: 60_000, soldOut: false },
    { id: 'L', name: 'Lớn', price: 75_000, listPrice: 75_000, soldOut: false },
  ],
});
const last = { variantId: 'L', options: [] };

describe('a dish that was ordered before', () => {
  it('[OP14] is offered with the choices of last time, as far as it can be had so now', () => {
    expect(choicesAgain(large, last, MONDAY_NOON)).toEqual(last);
    expect(choicesAgain(large, { variantId: 'XL', options: [] }, MONDAY_NOON)).toBeNull();
    const soldOut = {
      ...large,
      variants: large.variants.map((one) => ({ ...one, soldOut: one.id === 'L' })),
    };
    expect(choicesAgain(soldOut, last, MONDAY_NOON)).toBeNull();
    expect(choicesAgain(large, null, MONDAY_NOON)).toBeNull();
  });

  it('[OP14] where nothing is to be chosen there is nothing of last time', () => {
    expect(choicesAgain(aDish('tea'), { variantId: null, options: [] }, MONDAY_NOON)).toBeNull();
  });

  it('[OP14] [SU6] is known by its brand, the latest first, each once, and no more than sixty', () => {
    const first = withOrdered([], 'A', [aLine('1', 'pho'), aLine('2', 'tea')]);
    expect(first.map(({ id }) => id)).toEqual(['tea', 'pho']);
    const again = withOrdered(first, 'A', [aLine('3', 'pho', { variantId: 'L' })]);
    expect(again.map(({ id }) => id)).toEqual(['pho', 'tea']);
    expect(orderedBefore(again, 'A', 'pho')).toMatchObject({ variantId: 'L' });
    expect(orderedBefore(again, 'B', 'pho')).toBeNull();
    expect(orderedBefore(again, 'A', 'cake')).toBeNull();
    const many = Array.from({ length: 70 }, (_, n) => aLine(`${n}`, `dish ${n}`));
    expect(withOrdered(again, 'A', many)).toHaveLength(60);
  });
});
