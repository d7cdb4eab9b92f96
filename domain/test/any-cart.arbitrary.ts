import fc from 'fast-check';
import type { CartLine } from '../src/cart/cart-line.ts';
import { defaultChoice, remaining } from '../src/combo/selection.ts';
import type { ShippingFee } from '../src/delivery/delivery.ts';
import type { Combo } from '../src/menu/combo.ts';
import type { Dish } from '../src/menu/dish.ts';
import { salePrice } from '../src/menu/dish-price.ts';
import type { Menu } from '../src/menu/menu.ts';
import type { Option, OptionGroup } from '../src/options/option-group.ts';
import { defaultSelection } from '../src/options/selection.ts';
import type { OrderType, Store } from '../src/store/store.ts';
import type { VoucherBenefit, VoucherCampaign } from '../src/voucher/voucher.ts';
import { aComboLine, aLine } from './a-cart.ts';
import {
  aCombo,
  aComboGroup,
  aDish,
  aGroup,
  aMenu,
  anOption,
  aPart,
  aVariant,
  MONDAY_NOON,
} from './a-dish.ts';
import { aStore } from './a-store.ts';
import { aCampaign } from './a-voucher.ts';

const price = fc.integer({ min: 0, max: 500_000 });
const rate = fc.integer({ min: 0, max: 10_000 });

function anyOption(id: string): fc.Arbitrary<Option> {
  return fc
    .record({ price, soldOut: fc.boolean(), early: fc.boolean() })
    .map(({ early, ...o }) =>
      anOption(id, o.price, { ...o, window: { days: 0, hours: early ? 2 ** 7 : 0 } }),
    );
}

export function anyGroup(id: string): fc.Arbitrary<OptionGroup> {
  return fc
    .record({
      options: fc.integer({ min: 1, max: 4 }).chain((n) => fc.tuple(...names('o', n).map(anyOption))),
      min: fc.integer({ min: 0, max: 3 }),
      more: fc.integer({ min: 0, max: 3 }),
      open: fc.boolean(),
    })
    .map(({ options, min, more, open }) => aGroup(id, min, open ? 999 : Math.max(1, min + more), options));
}

export function anyDish(id: string): fc.Arbitrary<Dish> {
  return fc
    .record({
      listPrice: price,
      discount: rate,
      free: fc.boolean(),
      soldOut: fc.boolean(),
      variants: fc.array(price, { maxLength: 2 }),
      groups: fc.integer({ min: 0, max: 3 }).chain((n) => fc.tuple(...names('g', n).map(anyGroup))),
    })
    .map(({ variants, ...d }) =>
      aDish(id, {
        ...d,
        price: salePrice(d.listPrice, d.discount, d.free),
        variants: variants.map((p, at) => aVariant(`v${at}`, p)),
      }),
    );
}

function anyCombo(id: string): fc.Arbitrary<Combo> {
  return fc
    .record({
      price,
      add: price,
      gift: fc.boolean(),
      free: fc.boolean(),
      byMenu: fc.boolean(),
      fixed: fc.boolean(),
    })
    .map(({ price: own, add, gift, free, byMenu, fixed }) =>
      aCombo(id, {
        price: own,
        gift,
        mains: [aPart('d0', add)],
        groups: [
          aComboGroup('x', 1, 3, [aPart('d1', add), aPart('d2')], { poolId: 'p', free, priceByMenu: byMenu }),
          aComboGroup('y', 0, 3, [aPart('d0')], { poolId: 'p', addPrice: add }),
          aComboGroup('z', 2, 2, [aPart('d2')], { fixed }),
        ],
      }),
    );
}

export const anyMenu: fc.Arbitrary<Menu> = fc
  .tuple(fc.tuple(...names('d', 4).map(anyDish)), fc.tuple(...names('c', 2).map(anyCombo)))
  .map(([dishes, combos]) => aMenu(dishes, combos));

/** Lines as taps make them: what opens with a dish or combo, and some more of each. */
export function anyCart(menu: Menu): fc.Arbitrary<CartLine[]> {
  const ids = [...menu.dishById.keys(), ...menu.comboById.keys(), 'nobody'];
  const line = fc.record({
    id: fc.constantFrom(...ids),
    quantity: fc.integer({ min: 1, max: 20 }),
    note: fc.constantFrom('', 'ít cay'),
    extra: fc.integer({ min: 0, max: 3 }),
  });
  return fc.array(line, { maxLength: 8 }).map((lines) =>
    lines.map(({ id, quantity, note, extra }, at) => {
      const combo = menu.comboById.get(id);
      const rest = { quantity, note };
      if (combo) return aComboLine(`k${at}`, id, { ...rest, ...filled(combo, menu, extra) });
      const dish = menu.dishById.get(id);
      return aLine(`k${at}`, id, { ...rest, ...(dish ? defaultSelection(dish, MONDAY_NOON) : {}) });
    }),
  );
}

function filled(combo: Combo, menu: Menu, extra: number) {
  const { main, parts } = defaultChoice(combo, menu, MONDAY_NOON);
  const [group] = combo.groups;
  if (group === undefined || extra === 0) return { main, parts };
  const quantity = Math.min(extra, remaining(combo, group, parts));
  const part = { groupId: group.id, dishId: 'd1', variantId: null, quantity, options: [], note: '' };
  return { main, parts: [...parts, part] };
}

export const anyStore: fc.Arbitrary<Store> = fc
  .record({ vatRate: rate, serviceRate: rate })
  .map((rates) => aStore(rates));

export const anyType: fc.Arbitrary<OrderType | 'TABLE'> = fc.constantFrom(
  'DELI',
  'DELIAT',
  'PICKUP',
  'TABLE',
);

export const anyShipping: fc.Arbitrary<ShippingFee | null> = fc.oneof(
  fc.constant(null),
  price.map((amount): ShippingFee => ({ kind: 'fee', amount, distanceKm: null })),
  fc.constantFrom<ShippingFee>({ kind: 'to-confirm', distanceKm: null }, { kind: 'unsupported' }),
);

const anyBenefit: fc.Arbitrary<VoucherBenefit> = fc.oneof(
  price.map((amount): VoucherBenefit => ({ kind: 'amount', amount })),
  fc.record({ rate, atMost: fc.option(price) }).map((b): VoucherBenefit => ({ kind: 'percent', ...b })),
  price.map((p): VoucherBenefit => ({ kind: 'line-price', dishId: 'd1', price: p })),
  fc.constantFrom<VoucherBenefit>({ kind: 'gift', dishId: 'd2', quantity: 2 }, { kind: 'coupon' }),
);

export const anyCampaign: fc.Arbitrary<VoucherCampaign> = anyBenefit.map((benefit) => aCampaign({ benefit }));

function names(prefix: string, n: number): string[] {
  return Array.from({ length: n }, (_, at) => prefix + at);
}
