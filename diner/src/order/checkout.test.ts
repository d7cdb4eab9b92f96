import { NOTHING_SAID } from '@mam/domain/diet/facts.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { NO_TIME } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { ALWAYS } from '@mam/domain/time/sale-window.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY, type KeptChoices } from '../device/kept.ts';
import { checkoutOf } from './use-checkout.ts';

/** 12:00 on Saturday, 21 November 2026, in Ho Chi Minh City. */
const NOON = Date.UTC(2026, 10, 21, 5);
const NIGHT = NOON + 12 * 3_600_000;

const store = (more: Partial<Store> = {}): Store => ({
  id: 1,
  brand: 'HOUSE',
  name: 'House',
  address: '',
  location: null,
  phone: '',
  phoneText: '',
  coverUrl: null,
  logoUrl: null,
  listed: true,
  orderTypes: ['DELI', 'DELIAT', 'PICKUP'],
  outOfService: false,
  zone: 'Asia/Ho_Chi_Minh',
  hours: [{ day: null, start: 8 * 60, end: 22 * 60 }],
  deliveryHours: [],
  deliveryMinutes: null,
  hideStatus: false,
  currency: DONG,
  language: null,
  priceField: 'ta_price',
  minimumOrder: 0,
  distanceLimitKm: 0,
  scheduledDays: 3,
  vatRate: 800,
  serviceRate: 0,
  shipping: { kind: 'Config', flat: 15_000 },
  payments: [{ method: 'PAYMENT_ON_DELIVERY' }, { method: 'CASH_ON_DELIVERY' }, { method: 'MOMOQR4' }],
  prepaid: false,
  openUnpaidLimit: 3,
  classicDetail: false,
  vouchers: [],
  campaigns: [],
  ...more,
});

const dish = (id: string, more: Partial<Dish> = {}): Dish => ({
  id,
  storeItemId: id,
  name: `dish ${id}`,
  description: '',
  categoryId: 'c',
  sort: 0,
  soldOut: false,
  picture: { url: null, hue: 60, cutout: false },
  listPrice: 50_000,
  price: 50_000,
  discount: 0,
  free: false,
  virtual: false,
  sideDish: false,
  takeAway: true,
  window: ALWAYS,
  variants: [],
  groups: [],
  diet: NOTHING_SAID,
  slug: '',
  suggestType: '',
  suggestBy: '',
  ...more,
});

const NONE = { active: false, suggestions: [] };
const dishes = [dish('a'), dish('gone', { soldOut: true })];
const menu: Menu = {
  dishes,
  categories: [],
  combos: [],
  dishById: new Map(dishes.map((one) => [one.id, one])),
  comboById: new Map(),
  bestSellers: NONE,
  newDishes: NONE,
  sideDishes: NONE,
  withDish: { active: false, name: '', entries: [] },
  menuType: 1,
  itemType: 1,
  comboType: null,
};

const ADDRESS = { text: '27 Lê Thánh Tôn', detail: '', location: null };

function checkout(choices: Partial<KeptChoices> = {}, more: Partial<Store> = {}, now = NOON, ids = ['a']) {
  const lines = ids.map((id) => ({
    kind: 'dish' as const,
    key: id,
    quantity: 1,
    note: '',
    origin: null,
    dishId: id,
    variantId: null,
    options: [],
  }));
  const kept = {
    ...EMPTY,
    user: { ...EMPTY.user, name: 'Thư Minh', phone: '0901234567' },
    cart: { ...EMPTY.cart, lines },
    choices: { ...EMPTY.choices, address: ADDRESS, ...choices },
  };
  return checkoutOf(kept, store(more), menu, now, false);
}

describe('the checkout', () => {
  it('starts with delivery, as soon as possible, paid on delivery', () => {
    const { way, ways, time, draft, refusal, quote } = checkout();
    expect({ way, ways, refusal }).toEqual({ way: 'delivery', ways: ['delivery', 'pickup'], refusal: null });
    expect(time).toMatchObject({ type: 'DELI', scheduled: false });
    expect(draft.paymentMethod).toBe('PAYMENT_ON_DELIVERY');
    expect(quote.total).toBe(50_000 + 4_000 + 15_000);
  });

  it('keeps the way the diner chose only where it is offered', () => {
    expect(checkout({ type: 'PICKUP' }).way).toBe('pickup');
    expect(checkout({ type: 'PICKUP' }, { orderTypes: ['DELI'] }).way).toBe('delivery');
    expect(checkout({ type: 'DELI' }, { orderTypes: ['PICKUP'] }).way).toBe('pickup');
  });

  it('asks somebody who comes for a time, unless they said as soon as possible', () => {
    expect(checkout({ type: 'PICKUP' }).refusal).toEqual({ refused: 'TIME_REQUIRED' });
    const soon = checkout({ type: 'PICKUP', orderNow: true });
    expect(soon.refusal).toBeNull();
    expect(soon.quote.shipping).toBeNull();
    expect(soon.draft.address).toBeNull();
  });

  it('has no time to choose where only delivery now is offered, and none to leave out where only later is', () => {
    const now = checkout({ pickupAt: { days: 1, hour: 9, minute: 0 } }, { orderTypes: ['DELI'] });
    expect(now.mayChooseTime).toBe(false);
    expect(now.draft.pickupAt).toEqual(NO_TIME);
    const later = checkout({ orderNow: true }, { orderTypes: ['DELIAT'] });
    expect(later.mayOrderNow).toBe(false);
    expect(later.refusal).toEqual({ refused: 'TIME_REQUIRED' });
  });

  it('offers cash only for a later delivery, and never a method this app cannot collect yet', () => {
    const methods = (choices: Partial<KeptChoices>) => checkout(choices).offered.map(({ method }) => method);
    expect(methods({})).toEqual(['PAYMENT_ON_DELIVERY']);
    expect(methods({ pickupAt: { days: 0, hour: 18, minute: 0 } })).toEqual([
      'PAYMENT_ON_DELIVERY',
      'CASH_ON_DELIVERY',
    ]);
  });

  it('says that the store is closed before it asks for anything', () => {
    const closed = checkout({ address: null }, { orderTypes: ['DELI', 'PICKUP'] }, NIGHT);
    expect(closed.refusal).toMatchObject({ refused: 'STORE_CLOSED', takesScheduled: false });
    expect(checkout({}, { orderTypes: [] }).refusal).toEqual({ refused: 'STORE_PAUSED' });
  });

  it('hides "as soon as possible" while the store is closed, and takes a time instead', () => {
    const night = checkout({}, {}, NIGHT);
    expect(night.mayOrderNow).toBe(false);
    expect(night.refusal).toMatchObject({ refused: 'STORE_CLOSED', takesScheduled: true });
    expect(checkout({ pickupAt: { days: 1, hour: 9, minute: 0 } }, {}, NIGHT).refusal).toBeNull();
  });

  it('does not count what is sold out, and does not let it be ordered', () => {
    const { quote, count, refusal } = checkout({}, {}, NOON, ['a', 'gone']);
    expect(quote.itemTotal).toBe(50_000);
    expect(count).toBe(1);
    expect(refusal).toMatchObject({ refused: 'SOLD_OUT', lineKeys: ['gone'] });
  });
});
