import type { ComboLine } from '@mam/domain/cart/cart-line.ts';
import { describe, expect, it } from 'vitest';
import type { PersistedCart } from '../persisted.ts';
import { migrate, NOTHING, type Stored, VERSION } from './persisted-form.ts';

const CART: PersistedCart = {
  brand: 'BEPNHA',
  storeId: 101,
  note: 'gọi trước',
  voucher: 'COMTAM20',
  seen: [{ key: 'a', kind: 'dish', id: 'PHO', choice: 'x', name: 'Phở', unit: 75_000 }],
  changes: [{ key: 'a', name: 'Phở', was: 70_000, is: 75_000 }],
  lines: [
    {
      kind: 'dish',
      key: 'a',
      quantity: 2,
      note: '',
      origin: null,
      dishId: 'PHO',
      variantId: 'L',
      options: [{ groupId: 'g', optionId: 'o', quantity: 1 }],
    },
    {
      kind: 'combo',
      key: 'b',
      quantity: 1,
      note: '',
      origin: null,
      comboId: 'C',
      main: { dishId: 'LAU', variantId: 'L', options: [] },
      parts: [{ groupId: 'g', dishId: 'd', variantId: null, quantity: 1, options: [], note: '' }],
    },
  ],
};

const FULL: Stored = {
  user: { uid: 'u', token: 't', name: 'Lan', phone: '0901234567', locale: 'vi', deviceToken: 'd' },
  place: { brand: 'BEPNHA', storeId: 101, source: 'QR' },
  carts: { 'BEPNHA 101': CART },
  choices: {
    type: 'DELI',
    orderNow: false,
    time: { day: { year: 2026, month: 12, day: 2 }, hour: 10, minute: 5 },
    address: { text: '42 Nguyễn Huệ', detail: '', location: null },
    addressId: 'a1',
    paymentMethod: 'PAYMENT_ON_DELIVERY',
  },
  addresses: [
    {
      id: 'a1',
      kind: 'work',
      text: '42 Nguyễn Huệ',
      detail: 'Lầu 3',
      location: { lat: 10.77, lng: 106.7 },
      name: 'Lan',
      phone: '',
      updatedAt: 1,
    },
  ],
  colours: { BEPNHA: '#f89523' },
  hidden: ['side-dishes'],
  ordered: [
    { brand: 'BEPNHA', id: 'PHO', variantId: 'L', options: [{ groupId: 'g', optionId: 'o', quantity: 1 }] },
  ],
  searches: ['bún bò', 'pho'],
  wish: { without: ['peanuts'], marks: ['vegan'] },
};

const throughStorage = (state: unknown, version: unknown = VERSION) =>
  migrate(JSON.parse(JSON.stringify({ version, state })));

describe('what a browser persists', () => {
  it('comes back as it was written', () => {
    expect(throughStorage(FULL)).toEqual(FULL);
    expect(throughStorage(NOTHING)).toEqual(NOTHING);
  });

  it.each([null, 1, 'x', [], {}, { version: VERSION }, { version: VERSION, state: [] }])(
    'is empty when the storage holds %j',
    (written) => {
      expect(migrate(written)).toEqual(NOTHING);
    },
  );

  it('German by its older name is German, and a language nobody has is none', () => {
    const localeOf = (locale: unknown) =>
      migrate({ version: VERSION, state: { ...FULL, user: { ...FULL.user, locale } } }).user.locale;
    expect(['vi', 'en', 'de', 'ge', 'fr', 7, null].map(localeOf)).toEqual([
      'vi',
      'en',
      'de',
      'de',
      null,
      null,
      null,
    ]);
  });

  it('a combo kept before its main dish had a size has none yet, and is asked for it', () => {
    const [, combo] = CART.lines;
    const { main: _, ...before } = combo as ComboLine;
    const kept = (line: object) =>
      throughStorage({ ...FULL, carts: { one: { ...CART, lines: [{ ...before, ...line }] } } }).carts[
        'BEPNHA 101'
      ]?.lines;
    expect(kept({ mainDishId: 'LAU' })).toEqual([
      { ...before, main: { dishId: 'LAU', variantId: null, options: [] } },
    ]);
    expect(kept({ mainDishId: null })).toEqual([{ ...before, main: null }]);
    expect(kept({ main: { dishId: 7, options: [] } })).toEqual([]);
  });

  it('is empty when a version we do not know wrote it', () => {
    expect(throughStorage(FULL, VERSION + 1)).toEqual(NOTHING);
  });

  it('takes over the one cart that the first version knew', () => {
    const { carts: _, ...others } = FULL;
    expect(throughStorage({ ...others, cart: CART }, 1)).toEqual(FULL);
  });

  it('[OR7] a time that was kept as "in n days" is none any more, as is half a day', () => {
    const kept = (choices: object) =>
      throughStorage({ ...FULL, choices: { ...FULL.choices, ...choices } }).choices;
    const before = kept({ time: undefined, pickupAt: { days: 1, hour: 12, minute: 30 } });
    expect(before).toEqual({ ...FULL.choices, time: null });
    expect(kept({ time: { day: { year: 2026, month: 12 }, hour: 12, minute: 30 } }).time).toBeNull();
    expect(kept({ time: '2026-12-02' }).time).toBeNull();
  });

  it('loses only what is damaged', () => {
    const [dish] = CART.lines;
    const damaged = {
      ...FULL,
      user: { ...FULL.user, token: 5, name: null },
      colours: { A: 1, B: '#fff' },
      hidden: ['a', 2],
      searches: 'pho',
      addresses: [
        ...FULL.addresses,
        { ...FULL.addresses[0], location: { lat: 1000, lng: 0 } },
        { ...FULL.addresses[0], phone: 7 },
        null,
      ],
      wish: { without: ['milk', null], marks: 7 },
      carts: {
        'BEPNHA 101': {
          ...CART,
          lines: [dish, { ...dish, quantity: 0 }, { ...dish, options: [null] }, 'x', null],
        },
      },
    };
    const read = throughStorage(damaged);
    expect(read.carts['BEPNHA 101']?.lines).toEqual([dish]);
    expect(read.user.token).toBeNull();
    expect(read.colours).toEqual({ B: '#fff' });
    expect(read.hidden).toEqual(['a']);
    expect(read.searches).toEqual([]);
    expect(read.addresses).toEqual(FULL.addresses);
    expect(read.wish).toEqual({ without: ['milk'], marks: [] });
    expect(typeof read.user.name).toBe('string');
  });
});
