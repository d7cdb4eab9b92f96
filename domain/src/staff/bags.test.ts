import { expect, it } from 'vitest';
import { inBags, nameOver } from './bags.ts';
import type { TicketLine } from './board.ts';

const line = (key: string, bag: TicketLine['bag']): TicketLine => ({
  ...{ key, itemId: 'X', quantity: 1, name: 'Phở', details: [], note: '', isGift: false, amount: 0 },
  bag,
});

it('[GO20] puts the dishes of an order into bags, a name over each; two of one name stay two', () => {
  const [first, second] = [0, 1].map((number) => ({ number, name: 'Tí' }));
  if (!first || !second) throw new Error('there are two');
  const lines = inBags([line('b', second), line('nobody', null), line('a', first), line('c', second)]);
  expect(lines.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'nobody']);
  expect(lines.map((_, at) => nameOver(lines, at))).toEqual(['Tí', 'Tí', null, null]);
});

it('[GO20] writes no name over what was ordered by one', () => {
  expect(nameOver(inBags([line('a', null)]), 0)).toBeNull();
});
