import type { OrderedThing } from '../options/ordered-before.ts';
import type { CartLine } from './cart-line.ts';
import { itemIdOf } from './change-cart.ts';

/** More than anybody orders again. */
const MOST = 60;

function toOrderedThing(brand: string, line: CartLine): OrderedThing {
  const { variantId, options } = line.kind === 'dish' ? line : { variantId: null, options: [] };
  return { brand, id: itemIdOf(line), variantId, options };
}

/** [OP14] Adds an order to the things a diner has ordered before: the latest first, each once, sixty at most. */
export function withOrdered(
  before: readonly OrderedThing[],
  brand: string,
  lines: readonly CartLine[],
): readonly OrderedThing[] {
  const all = [...lines.map((line) => toOrderedThing(brand, line)).reverse(), ...before];
  const firstOf = (thing: OrderedThing) =>
    all.find((one) => one.brand === thing.brand && one.id === thing.id);
  return all.filter((thing) => firstOf(thing) === thing).slice(0, MOST);
}
