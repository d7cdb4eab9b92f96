import type { DietFacts } from '../diet/facts.ts';
import type { BasisPoints, Minor } from '../money/currency.ts';
import type { Variant } from '../options/choosable.ts';
import type { OptionGroup } from '../options/option-group.ts';
import type { EpochMs } from '../time/moment.ts';
import type { SaleWindow } from '../time/sale-window.ts';

/** How a picture is shown: a cut-out lies on a drawn plate over a ground of this pantry hue, a photo covers the frame. */
export interface DishPicture {
  readonly url: string | null;
  readonly hue: number;
  readonly cutout: boolean;
}

/** A dish as this store sells it. */
export interface Dish {
  readonly id: string;
  /** the id used in addresses: /menu/product?product_id=… */
  readonly storeItemId: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly sort: number;
  readonly soldOut: boolean;
  /** back by the clock [ME16]; absent = nobody knows when, or it is on sale */
  readonly soldOutUntil?: EpochMs;
  readonly picture: DishPicture;
  /** price of the store's price list before the dish's own discount */
  readonly listPrice: Minor;
  /** the price charged: list price less discount, rounded; 0 when free [ME3] */
  readonly price: Minor;
  readonly discount: BasisPoints;
  readonly free: boolean;
  /** only serves combos, never listed */
  readonly virtual: boolean;
  /** eaten with other dishes: not listed under its category */
  readonly sideDish: boolean;
  readonly takeAway: boolean;
  readonly window: SaleWindow;
  readonly variants: readonly Variant[];
  readonly groups: readonly OptionGroup[];
  readonly diet: DietFacts;
  readonly slug: string;
  readonly suggestType: string;
  readonly suggestBy: string;
}

export interface Category {
  /** matches Dish.categoryId (text_id on the wire) */
  readonly id: string;
  readonly name: string;
  readonly shown: boolean;
  readonly sideDish: boolean;
  readonly sort: number;
  readonly picture: DishPicture;
}

/** A suggestion names a dish or a combo. */
export interface Suggestion {
  readonly kind: 'Item' | 'NormalCombo' | 'SpecialCombo';
  readonly id: string;
}

export interface SuggestionGroup {
  readonly active: boolean;
  readonly suggestions: readonly Suggestion[];
}
