import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { SaleWindow } from '../time/sale-window.ts';

/** One thing to choose inside an option group: "Thêm trứng, 10.000đ". */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly soldOut: boolean;
  /** back by the clock [ME16] */
  readonly soldOutUntil?: EpochMs;
  readonly price: Minor;
  readonly window: SaleWindow;
}

/** "Nước dùng: chọn 1". max 999 = unlimited [OP1]. */
export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** true: no minimum and no maximum, no range is shown */
  readonly unbounded: boolean;
  /** max 1: choosing another replaces */
  readonly single: boolean;
  readonly options: readonly Option[];
}

/** quantity is per one dish, 1 to 999 */
export interface ChosenOption {
  readonly groupId: string;
  readonly optionId: string;
  readonly quantity: number;
}
