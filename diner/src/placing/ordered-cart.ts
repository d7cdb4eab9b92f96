import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import type { OrderLineBody } from '@mam/contract/checkout/order-body.schema.ts';
import { withoutOrdered } from '@mam/domain/cart/change-cart.ts';
import { withOrdered } from '@mam/domain/cart/with-ordered.ts';
import { newKey } from '../cart/cart-actions.ts';
import { throughGate } from '../cart/cart-gate.ts';
import { EMPTY, persisted } from '../device/persisted.ts';
import { cartName } from '../device/storage/persisted-form.ts';
import { changeCart, storedCart } from '../device/storage/stored-carts.ts';
import type { Intent, OrderBody } from './intent.ts';

const isLine = ({ parent_id: parent }: OrderLineBody) => !parent;

/** One cart is one order: every tab that shows it sends it under the key of its first line. */
export function keyOfCart({ items }: OrderBody): string {
  const [first] = items.filter(isLine);
  return lineKeyOf(first?.Pr_Key ?? '') || newKey();
}

/**
 * [CA11] The cart became an order: what was ordered leaves it, what came into it meanwhile stays.
 * [OP14] It is known from now on: nothing is suggested before it again (SU6), and its choices are offered.
 */
export function takeOrdered({ body, brand, storeId }: Intent): void {
  const ordered = new Map(
    body.items.filter(isLine).map((item) => [lineKeyOf(item.Pr_Key ?? ''), item.quantity]),
  );
  const lines = storedCart(cartName({ brand, storeId }))?.lines ?? [];
  const bought = lines.filter((line) => ordered.has(line.key));
  // [TB75] an order that came from no cart leaves the cart as it is
  if (bought.length === 0) return;
  persisted.setState(({ ordered: before }) => ({ ordered: withOrdered(before, brand, bought) }));
  const operations = bought.map(({ key, quantity }) => {
    const left = quantity - (ordered.get(key) ?? 0);
    return { kind: 'set', key, quantity: left } as const;
  });
  throughGate({ brand, storeId }, operations, () =>
    changeCart({ brand, storeId }, (cart) => ({
      ...EMPTY.cart,
      brand,
      storeId,
      // the keys of what was ordered belong to that order
      lines: withoutOrdered(cart.lines, ordered).map((line) =>
        ordered.has(line.key) ? { ...line, key: newKey() } : line,
      ),
    })),
  );
}
