import type { ChosenOption } from '../options/option-group.ts';

/** A dish chosen inside a combo group; quantity is per one combo. */
export interface ChosenPart {
  readonly groupId: string;
  readonly dishId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly options: readonly ChosenOption[];
  readonly note: string;
}
