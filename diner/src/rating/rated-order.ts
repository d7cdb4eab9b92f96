import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';

/** An order and what its rating is shown with. */
export interface RatedOrder {
  readonly order: Order;
  readonly store: Store;
  /** only for the pictures; null = not here yet */
  readonly menu: Menu | null;
}
