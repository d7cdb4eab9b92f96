import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { aComboLine, aLine } from '@mam/domain/test/a-cart.ts';
import { aCampaign } from '@mam/domain/test/a-voucher.ts';
import type { ToSum } from '@mam/domain/test/second-sum/second-sum.ts';
import type { VoucherBenefit } from '@mam/domain/voucher/voucher.ts';
import type { Chance } from '../chance.ts';
import { type RandomShop, randomPrice, randomRate, randomSpot, some } from './random-shop.ts';

const TYPES = ['DELI', 'DELIAT', 'PICKUP', 'TABLE'] as const;
const MOST_LINES = 8;

function quantity(chance: Chance): number {
  const kind = chance.next();
  if (kind < 0.02) return 999;
  return kind < 0.8 ? chance.whole(1, 4) : chance.whole(1, 40);
}

/** A size and some options of a dish; neither has to be there. */
function choice(chance: Chance, dish: Dish | undefined) {
  if (dish === undefined) return { variantId: null, options: [] };
  const variantId = dish.variants.length > 0 ? chance.pick(dish.variants).id : null;
  const options = dish.groups.flatMap((group) =>
    group.options
      .filter(() => chance.next() < 0.5)
      .map(({ id }) => ({ groupId: group.id, optionId: id, quantity: chance.whole(1, 3) })),
  );
  return { variantId, options };
}

function comboChoice(chance: Chance, combo: Combo, menu: Menu) {
  const parts = combo.groups.flatMap((group) =>
    some(chance, 3, () => {
      const { dishId } = chance.pick(group.parts);
      return {
        groupId: group.id,
        dishId,
        quantity: chance.whole(1, 3),
        note: '',
        ...choice(chance, menu.dishById.get(dishId)),
      };
    }),
  );
  if (combo.mains.length === 0) return { main: null, parts };
  const { dishId } = chance.pick(combo.mains);
  return { main: { dishId, ...choice(chance, menu.dishById.get(dishId)) }, parts };
}

function randomLine(chance: Chance, menu: Menu, key: string): CartLine {
  if (chance.next() < 0.02) return aLine(key, 'nobody', { quantity: quantity(chance) });
  if (chance.next() < 0.7) {
    const dish = chance.pick(menu.dishes);
    return aLine(key, dish.id, { quantity: quantity(chance), ...choice(chance, dish) });
  }
  const combo = chance.pick(menu.combos);
  return aComboLine(key, combo.id, { quantity: quantity(chance), ...comboChoice(chance, combo, menu) });
}

function randomBenefit(chance: Chance, { store, menu }: RandomShop): VoucherBenefit {
  const amount = () => randomPrice(chance, store.currency);
  const dishId = chance.pick(menu.dishes).id;
  const kinds: readonly VoucherBenefit[] = [
    { kind: 'amount', amount: amount() },
    { kind: 'percent', rate: randomRate(chance), atMost: chance.next() < 0.5 ? null : amount() },
    { kind: 'line-price', dishId, price: amount() },
    { kind: 'gift', dishId, quantity: chance.whole(1, 3) },
    { kind: 'coupon' },
  ];
  return chance.pick(kinds);
}

function randomAddress(chance: Chance): Address | null {
  const kind = chance.next();
  if (kind < 0.1) return null;
  return { text: '1 Lê Lợi', detail: '', location: kind < 0.25 ? null : randomSpot(chance, 60) };
}

/** Lines, a voucher or none, and where it is brought. */
export function randomCart(chance: Chance, shop: RandomShop): ToSum {
  const campaign = chance.next() < 0.4 ? null : aCampaign({ benefit: randomBenefit(chance, shop) });
  const lines = some(chance, MOST_LINES, (at) => randomLine(chance, shop.menu, `k${at}`));
  const share =
    chance.next() < 0.7
      ? null
      : { items: randomRate(chance), delivery: chance.next() < 0.5 ? 10_000 : randomRate(chance) };
  return { ...shop, lines, campaign, type: chance.pick(TYPES), address: randomAddress(chance), share };
}
