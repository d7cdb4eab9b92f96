import type { FullSlot } from '@mam/domain/slot/slot.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { aDish, aMenu } from '@mam/domain/test/a-dish.ts';
import { aStore, at } from '@mam/domain/test/a-store.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY, type PersistedChoices } from '../device/persisted.ts';
import { askedBy } from '../placing/blocking.ts';
import type { VoucherCheck } from '../voucher/voucher-check.ts';
import { buildCheckout } from './use-checkout.ts';

/** 12:00 on Saturday, 21 November 2026, in Ho Chi Minh City. */
const NOON = Date.UTC(2026, 10, 21, 5);
const SATURDAY = { year: 2026, month: 11, day: 21 };
const NIGHT = NOON + 12 * 3_600_000;

const store = (more: Partial<Store>): Store =>
  aStore({
    hours: [{ day: null, start: 8 * 60, end: 22 * 60 }],
    vatRate: 800,
    shipping: { kind: 'Config', flat: 15_000 },
    payments: [{ method: 'PAYMENT_ON_DELIVERY' }, { method: 'CASH_ON_DELIVERY' }, { method: 'MOMOQR4' }],
    ...more,
  });

const menu = aMenu([aDish('a'), aDish('gone', { soldOut: true })]);

const ADDRESS = { text: '27 Lê Thánh Tôn', detail: '', location: null };

function checkout(
  choices: Partial<PersistedChoices> = {},
  more: Partial<Store> = {},
  now = NOON,
  ids = ['a'],
  code: { voucher?: string; check?: VoucherCheck; full?: readonly FullSlot[]; name?: string } = {},
) {
  const lines = ids.map((id) => aLine(id, id));
  const persisted = {
    ...EMPTY,
    user: { ...EMPTY.user, name: code.name ?? 'Thư Minh', phone: '0901234567' },
    cart: { ...EMPTY.cart, lines, voucher: code.voucher ?? null },
    choices: { ...EMPTY.choices, address: ADDRESS, ...choices },
  };
  return buildCheckout(persisted, { store: store(more), menu, now, preview: false, ...code });
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
    const now = checkout(
      { time: { day: { ...SATURDAY, day: 22 }, hour: 9, minute: 0 } },
      { orderTypes: ['DELI'] },
    );
    expect(now.mayChooseTime).toBe(false);
    expect(now.draft.pickupAt).toEqual(NO_TIME);
    const later = checkout({ orderNow: true }, { orderTypes: ['DELIAT'] });
    expect(later.mayOrderNow).toBe(false);
    expect(later.refusal).toEqual({ refused: 'TIME_REQUIRED' });
  });

  it('[OR7] a day chosen on the calendar stays that day when midnight passes, and is past the day after', () => {
    const day = { year: 2026, month: 12, day: 2 };
    const seen = (clock: string) => {
      const { draft, time, refusal } = checkout(
        { type: 'PICKUP', time: { day, hour: 12, minute: 30 } },
        {},
        at(clock),
      );
      return { days: draft.pickupAt.days, at: time?.at ?? null, refused: refusal?.refused ?? null };
    };
    const then = at('2026-12-02 12:30');
    expect(seen('2026-12-01 18:00')).toEqual({ days: 1, at: then, refused: null });
    expect(seen('2026-12-02 09:00')).toEqual({ days: 0, at: then, refused: null });
    expect(seen('2026-12-03 09:00')).toEqual({ days: -1, at: null, refused: 'TIME_PASSED' });
  });

  it('[CT6] somebody called like the sample is asked for a name before anything is sent', () => {
    const { refusal } = checkout({}, {}, NOON, ['a'], { name: 'Khách hàng' });
    expect(refusal).toEqual({ refused: 'NAME_REQUIRED' });
    expect(refusal && askedBy(refusal)).toBe('who');
  });

  it('offers everything the store takes, cash only for a later delivery', () => {
    const methods = (choices: Partial<PersistedChoices>) =>
      checkout(choices).offered.map(({ method }) => method);
    expect(methods({})).toEqual(['PAYMENT_ON_DELIVERY', 'MOMOQR4']);
    expect(methods({ time: { day: SATURDAY, hour: 18, minute: 0 } })).toEqual([
      'PAYMENT_ON_DELIVERY',
      'CASH_ON_DELIVERY',
      'MOMOQR4',
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
    expect(
      checkout({ time: { day: { ...SATURDAY, day: 22 }, hour: 9, minute: 0 } }, {}, NIGHT).refusal,
    ).toBeNull();
  });

  it('[OR16] offers no "as soon as possible" into a full slot, and asks for another time where one can be chosen', () => {
    const types = ['DELI', 'DELIAT', 'PICKUP'] as const;
    const slots = [{ minutes: 15, orders: 1, types }];
    const crowded = (choices: Partial<PersistedChoices>, orderTypes: Store['orderTypes'] = types) =>
      checkout(choices, { slots, orderTypes }, NOON, ['a'], { full: [{ start: NOON, types }] });
    const soon = crowded({});
    expect([soon.mayOrderNow, soon.refusal]).toEqual([false, { refused: 'SLOT_FULL', at: NOON }]);
    expect(soon.refusal && askedBy(soon.refusal, soon.mayChooseTime)).toBe('time');
    expect(crowded({ time: { day: SATURDAY, hour: 12, minute: 15 } }).refusal).toBeNull();
    const onlyNow = crowded({}, ['DELI']);
    expect(onlyNow.refusal && askedBy(onlyNow.refusal, onlyNow.mayChooseTime)).toBeNull();
  });

  it('[PR3] takes off what the code of this cart is known to take off, and nothing for another code', () => {
    const effect = { code: 'TEN', campaignName: 'Mười', discount: 10_000, coupon: false, lines: [] };
    const known = (typed: string): VoucherCheck => ({
      state: 'known',
      typed,
      info: { code: 4, message: '', effect },
    });
    const ofCart = (check: VoucherCheck) =>
      checkout({ type: 'PICKUP', orderNow: true }, {}, NOON, ['a'], { voucher: 'TEN', check });
    expect(ofCart(known('TEN'))).toMatchObject({
      checking: false,
      quote: { discount: 10_000, total: 43_200 },
    });
    expect(ofCart(known('OLD')).quote.discount).toBe(0);
    const again = ofCart({ state: 'asking', typed: 'TEN', before: { code: 4, message: '', effect } });
    expect(again).toMatchObject({ checking: true, quote: { discount: 10_000 } });
  });

  it('does not count what is sold out, and does not let it be ordered', () => {
    const { quote, count, refusal } = checkout({}, {}, NOON, ['a', 'gone']);
    expect(quote.itemTotal).toBe(50_000);
    expect(count).toBe(1);
    expect(refusal).toMatchObject({ refused: 'SOLD_OUT', lineKeys: ['gone'] });
  });
});
