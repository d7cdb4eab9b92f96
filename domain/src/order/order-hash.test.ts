import { expect, it } from 'vitest';
import { isOrderHash } from './order-hash.ts';

it('an address names an order by more than ten characters', () => {
  for (const short of ['', 'A3F92', 'A3F92:abcd'])
    expect([short, isOrderHash(short)]).toEqual([short, false]);
  expect(isOrderHash('A3F92:abcde')).toBe(true);
});
