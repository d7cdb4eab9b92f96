import { describe, expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aDish, aMenu } from '../../test/a-dish.ts';
import { aStore, at } from '../../test/a-store.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import type { Store } from '../store/store.ts';
import { NO_TIME } from '../time/pickup-at.ts';
import { checkout, openCheckout } from './checkout.ts';
import type { OrderDraft, TakenByStaff } from './draft.ts';
import { exceptionWouldDo } from './exception.ts';
import { feeOfTaken, isFeeToName, isPaidInHouse } from './taking.ts';

const NOON = at('2026-11-30 12:00');
const NIGHT = at('2026-11-30 23:30');
const menu = aMenu([aDish('pho', { price: 60_000 }), aDish('sold', { soldOut: true })]);

interface Change {
  readonly draft?: Partial<OrderDraft>;
  readonly taken?: Partial<TakenByStaff>;
  readonly store?: Partial<Store>;
  readonly now?: number;
}

/** Two bowls that somebody at the counter wants; each test changes what it is about. */
function take({ draft: changes, taken, store: storeChange, now = NOON }: Change = {}) {
  const store = aStore(storeChange);
  const draft: OrderDraft = {
    type: 'PICKUP',
    lines: [aLine('1', 'pho', { quantity: 2 })],
    orderNow: true,
    pickupAt: NO_TIME,
    name: '',
    phone: '',
    address: null,
    note: '',
    paymentMethod: 'PAYMENT_ON_DELIVERY',
    preview: false,
    ...changes,
    taken: { for: 'counter', agreedFee: null, exception: false, ...taken },
  };
  return checkout(openCheckout(draft, { store, menu }, { now }), { openUnpaid: 99 });
}

const why = (change: Change) => take(change).refusal?.refused ?? null;
const CALLER = { for: 'caller' } as const;
const TABLE = { for: 'table' } as const;

describe('an order that staff take', () => {
  it('[OR103] is kept away by no limit of a person, no pause and no kind the web lacks', () => {
    expect(why({})).toBeNull();
    expect(why({ store: { orderTypes: ['DELI'] } })).toBeNull();
    const until = at('2026-11-30 19:00');
    const paused = ['PICKUP', 'TABLE', 'DELI'].map(
      (type) => ({ type, kind: 'pause', minutes: 0, since: NOON, until }) as Store['switches'][number],
    );
    expect(why({ store: { switches: paused } })).toBeNull();
    expect(why({ store: { switches: paused }, taken: TABLE, draft: { table: '7' } })).toBeNull();
    expect(why({ store: { orderTypes: ['DELI'] }, taken: CALLER })).toBe('TYPE_UNAVAILABLE');
  });

  it('[OR103] is refused where the kitchen cannot, and for every place alike', () => {
    for (const taken of [{}, CALLER, TABLE]) {
      const table = taken === TABLE ? { table: '7' } : {};
      expect(why({ taken, draft: { ...table, lines: [aLine('1', 'sold')] } })).toBe('SOLD_OUT');
      expect(why({ taken, draft: { ...table, lines: [aLine('1', 'nothing')] } })).toBe('ITEM_GONE');
      expect(why({ taken, draft: { ...table, lines: [] } })).toBe('EMPTY_CART');
      expect(why({ taken, draft: table, store: { listed: false } })).toBe('STORE_UNPUBLISHED');
      expect(why({ taken, draft: table, store: { orderTypes: [] } })).toBe('STORE_PAUSED');
      expect(why({ taken, draft: table, now: NIGHT })).toBe('STORE_CLOSED');
      expect(
        why({ taken, draft: { ...table, lines: [aLine('1', 'pho', { quantity: 1000 })] } }),
      ).not.toBeNull();
    }
    expect(why({ taken: TABLE, draft: { table: '7' }, store: { tablesStopped: true } })).toBe(
      'TABLES_STOPPED',
    );
  });

  it('[OR103] open when it is wanted is enough', () => {
    const tomorrow = { orderNow: false, pickupAt: { days: 1, hour: 12, minute: 0 } };
    expect(why({ now: NIGHT, taken: CALLER, draft: tomorrow })).toBeNull();
    expect(why({ now: NIGHT, draft: tomorrow })).toBeNull();
    const night = { orderNow: false, pickupAt: { days: 1, hour: 23, minute: 30 } };
    expect(why({ taken: CALLER, draft: night })).toBe('STORE_CLOSED');
  });

  it('[OR105] needs a number where it is brought, and one that is a number wherever it is typed', () => {
    const brought = { type: 'DELI', address: { text: '12 Nguyễn Huệ', detail: '', location: null } } as const;
    const taken = CALLER;
    expect(why({ taken, draft: brought })).toBe('PHONE_REQUIRED');
    expect(why({ taken, draft: { ...brought, phone: '+33 6 12 34 56 78' } })).not.toBe('PHONE_REQUIRED');
    for (const phone of ['', '   ', '\u200b']) expect(why({ taken, draft: { phone } })).toBeNull();
    expect(why({ taken, draft: { phone: '12' } })).toBe('PHONE_REQUIRED');
    expect(why({ draft: { phone: '0901 234 567 / 0901 234 568' } })).toBe('PHONE_UNREADABLE');
    expect(why({ draft: { phone: '1'.repeat(16) } })).toBe('PHONE_TOO_LONG');
  });

  it('[OR106] an exception lifts the hours, and nothing that is not there', () => {
    expect(why({ now: NIGHT, taken: { exception: true } })).toBeNull();
    const exception = { exception: true };
    expect(why({ taken: exception, draft: { lines: [aLine('1', 'sold')] } })).toBe('SOLD_OUT');
    expect(why({ taken: exception, store: { orderTypes: [] } })).toBe('STORE_PAUSED');
    const wouldDo = (change: Change) => {
      const weighed = take(change);
      return exceptionWouldDo(weighed, {}, weighed);
    };
    expect(wouldDo({ now: NIGHT })).toBe(true);
    expect(wouldDo({})).toBe(false);
    expect(wouldDo({ now: NIGHT, draft: { lines: [aLine('1', 'sold')] } })).toBe(false);
  });

  it('[OR106] an exception brings where nobody drives, and the fee of it is named then', () => {
    const far = { text: 'Sân bay', detail: '', location: { lat: 11.5, lng: 107.5 } };
    const draft = { type: 'DELI', address: far, phone: '0901234567' } as const;
    const store = { distanceLimitKm: 5 };
    const weighed = take({ taken: CALLER, draft, store });
    expect(weighed.refusal).not.toBeNull();
    expect(exceptionWouldDo(weighed, {}, weighed)).toBe(true);
    expect(why({ taken: { ...CALLER, exception: true, agreedFee: 45_000 }, draft, store })).toBeNull();
  });

  it('[OR103] the house takes the money of whoever is in it, unless they pay by a code', () => {
    const pays = (whom: TakenByStaff['for'], paymentMethod: string | null) =>
      isPaidInHouse(take({ taken: { for: whom }, draft: { paymentMethod } }));
    expect(pays('counter', null)).toBe(true);
    expect(pays('counter', 'CASH_ON_DELIVERY')).toBe(true);
    expect(pays('counter', 'TRANSFER')).toBe(false);
    expect(pays('table', 'TRANSFER')).toBe(true);
    expect(pays('caller', 'PAYMENT_ON_DELIVERY')).toBe(false);
    expect(why({ draft: { paymentMethod: 'NO_SUCH_WAY' } })).toBe('PAYMENT_UNAVAILABLE');
    expect(why({ draft: { paymentMethod: null }, store: { prepaid: true } })).toBeNull();
  });

  it('[OR104] [OR106] an agreed fee stands for one to be agreed, and for the store’s own by an exception', () => {
    const agreed = (exception = false): TakenByStaff => ({ for: 'caller', agreedFee: 30_000, exception });
    const own: ShippingFee = { kind: 'fee', amount: 15_000, distanceKm: 2 };
    const told: ShippingFee = { kind: 'fee', amount: 30_000, distanceKm: 2 };
    expect(feeOfTaken({ kind: 'to-confirm', distanceKm: 2 }, agreed())).toEqual(told);
    expect(feeOfTaken(own, agreed())).toEqual(own);
    expect(feeOfTaken(own, agreed(true))).toEqual(told);
    expect(feeOfTaken({ kind: 'unsupported' }, agreed())).toEqual({ kind: 'unsupported' });
    expect(feeOfTaken({ kind: 'unsupported' }, agreed(true))).toEqual({ ...told, distanceKm: null });
    expect(feeOfTaken(null, agreed(true))).toBeNull();
    expect(feeOfTaken(own, undefined)).toEqual(own);
    const { draft } = take();
    expect(isFeeToName({ draft, shipping: { kind: 'to-confirm', distanceKm: 2 } })).toBe(true);
    expect(isFeeToName({ draft, shipping: own })).toBe(false);
  });
});
