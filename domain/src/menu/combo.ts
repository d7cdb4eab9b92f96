import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { SaleWindow } from '../time/sale-window.ts';
import type { DishPicture } from './dish.ts';

/** A dish offered inside a combo, with what it adds to the combo's price. */
export interface ComboPart {
  readonly dishId: string;
  readonly addPrice: Minor;
  /** in this combo; the dish itself says whether there is any of it at all */
  readonly soldOut: boolean;
  /** only completes the combo, never offered as a choice */
  readonly virtual: boolean;
}

/** "Chọn 2 món cuốn". Groups with the same poolId are counted together [CO3]. */
export interface ComboGroup {
  readonly id: string;
  readonly poolId: string;
  readonly name: string;
  readonly parts: readonly ComboPart[];
  readonly required: number;
  /** 999 = unlimited */
  readonly max: number;
  /** preselected, cannot be changed */
  readonly fixed: boolean;
  readonly free: boolean;
  /** the amount that every chosen part of this group adds */
  readonly addPrice: Minor;
  /** each part adds the dish's own menu price */
  readonly priceByMenu: boolean;
}

export interface Combo {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** PAG4 */
  readonly special: boolean;
  readonly type: 'PAG2' | 'PAG3' | 'PAG4' | null;
  readonly active: boolean;
  /** switched off by the staff; a combo that cannot be filled is another matter [CO12] */
  readonly soldOut?: boolean;
  /** back by the clock [ME16] */
  readonly soldOutUntil?: EpochMs;
  readonly takeAway: boolean;
  readonly gift: boolean;
  readonly picture: DishPicture;
  readonly categoryId: string;
  readonly sort: number;
  readonly price: Minor;
  readonly mains: readonly ComboPart[];
  readonly groups: readonly ComboGroup[];
  readonly window: SaleWindow;
  /** store wall time YYYY-MM-DD HH:mm:ss, inclusive; null = open end */
  readonly from: string | null;
  readonly until: string | null;
}
