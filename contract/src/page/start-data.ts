import type { ConfigWire } from '../brand/config.schema.ts';
import type { MenuWire } from '../menu/menu.schema.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import type { RestaurantWire } from '../store/restaurant.schema.ts';

/** Answers the app would ask for first; laid into the page, so that nothing has to be asked. */
export interface StartData {
  /** every event up to this one is in the data: the live stream goes on from here, and nothing is asked twice */
  readonly seq: number;
  readonly config: ConfigWire;
  readonly restaurants: readonly RestaurantWire[];
  readonly menu?: MenuWire;
  /** as anybody who holds its link reads it */
  readonly order?: OrderDetail;
}
