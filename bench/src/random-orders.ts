import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { buildOrderBody } from '@mam/contract/checkout/order-body.ts';
import { type Answer, createClient } from '@mam/contract/http/client.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { defaultSelection } from '@mam/domain/options/selection.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Chance } from './chance.ts';

/** The demo store that is open day and night. */
export const BRAND = 'BEPNHA';
export const STORE = 101;
const MOST_LINES = 6;

export interface Shop {
  readonly store: Store;
  readonly menu: Menu;
  /** sold at any time of day, with a choice that needs no thought */
  readonly dishes: readonly Dish[];
  /** the time its server goes by, in epoch ms */
  readonly now: () => number;
}

async function data<T>(asked: Promise<Answer<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`the demo store could not be read: ${answer.code} ${answer.message}`);
  return answer.data;
}

/** A dish as it comes, with its own first choices. */
export function defaultDishLine(dish: Dish, key: string, quantity: number, wall: WallTime): CartLine {
  const choice = defaultSelection(dish, wall);
  return { kind: 'dish', key, quantity, note: '', origin: null, dishId: dish.id, ...choice };
}

/** Reads a store and its menu as the app does. */
export async function openShop(
  url: string,
  { brand = BRAND, id = STORE, now = Date.now }: { brand?: string; id?: number; now?: () => number } = {},
): Promise<Shop> {
  const call = createClient({ base: url, language: () => 'vi' });
  const query = { pos_parent: brand, pos_id: id };
  const { restaurants } = await data(call(listRestaurants, { query }));
  const [restaurant] = restaurants;
  const config = await data(call(getConfig, { query }));
  const menuWire = await data(call(getMenu, { query }));
  if (!restaurant || !('id' in config) || !('items' in menuWire))
    throw new Error(`the server does not sell from store ${id} of ${brand}`);
  const store = storeFromWire(restaurant, config as ConfigWire);
  const menu = menuFromWire(menuWire as MenuWire, store);
  const wall = wallTime(now(), store.zone);
  const dishes = menu.dishes.filter(
    (dish) =>
      !dish.virtual &&
      dish.window.days === 0 &&
      dish.window.hours === 0 &&
      readCart([defaultDishLine(dish, 'line', 1, wall)], menu, wall).every(({ problem }) => problem === null),
  );
  return { store, menu, dishes, now };
}

/** A pickup order of 1 to 6 different dishes, with the totals an honest app would show. */
export function randomOrder(
  { store, menu, dishes, now: clock }: Shop,
  chance: Chance,
  diner: { uid: string; phone: string },
  note: string,
  change: Partial<OrderDraft> = {},
): { body: PlaceOrderBody; lines: readonly CartLine[] } {
  const now = clock();
  const wall = wallTime(now, store.zone);
  const chosen = new Map<string, Dish>();
  for (let left = chance.whole(1, MOST_LINES); left > 0; left -= 1) {
    const dish = chance.pick(dishes);
    chosen.set(dish.id, dish);
  }
  const lines = [...chosen.values()].map((dish, index) =>
    defaultDishLine(dish, `line-${index}`, chance.whole(1, 3), wall),
  );
  const draft: OrderDraft = {
    type: 'PICKUP',
    lines,
    orderNow: true,
    pickupAt: NO_TIME,
    name: 'Nguyễn Văn An',
    phone: diner.phone,
    address: null,
    note,
    paymentMethod: 'PAYMENT_ON_DELIVERY',
    preview: false,
    ...change,
  };
  const { quote: quoted } = checkout(openCheckout(draft, { store, menu }, { now }));
  const body = buildOrderBody(draft, quoted, {
    store,
    menu,
    uid: diner.uid,
    suffix: String(chance.whole(1_000, 9_999)),
    paymentType: 'OTHER',
    voucherCode: null,
    distanceKm: null,
  });
  return { body, lines };
}
