import type { ChosenOption } from '../options/option-group.ts';
import type { Selection } from '../options/selection.ts';

/** The main dish of a combo, in its size and with its options [CO1]. */
export interface ChosenMain extends Selection {
  readonly dishId: string;
}

/** A dish chosen inside a combo group; quantity is per one combo. */
export interface ChosenPart {
  readonly groupId: string;
  readonly dishId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly options: readonly ChosenOption[];
  readonly note: string;
}
