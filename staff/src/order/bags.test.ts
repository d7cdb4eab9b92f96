import { expect, it } from 'vitest';
import { bagsIn, inBags, nameOver } from './bags.ts';
import type { TicketLine } from './board-order.ts';

const PLAIN = { itemId: 'X', quantity: 1, name: 'Phở', details: [], note: '', gift: false, amount: 0 };

it('[GO20] puts the dishes of an order into bags, a name over each; two of one name stay two', () => {
  const people = [
    { name: 'Tí', lines: ['a', 'gift~x1'] },
    { name: 'Tí', lines: ['b', 'c'] },
  ];
  const bagOf = bagsIn({ people });
  const lines: TicketLine[] = inBags(
    ['a', 'b', 'c', 'gift'].map((key) => ({ ...PLAIN, key, bag: bagOf(key) })),
  );
  expect(lines.map(({ key }) => key)).toEqual(['a', 'gift', 'b', 'c']);
  expect(lines.map((_, at) => nameOver(lines, at))).toEqual(['Tí', null, 'Tí', null]);
});

it('[GO20] writes no name over what was ordered by one', () => {
  const lines: TicketLine[] = [{ ...PLAIN, key: 'a', bag: bagsIn({ people: [] })('a') }];
  expect(nameOver(inBags(lines), 0)).toBeNull();
});
