import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { secondSum } from '@mam/domain/test/second-sum/second-sum.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Ground } from '../../races/ground.ts';
import { defaultDishLine } from '../../random-orders.ts';
import type { ToldLine, ToldOrder } from '../changed/model.ts';
import type { Sold } from './orders.ts';

/** A change somebody asks for, and the same as the second telling takes it. */
export interface RandomWish {
  readonly lines: readonly { readonly key: string; readonly quantity: number }[];
  readonly added: readonly object[];
  readonly swaps: readonly { readonly added: string; readonly line: string }[];
  readonly told: {
    readonly wishes: RandomWish['lines'];
    readonly added: readonly ToldLine[];
    readonly swapped: readonly string[];
  };
}

/** Fewer of some lines, none of others; now and then more than there are, the same twice, or a line of nobody's. */
function randomLines({ chance }: Sold, { lines }: ToldOrder): RandomWish['lines'] {
  const wishes = lines.flatMap(({ key, quantity }): { key: string; quantity: number }[] => {
    if (chance.next() < 0.6) return [];
    const odd = chance.next();
    if (odd < 0.02) return [{ key, quantity: quantity + 1 }];
    if (odd < 0.04) return [{ key: `${key}?`, quantity: 0 }];
    const wish = { key, quantity: odd < 0.35 ? 0 : chance.whole(0, quantity) };
    return odd < 0.06 ? [wish, wish] : [wish];
  });
  return chance.next() < 0.02 ? lines.map(({ key }) => ({ key, quantity: 0 })) : wishes;
}

export function randomWish({ shop }: Ground, sold: Sold, told: ToldOrder): RandomWish {
  const { chance, kind, who } = sold;
  const { store, menu, dishes } = shop;
  const wall = wallTime(shop.now(), store.zone);
  const wishes = randomLines(sold, told);
  const count = chance.next() < 0.45 ? 0 : chance.whole(1, 2);
  const cart: CartLine[] = Array.from({ length: count }, (_, at) =>
    defaultDishLine(chance.pick(dishes), `new-${at}`, chance.whole(1, 3), wall),
  );
  const type = kind === 'delivered' ? 'DELI' : 'PICKUP';
  const priced = quote({
    read: readCart(cart, menu, wall),
    ...{ menu, store, voucher: null, type, shipping: null },
  });
  const added = buildOrderItems(cart, priced, { store, menu, uid: who.uid, prKey: (key) => key });
  const second = secondSum({ ...{ lines: cart, menu, store, campaign: null, type }, address: null });
  const gone = wishes.filter(({ quantity }) => quantity === 0).map(({ key }) => key);
  const targets = chance.next() < 0.9 ? gone : told.lines.map(({ key }) => key);
  const swaps = cart.flatMap(({ key }) =>
    targets.length > 0 && chance.next() < 0.4 ? [{ added: key, line: chance.pick(targets) }] : [],
  );
  return {
    ...{ lines: wishes, added, swaps },
    told: {
      wishes,
      added: second.lines.map(([key, quantity, , unit]) => ({ key, quantity, unit, gift: false })),
      swapped: swaps.map(({ line }) => line),
    },
  };
}
