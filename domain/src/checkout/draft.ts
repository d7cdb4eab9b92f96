import type { CartLine } from '../cart/cart-line.ts';
import type { Address } from '../delivery/delivery.ts';
import type { Minor } from '../money/currency.ts';
import type { OrderType } from '../store/store.ts';
import type { PickupAt } from '../time/pickup-at.ts';

/** An order that somebody of the restaurant writes down for others. */
export interface TakenByStaff {
  readonly for: 'caller' | 'counter' | 'table';
  /** the delivery fee the caller has agreed to on the phone; null = none was named */
  readonly agreedFee: Minor | null;
  /** whoever may make one takes it all the same */
  readonly exception: boolean;
}

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
  /** staff write it down; absent = its diner orders [OR102] */
  readonly taken?: TakenByStaff;
}
