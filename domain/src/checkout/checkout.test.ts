import { describe, expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aDish, aMenu } from '../../test/a-dish.ts';
import { aStore, at } from '../../test/a-store.ts';
import { anEffect } from '../../test/a-voucher.ts';
import type { Menu } from '../menu/menu.ts';
import type { Store } from '../store/store.ts';
import { NO_TIME } from '../time/pickup-at.ts';
import { checkout, openCheckout } from './checkout.ts';
import type { OrderDraft } from './draft.ts';

const NOON = at('2026-11-30 12:00');
const dishes = [
  aDish('pho', { price: 60_000 }),
  aDish('sold', { price: 20_000, soldOut: true }),
  aDish('early', { price: 30_000, window: { days: 0, hours: 2 ** 7 } }),
  aDish('house', { price: 40_000, takeAway: false }),
];
const menu = aMenu(dishes);
const store = aStore({ shipping: { kind: 'Config', flat: 15_000 } });
const draft: OrderDraft = {
  type: 'DELI',
  lines: [aLine('1', 'pho', { quantity: 2 }), aLine('2', 'sold')],
  orderNow: true,
  pickupAt: NO_TIME,
  name: 'Gia Bảo',
  phone: '0901234567',
  address: { text: '12 Nguyễn Huệ, Quận 1', detail: '', location: null },
  note: '',
  paymentMethod: 'PAYMENT_ON_DELIVERY',
  preview: false,
};

/** The menu, and how often one of its dishes was looked up. */
function counted(): { menu: Menu; lookups: () => number } {
  let lookups = 0;
  const dishById = new Map(menu.dishById);
  const get = dishById.get.bind(dishById);
  dishById.get = (id) => {
    lookups += 1;
    return get(id);
  };
  return { menu: { ...menu, dishById }, lookups: () => lookups };
}

describe('a checkout', () => {
  it('[CH1] leaves out of the amounts what cannot be had where it is shown, and counts it where it is judged', () => {
    const shown = openCheckout(draft, { store, menu }, { now: NOON, onlySold: true });
    expect([shown.read.length, shown.counted.length, shown.itemTotal]).toEqual([2, 1, 120_000]);
    const judged = openCheckout(draft, { store, menu }, { now: NOON });
    expect([judged.read.length, judged.counted.length, judged.itemTotal]).toEqual([2, 2, 140_000]);
    for (const open of [shown, judged]) expect(checkout(open).refusal).toMatchObject({ refused: 'SOLD_OUT' });
  });

  it('[CH1] reads the cart at the time the food is wanted; at a table that is now, and the house’s own dishes count', () => {
    const lines = [aLine('1', 'early'), aLine('2', 'house')];
    const pickupAt = { days: 1, hour: 7, minute: 30 };
    const later = { ...draft, lines, type: 'PICKUP', orderNow: false, pickupAt } as const;
    const problems = (wanted: OrderDraft, of: Store = store) =>
      openCheckout(wanted, { store: of, menu }, { now: NOON }).read.map(({ problem }) => problem);
    expect(problems(later)).toEqual([null, 'GONE']);
    expect(problems({ ...later, table: 'Bàn 3' })).toEqual(['NOT_AT_THIS_TIME', null]);
  });

  it('[CH2] makes fee, amounts, ways to pay and refusal of what others know', () => {
    const lines = [aLine('1', 'pho', { quantity: 2 })];
    const open = openCheckout({ ...draft, lines }, { store, menu }, { now: NOON });
    const done = checkout(open, { voucher: anEffect({ discount: 20_000 }), openUnpaid: 99 });
    expect(done.shipping).toMatchObject({ kind: 'fee', amount: 15_000 });
    expect([done.quote.discount, done.quote.total]).toEqual([20_000, 115_000]);
    expect(done.refusal).toMatchObject({ refused: 'TOO_MANY_OPEN' });
    expect(checkout(open).refusal).toBeNull();
    const told = checkout(open, { feeInstead: () => ({ kind: 'fee', amount: 9_000, distanceKm: 1 }) });
    expect(told.quote.shipping).toBe(9_000);
  });

  it('[CH2] [PA6] begins with the last way to pay where the diner has not said one for this order', () => {
    const open = openCheckout({ ...draft, paymentMethod: null }, { store, menu }, { now: NOON });
    expect(checkout(open).draft.paymentMethod).toBeNull();
    expect(checkout(open, { lastMethod: null }).draft.paymentMethod).toBe('PAYMENT_ON_DELIVERY');
  });

  it('[CH2] reads nothing a second time', () => {
    const { menu: watched, lookups } = counted();
    const open = openCheckout(draft, { store, menu: watched }, { now: NOON });
    const once = lookups();
    expect(once).toBe(draft.lines.length);
    checkout(open);
    expect(lookups()).toBe(once);
  });
});
