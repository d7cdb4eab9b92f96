import type { TicketLine } from './board.ts';

/** One bag after the other, each as it was chosen; what is nobody's comes last. */
export const inBags = (lines: readonly TicketLine[]): TicketLine[] =>
  lines.toSorted((a, b) => (a.bag?.number ?? lines.length) - (b.bag?.number ?? lines.length));

/** [GO20] The name that stands over a line: of whom the lines that begin with it are; null = it goes on. */
export function nameOver(lines: readonly TicketLine[], at: number): string | null {
  const bag = lines[at]?.bag ?? null;
  return bag === null || bag.number === lines[at - 1]?.bag?.number ? null : bag.name;
}
