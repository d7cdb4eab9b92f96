import type { CartLine } from '../cart/cart-line.ts';
import { itemIdOf, quantityOf } from '../cart/change-cart.ts';
import type { Minor } from '../money/currency.ts';
import { isMinor } from '../money/round.ts';
import { isQuantity, UNLIMITED } from '../options/quantity.ts';

/** More than any kitchen cooks at once [OR11]. */
export const MOST_LINES = 200;
/** of one person in a group order, and of everybody together [GO13] */
export const MOST_LINES_OF_MEMBER = 50;
export const MOST_LINES_TOGETHER = 1000;
export const MOST_CHOICES = 30;
/** Far above any bill, far below where numbers stop being exact. */
export const LARGEST_TOTAL: Minor = 1_000_000_000_000;

export interface TooMuch {
  readonly refused: 'TOO_MUCH';
  readonly limit: 'lines' | 'choices' | 'quantity' | 'total';
  readonly max: number;
}

const over = (limit: TooMuch['limit'], max: number): TooMuch => ({ refused: 'TOO_MUCH', limit, max });

/** [OR11] [GO13] More lines or choices than are worth looking up: at most 200 lines, unless said otherwise, and 30 choices a line. */
export function tooManyLines(lines: readonly CartLine[], most = MOST_LINES): TooMuch | null {
  if (lines.length > most) return over('lines', most);
  return lines.some((line) => choices(line) > MOST_CHOICES) ? over('choices', MOST_CHOICES) : null;
}

/** [OR11] At most 200 lines, 30 choices a line, 999 of one thing over all its lines, and a total that can be counted. */
export function tooMuch(lines: readonly CartLine[], total: Minor, most = MOST_LINES): TooMuch | null {
  const many = tooManyLines(lines, most);
  if (many) return many;
  const fits = (line: CartLine): boolean =>
    isQuantity(line.quantity) && quantityOf(lines, itemIdOf(line)) <= UNLIMITED;
  if (!lines.every(fits)) return over('quantity', UNLIMITED);
  return isMinor(total) && total <= LARGEST_TOTAL ? null : over('total', LARGEST_TOTAL);
}

function choices(line: CartLine): number {
  if (line.kind === 'dish') return line.options.length;
  return line.parts.reduce((sum, part) => sum + 1 + part.options.length, 0);
}
