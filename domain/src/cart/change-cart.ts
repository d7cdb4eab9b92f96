import { UNLIMITED } from '../options/quantity.ts';
import type { CartLine } from './cart-line.ts';
import { sameChoice } from './same-line.ts';

/** [CA2] [CA3] A line joins the cart: it replaces the line with its key, else raises the same choice, else comes last. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const at = lines.findIndex(({ key }) => key === line.key);
  if (at >= 0) return replaceLine(lines, at, line);
  const same = lines.find((other) => sameChoice(other, line));
  if (same) return setQuantity(lines, same.key, same.quantity + line.quantity);
  return kept([...lines, line]);
}

/** [CA4] An edited line takes the place at its index and keeps the key there; an index that fits no line adds it. */
export function replaceLine(lines: readonly CartLine[], index: number, line: CartLine): readonly CartLine[] {
  const old = lines[index];
  if (old === undefined) return addLine(lines, line);
  return kept(lines.with(index, { ...line, key: old.key }));
}

/** [CA5] A line's quantity becomes n, at most 999; at 0 or less the line is gone. */
export function setQuantity(lines: readonly CartLine[], key: string, n: number): readonly CartLine[] {
  return kept(lines.map((line) => (line.key === key ? { ...line, quantity: n } : line)));
}

/** [CA5] The cart without a line. */
export function removeLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.filter((line) => line.key !== key);
}

/** [CA6] One unit less of the line of this dish or combo that was added last. */
export function takeOne(lines: readonly CartLine[], itemId: string): readonly CartLine[] {
  const last = lines.findLast((line) => itemIdOf(line) === itemId);
  return last ? setQuantity(lines, last.key, last.quantity - 1) : lines;
}

/** [CA11] Takes an order out of its cart, given how many of each line were ordered: things added since stay. */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: ReadonlyMap<string, number>,
): readonly CartLine[] {
  return kept(lines.map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.key) ?? 0) })));
}

/** [CA6] How many of a dish or combo the cart holds, over all its lines. */
export function quantityOf(lines: readonly CartLine[], itemId: string): number {
  return lines.reduce((sum, line) => (itemIdOf(line) === itemId ? sum + line.quantity : sum), 0);
}

/** [CA6] How many dishes and combos the cart holds. */
export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The dish or combo a line is about. */
export function itemIdOf(line: CartLine): string {
  return line.kind === 'dish' ? line.dishId : line.comboId;
}

/** [CA5] Every change ends here: no line below 1, none above 999. */
function kept(lines: readonly CartLine[]): readonly CartLine[] {
  return lines
    .filter((line) => line.quantity >= 1)
    .map((line) => (line.quantity > UNLIMITED ? { ...line, quantity: UNLIMITED } : line));
}
