import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import type { OrderLineBody } from '@mam/contract/checkout/order-body.schema.ts';
import { withoutOrdered } from '@mam/domain/cart/change-cart.ts';
import { newKey } from '../cart/cart-actions.ts';
import { EMPTY } from '../device/persisted.ts';
import { changeCart } from '../device/stored-carts.ts';
import type { Intent, OrderBody } from './intent.ts';

const isLine = ({ parent_id: parent }: OrderLineBody) => !parent;

/** One cart is one order: every tab that shows it sends it under the key of its first line. */
export function keyOfCart({ items }: OrderBody): string {
  const [first] = items.filter(isLine);
  return lineKeyOf(first?.Pr_Key ?? '') || newKey();
}

/** [CA11] The cart became an order: what was ordered leaves it, what came into it meanwhile stays. */
export function takeOrdered({ body, brand, storeId }: Intent): void {
  const ordered = new Map(
    body.items.filter(isLine).map((item) => [lineKeyOf(item.Pr_Key ?? ''), item.quantity]),
  );
  changeCart({ brand, storeId }, (cart) => ({
    ...EMPTY.cart,
    brand,
    storeId,
    // the keys of what was ordered belong to that order
    lines: withoutOrdered(cart.lines, ordered).map((line) =>
      ordered.has(line.key) ? { ...line, key: newKey() } : line,
    ),
  }));
}
