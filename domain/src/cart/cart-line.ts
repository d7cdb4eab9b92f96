import type { ComboChoice } from '../combo/selection.ts';
import type { ChosenOption } from '../options/option-group.ts';

/** Where a line came from, kept for the order [CA8]. */
export interface LineOrigin {
  readonly source: string;
  readonly suggestType: string;
  readonly suggestBy: string;
}

interface LineBase {
  /** unique within the cart (pr_key) */
  readonly key: string;
  /** 1 to 999 */
  readonly quantity: number;
  /** at most 255 graphemes */
  readonly note: string;
  readonly origin: LineOrigin | null;
}

export interface DishLine extends LineBase {
  readonly kind: 'dish';
  readonly dishId: string;
  readonly variantId: string | null;
  readonly options: readonly ChosenOption[];
}

export interface ComboLine extends LineBase, ComboChoice {
  readonly kind: 'combo';
  readonly comboId: string;
}

/** The diner's choices alone; names and prices are derived from today's menu. */
export type CartLine = DishLine | ComboLine;
