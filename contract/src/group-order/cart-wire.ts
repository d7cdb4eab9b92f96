import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { buildOrderItems } from '../order/order-items.ts';
import type { GroupCartLine } from './session.schema.ts';

type LineStatus = GroupCartLine['status'];

function lineStatusToWire({ problem }: ReadLine): LineStatus {
  if (problem === null) return 'ACTIVE';
  return problem === 'SOLD_OUT' ? 'OUT_OF_STOCK' : 'DEACTIVE';
}

/** Somebody's cart as the people around them read it: by today's menu, combos followed by their parts. */
export function cartToWire(read: readonly ReadLine[], { store, menu }: Shop, uid: string): GroupCartLine[] {
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  const lines = read.map(({ line }) => line);
  const items = buildOrderItems(lines, priced, { store, menu, uid, prKey: (key) => key });
  const byKey = new Map(read.map((one) => [one.line.key, one]));
  const partsOf = (key: string) => items.filter(({ parent_id }) => parent_id === key);
  return items.map((item): GroupCartLine => {
    const own = byKey.get(item.Pr_Key);
    const dish = menu.dishById.get(item.item_id);
    const thing = own?.combo ?? dish;
    return {
      ...item,
      id: item.item_id,
      store_item_id: dish?.storeItemId ?? item.item_id,
      user_id: uid,
      name: item.item_name,
      image_url: thing?.picture.url ?? null,
      description: thing?.description ?? '',
      status: own ? lineStatusToWire(own) : 'ACTIVE',
      details: [...(own?.details ?? [])],
      childs: partsOf(item.Pr_Key).map(({ item_id, item_name, quantity }) => ({
        id: item_id,
        name: item_name,
        quantity,
      })),
      problem: own?.problem ?? null,
    };
  });
}
