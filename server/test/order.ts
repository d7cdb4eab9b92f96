import { randomBytes } from 'node:crypto';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { buildOrderBody } from '@mam/contract/checkout/order-body.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { offeredParts } from '@mam/domain/combo/offered-parts.ts';
import { checkCombo, defaultChoice, groupStatus } from '@mam/domain/combo/selection.ts';
import { isAvailable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { defaultSelection, needsChoice } from '@mam/domain/options/selection.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { RunningServer } from './with-server.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** A store and its menu as a diner's app reads them over the wire. */
export interface Shop {
  readonly store: Store;
  readonly menu: Menu;
}

export async function readShop(
  server: Pick<RunningServer, 'fetch'>,
  brand: string,
  id: number,
): Promise<Shop> {
  const read = async (call: string) =>
    (await (await server.fetch(`/v1/${call}?pos_parent=${brand}&pos_id=${id}`)).json()).data;
  const store = storeFromWire((await read('restaurant')).restaurants[0], await read('config'));
  return { store, menu: menuFromWire(await read('menu'), store) };
}

/** A dish that is sold at any hour, with nothing to choose unless it is asked for. */
export function aDish({ menu }: Shop, wanted: (dish: Dish) => boolean = (dish) => plain(dish)): Dish {
  const found = menu.dishes.find(
    (dish) =>
      !dish.soldOut &&
      !dish.virtual &&
      dish.takeAway &&
      dish.window.days === 0 &&
      dish.window.hours === 0 &&
      wanted(dish),
  );
  if (!found) throw new Error('the demo menu has no such dish');
  return found;
}

export const plain = (dish: Dish) => dish.variants.length === 0 && dish.groups.length === 0;

export function defaultLine(dish: Dish, quantity = 1, key = dish.id): CartLine {
  const { variantId, options } = defaultSelection(dish, wallTime(Date.now(), VIETNAM));
  return { kind: 'dish', key, dishId: dish.id, variantId, options, quantity, note: '', origin: null };
}

/** An order as the app would send it: with the totals it saw. */
export function anOrder(
  shop: Shop,
  lines: readonly CartLine[],
  change: Partial<OrderDraft> = {},
): PlaceOrderBody {
  const draft: OrderDraft = {
    type: 'DELI',
    lines,
    orderNow: true,
    pickupAt: NO_TIME,
    name: 'Nguyễn Lan',
    phone: '0901 234 567',
    address: { text: '12 Lê Lợi, Quận 1', detail: 'Lầu 2', location: null },
    note: '',
    paymentMethod: 'PAYMENT_ON_DELIVERY',
    preview: false,
    ...change,
  };
  const { store, menu } = shop;
  const { quote: priced } = checkout(openCheckout(draft, shop, { now: Date.now() }));
  return buildOrderBody(draft, priced, {
    store,
    menu,
    uid: '',
    suffix: randomBytes(4).toString('hex'),
    paymentType: 'OTHER',
    voucherCode: null,
    distanceKm: null,
  });
}

/** A combo sold at any hour, filled with the first dishes that go in. */
export function aComboLine({ menu }: Shop, quantity = 1): CartLine {
  const wall = wallTime(Date.now(), VIETNAM);
  for (const combo of menu.combos) {
    if (!isAvailable(combo, wall) || !combo.active || !combo.takeAway) continue;
    const { main, parts } = defaultChoice(combo, menu, wall);
    const chosen = [...parts];
    for (const group of combo.groups) {
      const offered = offeredParts(group, menu, wall).find(
        (part) => !part.soldOut && !needsChoice(part.dish),
      );
      const { chosen: has, required } = groupStatus(combo, group, chosen);
      if (!offered || has >= required) continue;
      chosen.push({
        groupId: group.id,
        dishId: offered.dish.id,
        variantId: null,
        quantity: required - has,
        options: [],
        note: '',
      });
    }
    if (checkCombo(combo, menu, { main, parts: chosen }, wall) === null && chosen.length > 0)
      return {
        kind: 'combo',
        key: combo.id,
        comboId: combo.id,
        main,
        parts: chosen,
        quantity,
        note: '',
        origin: null,
      };
  }
  throw new Error('the demo menu has no combo that can be filled');
}
