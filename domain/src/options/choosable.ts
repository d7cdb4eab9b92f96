import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { OptionGroup } from './option-group.ts';

/** A size or kind of a dish; its price replaces the dish's price [OP8]. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly soldOut: boolean;
  /** back by the clock [ME16] */
  readonly soldOutUntil?: EpochMs;
  readonly listPrice: Minor;
  readonly price: Minor;
}

/** The facts of a dish that choosing in it needs. */
export interface Choosable {
  readonly listPrice: Minor;
  readonly price: Minor;
  readonly free: boolean;
  readonly variants: readonly Variant[];
  readonly groups: readonly OptionGroup[];
}
