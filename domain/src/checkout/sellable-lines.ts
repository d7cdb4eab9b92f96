import type { LineProblem, ReadLine } from '../cart/read-cart.ts';

/** Lines that cannot be had now. */
export interface UnsellableLines {
  readonly refused: 'NOT_SOLD_AT_TIME' | 'SOLD_OUT' | 'ITEM_GONE' | 'INVALID_CHOICE';
  /** names the diner knows; empty where the menu no longer has one */
  readonly names: readonly string[];
  readonly lineKeys: readonly string[];
}

function linesWith(
  read: readonly ReadLine[],
  problem: LineProblem,
  refused: UnsellableLines['refused'],
): UnsellableLines | null {
  const hit = read.filter((line) => line.problem === problem);
  if (hit.length === 0) return null;
  const names = [...new Set(hit.map(({ name }) => name))].filter((name) => name !== '');
  return { refused, names, lineKeys: hit.map(({ line }) => line.key) };
}

/** [CA7] Checks of the lines themselves. */
export const LINE_CHECKS: readonly ((order: {
  readonly read: readonly ReadLine[];
}) => UnsellableLines | null)[] = [
  ({ read }) => linesWith(read, 'NOT_AT_THIS_TIME', 'NOT_SOLD_AT_TIME'),
  ({ read }) => linesWith(read, 'SOLD_OUT', 'SOLD_OUT'),
  ({ read }) => linesWith(read, 'GONE', 'ITEM_GONE'),
  ({ read }) => linesWith(read, 'INVALID', 'INVALID_CHOICE'),
];

/** [CA7] Why some of these lines cannot be had now; null = all can. */
export function refusalOfLines(read: readonly ReadLine[]): UnsellableLines | null {
  for (const check of LINE_CHECKS) {
    const refusal = check({ read });
    if (refusal !== null) return refusal;
  }
  return null;
}
