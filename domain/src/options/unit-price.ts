import type { Minor } from '../money/currency.ts';
import type { Choosable } from './choosable.ts';
import type { ChosenOption } from './option-group.ts';

export interface UnitPrice {
  /** before the dish's own discount */
  readonly list: Minor;
  /** the price of one */
  readonly charged: Minor;
}

/** [OP8] [OP9] [PR8] One dish with its choices: the variant's price stands in for the dish's, options come on top; free is 0. */
export function dishUnitPrice(
  dish: Choosable,
  variantId: string | null,
  options: readonly ChosenOption[],
): UnitPrice {
  const base = dish.variants.find((variant) => variant.id === variantId) ?? dish;
  const extra = optionsPrice(dish, options);
  return { list: base.listPrice + extra, charged: dish.free ? 0 : base.price + extra };
}

/** [OP9] The price the chosen options add to one dish. */
export function optionsPrice(dish: Choosable, options: readonly ChosenOption[]): Minor {
  let sum = 0;
  for (const { groupId, optionId, quantity } of options) {
    const group = dish.groups.find(({ id }) => id === groupId);
    const option = group?.options.find(({ id }) => id === optionId);
    sum += (option?.price ?? 0) * quantity;
  }
  return sum;
}
