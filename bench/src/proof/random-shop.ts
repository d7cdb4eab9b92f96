import type { Combo, ComboGroup } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { salePrice } from '@mam/domain/menu/dish-price.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { type Currency, DONG, EURO } from '@mam/domain/money/currency.ts';
import type { DeliveryZone, Shipping, Store, ZoneArea } from '@mam/domain/store/store.ts';
import {
  aCombo,
  aComboGroup,
  aDish,
  aGroup,
  aMenu,
  anOption,
  aPart,
  aVariant,
} from '@mam/domain/test/a-dish.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import type { Chance } from '../chance.ts';

/** A store with a menu nobody thought of. */
export interface RandomShop {
  readonly store: Store;
  readonly menu: Menu;
}

const DISHES = 7;
const COMBOS = 3;
const NASTY = [0, 1, 2, 3, 5, 7, 9, 33, 49, 50, 51, 99, 333, 999, 12_345];

/** Prices as menus have them, and some that only rounding notices. */
export function randomPrice(chance: Chance, { decimals }: Currency): number {
  if (chance.next() < 0.3) return chance.pick(NASTY);
  return decimals === 0 ? chance.whole(0, 500) * 1_000 : chance.whole(0, 5_000);
}

/** Basis points: none, whole percents, and odd ones. */
export function randomRate(chance: Chance): number {
  const kind = chance.next();
  if (kind < 0.25) return 0;
  return kind < 0.7 ? chance.whole(1, 100) * 100 : chance.whole(1, 10_000);
}

export function some<T>(chance: Chance, most: number, make: (at: number) => T): T[] {
  return Array.from({ length: chance.whole(0, most) }, (_, at) => make(at));
}

function randomDish(chance: Chance, currency: Currency, id: string): Dish {
  const listPrice = randomPrice(chance, currency);
  const discount = randomRate(chance);
  const free = chance.next() < 0.08;
  return aDish(id, {
    listPrice,
    discount,
    free,
    price: salePrice(listPrice, discount, free),
    takeAway: chance.next() > 0.06,
    virtual: chance.next() < 0.04,
    variants: some(chance, 3, (at) => {
      const list = randomPrice(chance, currency);
      return aVariant(`v${at}`, salePrice(list, discount, free), { listPrice: list });
    }),
    groups: some(chance, 3, (group) =>
      aGroup(
        `g${group}`,
        0,
        999,
        some(chance, 4, (at) => anOption(`o${at}`, randomPrice(chance, currency))),
      ),
    ),
  });
}

function randomGroup(chance: Chance, currency: Currency, id: string): ComboGroup {
  const price = () => (chance.next() < 0.4 ? 0 : randomPrice(chance, currency));
  const first = chance.whole(0, DISHES - 3);
  const parts = [0, 1, 2].map((at) => aPart(`d${first + at}`, price()));
  return aComboGroup(id, 0, 999, parts, {
    free: chance.next() < 0.2,
    priceByMenu: chance.next() < 0.3,
    addPrice: price(),
  });
}

function randomCombo(chance: Chance, currency: Currency, id: string): Combo {
  return aCombo(id, {
    price: randomPrice(chance, currency),
    gift: chance.next() < 0.1,
    active: chance.next() > 0.05,
    takeAway: chance.next() > 0.05,
    mains: some(chance, 2, (at) =>
      aPart(`d${at}`, randomPrice(chance, currency), { virtual: chance.next() < 0.2 }),
    ),
    groups: some(chance, 3, (at) => randomGroup(chance, currency, `x${at}`)),
  });
}

/** Places lie on a grid of thousandths of a degree, so that a border is met exactly or missed by metres. */
export function randomSpot(chance: Chance, reach: number) {
  const [north, east] = [chance.whole(-reach, reach), chance.whole(-reach, reach)];
  return { lat: (10_776 + north) / 1_000, lng: (106_700 + east) / 1_000 };
}

function randomArea(chance: Chance): ZoneArea {
  const kind = chance.whole(0, 2);
  if (kind === 0) return { kind: 'distance', upToKm: chance.whole(1, 80) / 10 };
  if (kind === 1) {
    return { kind: 'circle', center: randomSpot(chance, 30), radiusKm: chance.whole(1, 60) / 10 };
  }
  const corner = randomSpot(chance, 25);
  const size = chance.whole(5, 40) / 1_000;
  const at = (north: number, east: number) => ({
    lat: Math.round((corner.lat + north * size) * 1_000) / 1_000,
    lng: Math.round((corner.lng + east * size) * 1_000) / 1_000,
  });
  const box = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];
  const outlines = [box, box.slice(0, 3), [at(0, 0), at(0.4, 1), at(1, 0.5), at(0.5, 0.5), at(0.8, 0)]];
  const corners = chance.pick(outlines);
  return { kind: 'polygon', corners: chance.next() < 0.5 ? corners : [...corners].reverse() };
}

function randomZone(chance: Chance, currency: Currency, name: string): DeliveryZone {
  const fee = randomPrice(chance, currency);
  const freeFrom = chance.next() < 0.5 ? null : randomPrice(chance, currency) * 2;
  return { name, area: randomArea(chance), fee, minimum: 0, freeFrom };
}

function randomShipping(chance: Chance, currency: Currency): Shipping {
  const step = (at: number) => ({
    upToKm: at + chance.whole(1, 30) / 10,
    fee: randomPrice(chance, currency),
  });
  const kinds: readonly (() => Shipping)[] = [
    () => ({ kind: 'FreeShip' }),
    () => ({ kind: 'Negotiation' }),
    () => ({ kind: 'Partner' }),
    () => ({ kind: 'Config', flat: randomPrice(chance, currency) }),
    () => ({ kind: 'Config', steps: some(chance, 4, step).reverse() }),
    () => ({ kind: 'Config', zones: some(chance, 4, (at) => randomZone(chance, currency, `z${at}`)) }),
  ];
  return chance.pick(kinds)();
}

export function randomShop(chance: Chance): RandomShop {
  const currency = chance.next() < 0.5 ? DONG : EURO;
  const dishes = Array.from({ length: DISHES }, (_, at) => randomDish(chance, currency, `d${at}`));
  const combos = Array.from({ length: COMBOS }, (_, at) => randomCombo(chance, currency, `c${at}`));
  const store = aStore({
    currency,
    location: chance.next() < 0.1 ? null : { lat: 10.776, lng: 106.7 },
    serviceRate: randomRate(chance),
    vatRate: randomRate(chance),
    shipping: randomShipping(chance, currency),
  });
  return { store, menu: aMenu(dishes, combos) };
}
