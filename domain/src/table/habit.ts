import type { BoughtAgain } from '../cart/buy-again.ts';
import type { PlacingRefusal } from '../checkout/placing.ts';
import type { PastOrder } from '../order/order.ts';
import { statusGroup } from '../order/status.ts';
import type { Store } from '../store/store.ts';

/**
 * [TB74] The order a diner at a table of this store is offered again: their newest (orders come newest first) that they
 * placed for themselves alone and that was completed there; null = none.
 */
export function usualOrder(
  orders: readonly PastOrder[],
  { brand, id }: Pick<Store, 'brand' | 'id'>,
): PastOrder | null {
  const isHabit = (order: PastOrder) =>
    order.mine &&
    order.people === 0 &&
    order.brand === brand &&
    order.storeId === id &&
    statusGroup(order.status) === 'COMPLETED';
  return orders.find(isHabit) ?? null;
}

/**
 * [TB75] Why an order is not sent again as it was: of it nothing, or not everything, is sold any more; else what its table's order
 * would be refused for. null = it may be.
 */
export function mayOrderHabit(
  { lines, gone }: Pick<BoughtAgain, 'lines' | 'gone'>,
  refusal: PlacingRefusal | null,
): PlacingRefusal | null {
  if (gone.length > 0) {
    const names = [...new Set(gone.map(({ name }) => name))].filter((name) => name !== '');
    return { refused: 'ITEM_GONE', names, lineKeys: gone.map(({ key }) => key) };
  }
  return lines.length === 0 ? { refused: 'EMPTY_CART' } : refusal;
}
