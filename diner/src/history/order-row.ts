import type { PastOrder } from '@mam/domain/order/order.ts';
import { DEFAULT_ZONE, type Zone } from '@mam/domain/time/moment.ts';
import type { BrandStores } from '../store/use-stores.ts';
import { isMoving } from './order-state.tsx';
import type { OwnOrders } from './use-history.ts';

/** An order of the list with what is known of its store. */
export interface OrderRow {
  readonly order: PastOrder;
  readonly store: string;
  readonly logo: string | null;
  readonly zone: Zone;
  /** its dot breathes: the first that still moves */
  readonly live: boolean;
  /** where it is seen whole */
  readonly to: string;
}

/** brand: whose page it is; null = not known. linkOf: where an order is seen whole. */
export function buildOrderRows(
  { orders, stores }: Pick<OwnOrders, 'orders' | 'stores'>,
  brand: BrandStores | null,
  linkOf: (hash: string) => string,
): OrderRow[] {
  const first = orders.find(isMoving);
  return orders.map((order) => {
    const store = stores.find(({ id, brand: of }) => id === order.storeId && of === order.brand);
    return {
      order,
      // one that is gone had a name nobody knows any more: the brand's stays
      store: store?.name ?? brand?.name ?? order.brand,
      logo: brand?.logo ?? null,
      zone: store?.zone ?? DEFAULT_ZONE,
      live: order === first,
      to: linkOf(order.hash),
    };
  });
}

/** Names a row among the others. */
export const orderRowKey = ({ order: { brand, code } }: OrderRow): string => `${brand} ${code}`;

export const orderedDishesText = ({ order }: OrderRow): string =>
  order.items.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ');
