import type { SayChange } from '../../words/change-words.ts';
import type { EditRow } from './order-edit.ts';

/** One change of an order in words: "bớt 1 cơm tấm". */
function rowWords(say: SayChange, { mark, was, left, now }: EditRow): string[] {
  const dish = was?.name ?? '';
  const other = now?.read.name ?? '';
  const count = now?.read.line.quantity ?? 0;
  switch (mark) {
    case 'same':
      return [];
    case 'fewer':
      return [say('say.fewer', { count: (was?.quantity ?? 0) - left, dish })];
    case 'removed':
      return [say('say.removed', { count: was?.quantity ?? 0, dish })];
    case 'swapped':
      return [say('say.swapped', { dish, count, other })];
    case 'added':
      return [say('say.added', { count, dish: other })];
  }
}

/** All changes of an order as they are told: additions first, removals last. */
export function changeWords(say: SayChange, rows: readonly EditRow[]): string {
  const order: readonly EditRow['mark'][] = ['added', 'swapped', 'fewer', 'removed'];
  const told = rows.toSorted((a, b) => order.indexOf(a.mark) - order.indexOf(b.mark));
  return told.flatMap((row) => rowWords(say, row)).join(', ');
}
