import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';

/** Names in the cart that are not sold at a moment, each once, in the order of the cart. */
export function unsoldThen(
  lines: readonly CartLine[],
  menu: Menu,
  { at, zone }: { readonly at: EpochMs; readonly zone: Zone },
): readonly string[] {
  const unsold = readCart(lines, menu, wallTime(at, zone)).filter(
    ({ problem }) => problem === 'NOT_AT_THIS_TIME',
  );
  return [...new Set(unsold.map(({ name }) => name))];
}
