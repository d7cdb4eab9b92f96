import type { CartLine } from '../cart/cart-line.ts';
import type { Address } from '../delivery/delivery.ts';
import type { OrderType } from '../store/store.ts';

/** number_of_days from today in the store's zone; hour −1 = no time chosen / now [OR7]. */
export interface PickupAt {
  readonly days: number;
  readonly hour: number;
  readonly minute: number;
}

export const NO_TIME: PickupAt = { days: 0, hour: -1, minute: 0 };

/** An order as a diner wants it, before it exists. */
export interface OrderDraft {
  readonly type: OrderType;
  readonly lines: readonly CartLine[];
  readonly orderNow: boolean;
  readonly pickupAt: PickupAt;
  readonly name: string;
  readonly phone: string;
  readonly address: Address | null;
  readonly note: string;
  readonly paymentMethod: string | null;
  readonly preview: boolean;
  /** the table the food is brought to; then address, phone, time and payment are not looked at [TB4] */
  readonly table?: string;
  /** the lines are those of several people [GO13] */
  readonly together?: boolean;
}
