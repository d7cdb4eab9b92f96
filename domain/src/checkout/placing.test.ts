import { describe, expect, it } from 'vitest';
import { aComboLine, aLine } from '../../test/a-cart.ts';
import { aCombo, aDish, aGroup, aMenu, anOption } from '../../test/a-dish.ts';
import { aStore, at } from '../../test/a-store.ts';
import { anEffect } from '../../test/a-voucher.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import type { FullSlot } from '../slot/slot.ts';
import type { DayRange, OrderType, Store } from '../store/store.ts';
import { NO_TIME } from '../time/pickup-at.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';
import { checkout, openCheckout } from './checkout.ts';
import type { OrderDraft } from './draft.ts';
import { tooMuch } from './limits.ts';
import { countOpenUnpaid } from './placing.ts';

const NOON = at('2026-11-30 12:00');
const NIGHT = at('2026-11-30 23:00');
const TOMORROW_EVENING = { days: 1, hour: 18, minute: 30 };
const menu = aMenu(
  [
    aDish('pho', { name: 'Phở bò', price: 60_000 }),
    aDish('sold', { name: 'Chè', soldOut: true }),
    aDish('early', { name: 'Xôi', window: { days: 0, hours: 2 ** 7 } }),
    aDish('must', { name: 'Trà', groups: [aGroup('g', 1, 1, [anOption('a')])] }),
    aDish('free', { price: 0, free: true }),
    aDish('house', { takeAway: false }),
  ],
  [aCombo('c')],
);

interface Change {
  readonly draft?: Partial<OrderDraft>;
  readonly store?: Partial<Store>;
  readonly shipping?: ShippingFee | null;
  readonly voucher?: VoucherEffect;
  readonly now?: number;
  readonly openUnpaid?: number;
  readonly full?: readonly FullSlot[];
}

/** A delivery order that may be placed; each test breaks what it is about. */
function place({
  draft: changes,
  store: storeChange,
  shipping,
  voucher,
  now = NOON,
  openUnpaid = 0,
  full = [],
}: Change = {}) {
  const store = aStore(storeChange);
  const draft: OrderDraft = {
    type: 'DELI',
    lines: [aLine('1', 'pho', { quantity: 2 })],
    orderNow: false,
    pickupAt: NO_TIME,
    name: 'Gia Bảo',
    phone: '0901234567',
    address: { text: '12 Nguyễn Huệ, Quận 1', detail: '', location: null },
    note: '',
    paymentMethod: 'PAYMENT_ON_DELIVERY',
    preview: false,
    ...changes,
  };
  const facts = { voucher: voucher ?? null, openUnpaid, full };
  const feeInstead = shipping === undefined ? undefined : () => shipping;
  const open = openCheckout(draft, { store, menu }, { now });
  return checkout(open, { ...facts, ...(feeInstead && { feeInstead }) }).refusal;
}

const lines = (...ids: string[]) => ({ lines: ids.map((id, at) => aLine(String(at), id)) });
const PICKUP = { type: 'PICKUP', orderNow: true } as const;

describe('whether an order may be placed', () => {
  it('[OR94] what is paused is taken for a time from its end on, and for nothing before', () => {
    const until = at('2026-11-30 19:00');
    const paused = (type: OrderType) => ({
      switches: [{ type, kind: 'pause', minutes: 0, since: NOON, until } as const],
    });
    const today = (hour: number, minute = 0) => ({ pickupAt: { days: 0, hour, minute } });
    const refused = { refused: 'PAUSED', until, takesLater: true };
    expect(place({ store: paused('DELI') })).toEqual({ ...refused, type: 'DELI' });
    expect(place({ store: paused('DELI'), now: until })).toBeNull();
    // another kind goes on
    expect(place({ store: paused('DELI'), draft: PICKUP })).toBeNull();
    expect(place({ store: paused('DELI'), draft: today(18, 30) })).toBeNull();
    expect(place({ store: paused('DELIAT'), draft: today(18, 55) })).toEqual({ ...refused, type: 'DELIAT' });
    expect(place({ store: paused('DELIAT'), draft: today(19) })).toBeNull();
    expect(place({ store: paused('PICKUP'), draft: PICKUP })).toEqual({ ...refused, type: 'PICKUP' });
    const fetched = (hour: number) => ({ type: 'PICKUP', ...today(hour) }) as const;
    expect(place({ store: paused('PICKUP'), draft: fetched(18) })).toMatchObject({ refused: 'PAUSED' });
    expect(place({ store: paused('PICKUP'), draft: fetched(19) })).toBeNull();
    const only = { ...paused('DELI'), orderTypes: ['DELI'] as const };
    expect(place({ store: only })).toEqual({ ...refused, type: 'DELI', takesLater: false });
    // all of it paused, the house is open: a later pickup needs an open store
    const all = {
      switches: (['DELI', 'DELIAT', 'PICKUP'] as const).flatMap((type) => paused(type).switches),
    };
    expect(place({ store: all, draft: fetched(19) })).toBeNull();
  });

  it('[ST22] a time that a busy kitchen cannot keep is too soon', () => {
    const busy = { type: 'PICKUP', kind: 'busy', minutes: 45, since: NOON, until: NOON + 60_000 } as const;
    const draft = { type: 'PICKUP', pickupAt: { days: 0, hour: 12, minute: 30 } } as const;
    expect(place({ draft })).toBeNull();
    expect(place({ draft, store: { switches: [busy] } })).toEqual({ refused: 'TIME_TOO_SOON' });
  });

  it('[OR10] a complete order may', () => {
    expect(place()).toBeNull();
    expect(place({ draft: PICKUP })).toBeNull();
    expect(place({ draft: { type: 'DELIAT', pickupAt: TOMORROW_EVENING } })).toBeNull();
  });

  it('[OR10] not while the store takes no orders at all', () => {
    expect(place({ store: { orderTypes: [] } })).toEqual({ refused: 'STORE_PAUSED' });
  });

  it('[ST16] not while the store is not published, whatever else is wrong', () => {
    expect(place({ store: { listed: false, orderTypes: [] } })).toEqual({ refused: 'STORE_UNPUBLISHED' });
  });

  it('[OR9] not as a kind of order the store does not take', () => {
    expect(place({ store: { orderTypes: ['PICKUP'] } })).toEqual({ refused: 'TYPE_UNAVAILABLE' });
    expect(place({ draft: PICKUP, store: { orderTypes: ['DELI'] } })).toEqual({
      refused: 'TYPE_UNAVAILABLE',
    });
    const timed = { draft: { pickupAt: TOMORROW_EVENING }, store: { orderTypes: ['DELI' as const] } };
    expect(place(timed)).toEqual({ refused: 'TYPE_UNAVAILABLE' });
    expect(place({ store: { orderTypes: ['DELIAT'] } })).toEqual({ refused: 'TIME_REQUIRED' });
  });

  it('[OR10] dishes are judged for the chosen time and named', () => {
    expect(place({ draft: lines('pho', 'early') })).toEqual({
      refused: 'NOT_SOLD_AT_TIME',
      names: ['Xôi'],
      lineKeys: ['1'],
    });
    const breakfast = { days: 1, hour: 7, minute: 30 };
    const early = { hours: [{ day: null, start: 360, end: 1320 }] };
    expect(
      place({ draft: { ...lines('early'), type: 'DELIAT', pickupAt: breakfast }, store: early }),
    ).toBeNull();
  });

  it('[OR10] sold-out, vanished and unfinished lines', () => {
    expect(place({ draft: lines('sold', 'sold') })).toEqual({
      refused: 'SOLD_OUT',
      names: ['Chè'],
      lineKeys: ['0', '1'],
    });
    expect(place({ draft: lines('nothing') })).toEqual({ refused: 'ITEM_GONE', names: [], lineKeys: ['0'] });
    expect(place({ draft: lines('must') })).toMatchObject({ refused: 'INVALID_CHOICE', names: ['Trà'] });
  });

  it('[OR12] below the minimum, measured before any voucher; exactly it is enough', () => {
    expect(place({ store: { minimumOrder: 120_001 } })).toEqual({
      refused: 'BELOW_MINIMUM',
      minimum: 120_001,
    });
    expect(place({ store: { minimumOrder: 120_000 }, voucher: anEffect({ discount: 100_000 }) })).toBeNull();
  });

  it('[DE12] below the minimum of the zone it is brought to; the larger minimum counts, and none for pickup', () => {
    const inZone = (minimum: number): ShippingFee => ({
      kind: 'fee',
      amount: 15_000,
      distanceKm: 2,
      zone: { name: 'Bờ sông', minimum, freeFrom: null },
    });
    const refused = (minimum: number) => ({ refused: 'BELOW_MINIMUM', minimum });
    expect(place({ shipping: inZone(120_001) })).toEqual(refused(120_001));
    expect(place({ shipping: inZone(120_000) })).toBeNull();
    expect(place({ shipping: inZone(0), store: { minimumOrder: 130_000 } })).toEqual(refused(130_000));
    expect(place({ shipping: inZone(140_000), store: { minimumOrder: 130_000 } })).toEqual(refused(140_000));
    expect(place({ draft: PICKUP, shipping: null })).toBeNull();
  });

  it('[OR10] not in preview, not with an empty cart', () => {
    expect(place({ draft: { preview: true } })).toEqual({ refused: 'PREVIEW' });
    expect(place({ draft: lines() })).toEqual({ refused: 'EMPTY_CART' });
  });

  it('[OR10] not where nobody delivers', () => {
    const partner = { shipping: { kind: 'Partner' as const } };
    const onMap = { address: { text: '12 Nguyễn Huệ', detail: '', location: { lat: 10.77, lng: 106.7 } } };
    expect(place({ store: partner, draft: onMap })).toEqual({ refused: 'SHIPPING_UNAVAILABLE' });
    expect(place({ store: partner })).toEqual({ refused: 'ADDRESS_NEEDS_LOCATION' });
    expect(place({ draft: PICKUP, store: { shipping: { kind: 'Partner' } } })).toBeNull();
    const tooFar = { kind: 'out-of-range', distanceKm: 9.5, limitKm: 6 } as const;
    expect(place({ shipping: tooFar })).toEqual({ refused: 'OUT_OF_RANGE', limitKm: 6, distanceKm: 9.5 });
  });

  it('[PA9] a payment method, unless nothing is to pay or the fee is to be agreed', () => {
    expect(place({ draft: { paymentMethod: null } })).toEqual({ refused: 'PAYMENT_REQUIRED' });
    expect(place({ draft: { paymentMethod: null, ...lines('free') } })).toBeNull();
    const agreed = { shipping: { kind: 'Negotiation' as const } };
    expect(place({ draft: { paymentMethod: null }, store: agreed })).toBeNull();
    expect(place({ draft: { paymentMethod: 'ONEPAY' } })).toEqual({ refused: 'PAYMENT_UNAVAILABLE' });
  });

  it('[PA3] cash is judged by what the order becomes', () => {
    const store = { payments: [{ method: 'CASH_ON_DELIVERY' }] };
    expect(place({ store, draft: { paymentMethod: 'CASH_ON_DELIVERY' } })).toEqual({
      refused: 'PAYMENT_UNAVAILABLE',
    });
    expect(
      place({ store, draft: { paymentMethod: 'CASH_ON_DELIVERY', pickupAt: TOMORROW_EVENING } }),
    ).toBeNull();
  });

  it('[OR10] delivery needs an address, and its place where the fee depends on it', () => {
    expect(place({ draft: { address: null } })).toEqual({ refused: 'ADDRESS_REQUIRED' });
    expect(place({ draft: { address: { text: ' ', detail: '', location: null } } })).toEqual({
      refused: 'ADDRESS_REQUIRED',
    });
    expect(place({ draft: { ...PICKUP, address: null } })).toBeNull();
    const steps = { shipping: { kind: 'Config' as const, steps: [{ upToKm: 5, fee: 10_000 }] } };
    expect(place({ store: steps })).toEqual({ refused: 'ADDRESS_NEEDS_LOCATION' });
  });

  it('[OR13] not beyond the store’s distance; 0 is no limit, exactly it is within', () => {
    const fee = (distanceKm: number | null) => ({ kind: 'fee' as const, amount: 0, distanceKm });
    const store = { distanceLimitKm: 5 };
    expect(place({ store, shipping: fee(5.1) })).toEqual({
      refused: 'OVER_DISTANCE',
      limitKm: 5,
      distanceKm: 5.1,
    });
    expect(place({ store, shipping: fee(5) })).toBeNull();
    expect(place({ store, shipping: fee(null) })).toBeNull();
    expect(place({ shipping: fee(500) })).toBeNull();
    const hanoi = { text: 'Hồ Gươm, Hà Nội', detail: '', location: { lat: 21.0285, lng: 105.8542 } };
    expect(place({ store, draft: { address: hanoi }, shipping: fee(null) })).toMatchObject({
      refused: 'OVER_DISTANCE',
    });
    expect(place({ store, draft: { ...PICKUP, address: hanoi } })).toBeNull();
  });

  it('[OR7] pickup and scheduled delivery need a time that is not past', () => {
    expect(place({ draft: { type: 'PICKUP' } })).toEqual({ refused: 'TIME_REQUIRED' });
    expect(place({ draft: { type: 'DELIAT' } })).toEqual({ refused: 'TIME_REQUIRED' });
    expect(place({ draft: { type: 'PICKUP', pickupAt: { days: 0, hour: 11, minute: 55 } } })).toEqual({
      refused: 'TIME_PASSED',
    });
  });

  it('[OR14] a closed store takes scheduled delivery inside its hours and nothing else', () => {
    const closed = { refused: 'STORE_CLOSED', opensAt: at('2026-12-01 10:00'), takesScheduled: true };
    expect(place({ now: NIGHT })).toEqual(closed);
    expect(place({ now: NIGHT, draft: PICKUP })).toEqual(closed);
    expect(place({ now: NIGHT, draft: { type: 'PICKUP', pickupAt: TOMORROW_EVENING } })).toEqual(closed);
    expect(place({ now: NIGHT, draft: { pickupAt: TOMORROW_EVENING } })).toBeNull();
    expect(place({ now: NIGHT, draft: { pickupAt: { days: 1, hour: 9, minute: 0 } } })).toEqual(closed);
    expect(place({ now: NIGHT, store: { orderTypes: ['DELI'] } })).toMatchObject({ takesScheduled: false });
  });

  it('[OR14] an open store takes a later pickup only inside its hours', () => {
    const later = (hour: number) =>
      place({ draft: { type: 'PICKUP', pickupAt: { days: 0, hour, minute: 0 } } });
    expect(later(21)).toBeNull();
    expect(later(23)).toEqual({ refused: 'STORE_CLOSED', opensAt: null, takesScheduled: true });
  });

  it('[OR14] [ST10] nothing is taken for a special day outside its own hours', () => {
    const day = { year: 2026, month: 12, day: 1 };
    const tomorrow = (hour: number, type: OrderDraft['type'], hours: readonly DayRange[]) =>
      place({
        store: { specialDays: [{ day, hours, note: '' }] },
        draft: { type, pickupAt: { days: 1, hour, minute: 0 } },
      });
    const early = [{ start: 420, end: 540 }];
    for (const type of ['PICKUP', 'DELIAT'] as const) {
      expect(tomorrow(12, type, [])).toMatchObject({ refused: 'STORE_CLOSED' });
      expect(tomorrow(12, type, early)).toMatchObject({ refused: 'STORE_CLOSED' });
      expect(tomorrow(8, type, early)).toBeNull();
    }
    const night = { now: NIGHT, store: { specialDays: [{ day, hours: [], note: '' }] } };
    expect(place(night)).toMatchObject({ refused: 'STORE_CLOSED', opensAt: at('2026-12-02 10:00') });
  });

  it('[OR14] out of service is closed now', () => {
    expect(place({ store: { outOfService: true } })).toMatchObject({
      refused: 'STORE_CLOSED',
      opensAt: null,
    });
    expect(place({ store: { outOfService: true }, draft: { pickupAt: TOMORROW_EVENING } })).toBeNull();
  });

  it('[CT5] [CT3] every order needs a name and a phone', () => {
    expect(place({ draft: { name: ' A' } })).toEqual({ refused: 'NAME_REQUIRED' });
    expect(place({ draft: { phone: '1234567' } })).toEqual({ refused: 'PHONE_REQUIRED' });
    expect(place({ draft: { phone: '3822119 / 3822118' } })).toEqual({ refused: 'PHONE_UNREADABLE' });
    expect(place({ draft: { phone: '1234567890123456' } })).toEqual({ refused: 'PHONE_TOO_LONG' });
    expect(place({ draft: { ...PICKUP, name: '', phone: '' } })).toEqual({ refused: 'NAME_REQUIRED' });
  });

  it('[CT6] the sample name is asked for like none', () => {
    expect(place({ draft: { name: 'Khách hàng' } })).toEqual({ refused: 'NAME_REQUIRED' });
  });

  it('[OR15] what others have open with a number counts for strangers to it, and not for who has it', () => {
    expect(countOpenUnpaid({ ofDiner: 1, ofPhone: 3, own: false })).toBe(3);
    expect(countOpenUnpaid({ ofDiner: 1, ofPhone: 3, own: true })).toBe(1);
    expect(countOpenUnpaid({ ofDiner: 3, ofPhone: 1, own: false })).toBe(3);
  });

  it('[OR15] only so many open orders to be paid later', () => {
    expect(place({ openUnpaid: 2 })).toBeNull();
    expect(place({ openUnpaid: 3 })).toEqual({ refused: 'TOO_MANY_OPEN', limit: 3 });
    const online = { payments: [{ method: 'ONEPAY' }] };
    expect(place({ openUnpaid: 3, store: online, draft: { paymentMethod: 'ONEPAY' } })).toBeNull();
    expect(place({ openUnpaid: 3, draft: lines('free') })).toBeNull();
  });

  it('[OR16] not in a slot without a place, for now or for later', () => {
    const types = ['DELI', 'DELIAT', 'PICKUP'] as const;
    const store = { slots: [{ minutes: 15, orders: 1, types }] };
    const noonIsFull = { store, full: [{ start: NOON, types }] };
    expect(place(noonIsFull)).toEqual({ refused: 'SLOT_FULL', at: NOON });
    expect(place({ ...noonIsFull, now: NOON + 15 * 60_000 })).toBeNull();
    expect(place({ ...noonIsFull, draft: { pickupAt: TOMORROW_EVENING } })).toBeNull();
    const evening = at('2026-12-01 18:30');
    const later = { store, full: [{ start: evening, types }], draft: { pickupAt: TOMORROW_EVENING } };
    expect(place(later)).toEqual({ refused: 'SLOT_FULL', at: evening });
    expect(place({ ...later, draft: { pickupAt: { ...TOMORROW_EVENING, minute: 45 } } })).toBeNull();
  });

  it('[OR10] the first reason in the list is the answer', () => {
    const everything: Change = {
      draft: {
        ...lines('early', 'sold', 'nothing', 'must'),
        preview: true,
        name: '',
        phone: '',
        address: null,
        paymentMethod: null,
      },
      store: { minimumOrder: 10_000_000, shipping: { kind: 'Partner' } },
      // a partner has answered that it does not bring there
      shipping: { kind: 'unsupported' },
      now: NIGHT,
      openUnpaid: 9,
    };
    const order: [Change, string][] = [];
    let step = everything;
    const fix = (code: string, draft: Partial<OrderDraft>, store: Partial<Store> = {}, rest: Change = {}) => {
      order.push([step, code]);
      step = { ...step, ...rest, draft: { ...step.draft, ...draft }, store: { ...step.store, ...store } };
    };
    fix('NOT_SOLD_AT_TIME', lines('sold', 'nothing', 'must'));
    fix('SOLD_OUT', lines('nothing', 'must'));
    fix('ITEM_GONE', lines('must'));
    fix('INVALID_CHOICE', lines());
    fix('BELOW_MINIMUM', {}, { minimumOrder: 0 });
    fix('PREVIEW', { preview: false });
    fix('EMPTY_CART', lines('pho'));
    fix('SHIPPING_UNAVAILABLE', {}, {}, { shipping: { kind: 'fee', amount: 0, distanceKm: null } });
    fix('PAYMENT_REQUIRED', { paymentMethod: 'PAYMENT_ON_DELIVERY' });
    fix('ADDRESS_REQUIRED', { address: { text: 'Quận 1', detail: '', location: null } });
    fix('STORE_CLOSED', {}, {}, { now: NOON });
    fix('NAME_REQUIRED', { name: 'An' });
    fix('PHONE_REQUIRED', { phone: '0901234567' });
    fix('TOO_MANY_OPEN', {}, {}, { openUnpaid: 0 });
    expect(order.map(([change]) => place(change)?.refused)).toEqual(order.map(([, code]) => code));
    expect(place(step)).toBeNull();
  });
});

describe('whether a table may order', () => {
  const seat = (change: Change = {}) =>
    place({
      ...change,
      draft: { table: '12', address: null, phone: '', paymentMethod: null, name: 'Bi', ...change.draft },
    });

  it('[TB4] [TB5] without address, phone, time and payment, in a store that neither delivers nor hands out', () => {
    expect(seat()).toBeNull();
    expect(seat({ draft: { type: 'DELIAT', pickupAt: { days: 0, hour: 3, minute: 0 } } })).toBeNull();
    expect(seat({ store: { orderTypes: ['DELI'], minimumOrder: 10_000_000, prepaid: true } })).toBeNull();
    expect(seat({ openUnpaid: 9 })).toBeNull();
  });

  it('[TB5] what the kitchen cannot make is refused as for anybody', () => {
    expect(seat({ store: { listed: false } })).toEqual({ refused: 'STORE_UNPUBLISHED' });
    expect(seat({ store: { orderTypes: [] } })).toEqual({ refused: 'STORE_PAUSED' });
    expect(seat({ draft: lines('sold') })).toMatchObject({ refused: 'SOLD_OUT' });
    expect(seat({ draft: lines('early') })).toMatchObject({ refused: 'NOT_SOLD_AT_TIME' });
    expect(seat({ draft: lines() })).toEqual({ refused: 'EMPTY_CART' });
    expect(seat({ draft: { preview: true } })).toEqual({ refused: 'PREVIEW' });
    expect(seat({ now: NIGHT })).toMatchObject({ refused: 'STORE_CLOSED' });
    expect(seat({ draft: lines(...Array.from({ length: 201 }, () => 'pho')) })).toMatchObject({
      refused: 'TOO_MUCH',
    });
  });

  it('[TB9] nothing while the staff have stopped orders at tables; other orders go on', () => {
    expect(seat({ store: { tablesStopped: true } })).toEqual({ refused: 'TABLES_STOPPED' });
    expect(seat({ store: { tablesStopped: true, orderTypes: [] } })).toEqual({ refused: 'STORE_PAUSED' });
    expect(place({ store: { tablesStopped: true } })).toBeNull();
  });

  it('[TB95] nothing until a time either; what else is paused is not asked of a table', () => {
    const until = NOON + 30 * 60_000;
    const pause = { kind: 'pause', minutes: 0, since: NOON, until } as const;
    const tables = { store: { switches: [{ ...pause, type: 'TABLE' as const }] } };
    expect(seat(tables)).toEqual({ refused: 'TABLES_PAUSED', until });
    expect(seat({ ...tables, now: until })).toBeNull();
    expect(place(tables)).toBeNull();
    const others = (['DELI', 'DELIAT', 'PICKUP'] as const).map((type) => ({ ...pause, type }));
    expect(seat({ store: { switches: others } })).toBeNull();
  });

  it('[TB5] one letter is a name to call; nothing and the sample are none', () => {
    expect(seat({ draft: { name: 'B' } })).toBeNull();
    for (const name of ['', '  ', 'Khách hàng', 'guest'])
      expect(seat({ draft: { name } })).toEqual({ refused: 'NAME_REQUIRED' });
  });

  it('[TB20] a name has 18 characters at most at a table, as a reader counts them; elsewhere it may be longer', () => {
    expect(seat({ draft: { name: 'ế'.normalize('NFD').repeat(18) } })).toBeNull();
    const name = 'Công Tằng Tôn Nữ Th';
    expect(seat({ draft: { name } })).toEqual({ refused: 'NAME_TOO_LONG', limit: 18 });
    expect(place({ draft: { name } })).toBeNull();
  });

  it('[TB5] may have what is only served in the house, and takes no place in a slot', () => {
    expect(place({ draft: lines('house') })).toMatchObject({ refused: 'ITEM_GONE' });
    expect(seat({ draft: lines('house') })).toBeNull();
    const types = ['PICKUP', 'DELI'] as const;
    const store = { slots: [{ minutes: 15, orders: 1, types }] };
    expect(seat({ store, full: [{ start: NOON, types }] })).toBeNull();
  });
});

describe('how much is too much', () => {
  const option = { groupId: 'g', optionId: 'a', quantity: 1 };
  const part = { groupId: 'g', dishId: 'pho', variantId: null, quantity: 1, options: [option], note: '' };

  it('[OR11] lines, choices, numbers and totals have a limit', () => {
    const many = Array.from({ length: 201 }, (_, n) => aLine(String(n), `d${n}`));
    expect(tooMuch(many.slice(1), 1)).toBeNull();
    expect(tooMuch(many, 1)).toEqual({ refused: 'TOO_MUCH', limit: 'lines', max: 200 });
    expect(tooMuch([aLine('1', 'pho', { options: Array(31).fill(option) })], 1)).toMatchObject({
      limit: 'choices',
    });
    expect(tooMuch([aComboLine('1', 'c', { parts: Array(16).fill(part) })], 1)).toMatchObject({
      limit: 'choices',
    });
    expect(tooMuch([aComboLine('1', 'c', { parts: Array(15).fill(part) })], 1)).toBeNull();
    const twice = [aLine('1', 'pho', { quantity: 500 }), aLine('2', 'pho', { quantity: 500, note: 'cay' })];
    expect(tooMuch(twice, 1)).toEqual({ refused: 'TOO_MUCH', limit: 'quantity', max: 999 });
    expect(tooMuch([aLine('1', 'pho', { quantity: 999 })], 1)).toBeNull();
    for (const quantity of [0, -1, 0.5, 1_000_000_000, Number.NaN]) {
      expect(tooMuch([aLine('1', 'pho', { quantity })], 1)).toMatchObject({ limit: 'quantity' });
    }
    expect(tooMuch([], 1_000_000_000_001)).toMatchObject({ limit: 'total' });
    expect(tooMuch([], Number.POSITIVE_INFINITY)).toMatchObject({ limit: 'total' });
  });
});
