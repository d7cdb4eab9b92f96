import type { Minor } from '../money/currency.ts';
import type { Choosable } from './choosable.ts';
import type { UnitPrice } from './unit-price.ts';

export interface StartingPrice extends UnitPrice {
  /** the same with the dearest of all that has to be chosen */
  readonly most: Minor;
}

type Size = Pick<Choosable, 'price' | 'listPrice'>;

/** The least and the most that needed choices add. */
interface Span {
  readonly least: Minor;
  readonly most: Minor;
}

/** [OP13] The least a dish is ordered for: its cheapest size in stock, with the cheapest of what must be chosen in it. */
export function startingPrice(dish: Choosable): StartingPrice {
  const sizes: readonly Size[] = dish.variants.length > 0 ? inStock(dish.variants) : [dish];
  const base = sizes.reduce((least, size) => (size.price < least.price ? size : least));
  const { least, most } = neededOptions(dish);
  const dearest = Math.max(...sizes.map(({ price }) => price));
  return {
    list: base.listPrice + least,
    charged: dish.free ? 0 : base.price + least,
    most: dish.free ? 0 : dearest + most,
  };
}

/** [OP13] The price that options which must be chosen add to a dish. */
export function neededOptions({ groups }: Pick<Choosable, 'groups'>): Span {
  let [least, most] = [0, 0];
  for (const { min, options } of groups) {
    if (min === 0 || options.length === 0) continue;
    const prices = inStock(options).map(({ price }) => price);
    least += Math.min(...prices) * min;
    most += Math.max(...prices) * min;
  }
  return { least, most };
}

/** Leaves out sold-out things, unless none would be left. */
function inStock<T extends { readonly soldOut: boolean }>(things: readonly T[]): readonly T[] {
  const left = things.filter(({ soldOut }) => !soldOut);
  return left.length > 0 ? left : things;
}
