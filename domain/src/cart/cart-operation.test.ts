import { expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { afterOperations, type CartOperation } from './cart-operation.ts';

const pho = aLine('1', 'pho');
const tea = aLine('2', 'tea');

it('[CA16] is done again to the cart that somebody else has changed', () => {
  const mine: readonly CartOperation[] = [
    { kind: 'add', line: tea },
    { kind: 'set', key: '1', quantity: 3 },
  ];
  expect(afterOperations([pho, aLine('9', 'che')], mine)).toEqual([
    { ...pho, quantity: 3 },
    aLine('9', 'che'),
    tea,
  ]);
  // the other took out what I raised: it stays out
  expect(afterOperations([aLine('9', 'che')], mine)).toEqual([aLine('9', 'che'), tea]);
});

it('[CA16] replaces, takes one away and empties', () => {
  const large = { ...pho, variantId: 'LON' };
  expect(afterOperations([tea, pho], [{ kind: 'replace', key: '1', line: large }])).toEqual([tea, large]);
  // the line to replace is gone: the new one is added instead
  expect(afterOperations([tea], [{ kind: 'replace', key: '1', line: large }])).toEqual([tea, large]);
  expect(afterOperations([tea, pho], [{ kind: 'take', itemId: 'pho' }])).toEqual([tea]);
  expect(afterOperations([tea], [{ kind: 'empty' }])).toEqual([]);
});
