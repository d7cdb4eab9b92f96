import type { OrderType } from '../store/store.ts';

/** [DE3] Whether an order is brought to the diner. */
export function isDelivery(type: OrderType | 'TABLE'): boolean {
  return type === 'DELI' || type === 'DELIAT';
}
