import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { TicketLine } from './board-order.ts';

/** Finds the bag a line goes into, as the wire of its order says. */
export function bagsIn({ people }: Pick<StaffOrder, 'people'>): (key: string) => TicketLine['bag'] {
  const bags = new Map(
    people.flatMap(({ name, lines }, number) =>
      lines.map((line) => [lineKeyOf(line), { number, name }] as const),
    ),
  );
  return (key) => bags.get(key) ?? null;
}

/** One bag after the other, each as it was chosen; what is nobody's comes last. */
export const inBags = (lines: readonly TicketLine[]): TicketLine[] =>
  lines.toSorted((a, b) => (a.bag?.number ?? lines.length) - (b.bag?.number ?? lines.length));

/** [GO20] The name that stands over a line: of whom the lines that begin with it are; null = it goes on. */
export function nameOver(lines: readonly TicketLine[], at: number): string | null {
  const bag = lines[at]?.bag ?? null;
  return bag === null || bag.number === lines[at - 1]?.bag?.number ? null : bag.name;
}
