import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { describe, expect, it } from 'vitest';
import { menuFromWire } from '../menu/menu-wire.ts';
import { storeFromWire } from '../store/store-wire.ts';
import type { OrderLineBody, PlaceOrderBody } from './order-body.schema.ts';
import { buildOrderBody } from './order-body.ts';
import { parseOrderDraft } from './order-draft.ts';

const TODAY = { year: 2026, month: 12, day: 2 };

const store = storeFromWire(
  {
    Id: 101,
    Pos_Name: 'Bếp Nhà Lúa',
    Pos_Address: '42 Nguyễn Huệ',
    Active: 1,
    vat_rate: 0.1,
    service_charge_rate: 0.05,
    delivery_fee_calculation_type: 'Config',
    shipping: { flat: 15000 },
  },
  { id: 'c1', pos_parent: 'BEPNHA' },
);
const menu = menuFromWire(
  {
    item_types: [{ id: 1, text_id: 'MAIN', name: 'Món chính' }],
    items: [
      {
        id: 'PHO',
        name: 'Phở',
        type_id: 'MAIN',
        ta_price: 100000,
        childs: [{ id: 'LON', name: 'Tô lớn', ta_price: 120000 }],
        customizations: [
          { id: 'THEM', name: 'Thêm', options: [{ id: 'TRUNG', name: 'Trứng', price: 10000 }] },
        ],
      },
      { id: 'CHE', name: 'Chè', type_id: 'MAIN', ta_price: 20000 },
    ],
    list_normal_combo: [
      {
        combo_id: 'MAM',
        combo_name: 'Mâm một',
        item_type_id: 'COMBO',
        ta_value: 99000,
        main_items: [{ id: 'PHO' }],
        combo_details: [{ id_value: 'NGOT', items: [{ id: 'CHE' }], min_permitted: 1, max_permitted: 2 }],
      },
    ],
  },
  store,
);
const lines: CartLine[] = [
  {
    kind: 'dish',
    key: 'a',
    dishId: 'PHO',
    variantId: 'LON',
    options: [{ groupId: 'THEM', optionId: 'TRUNG', quantity: 2 }],
    quantity: 3,
    note: 'ít hành',
    origin: null,
  },
  {
    kind: 'combo',
    key: 'b',
    comboId: 'MAM',
    main: { dishId: 'PHO', variantId: 'LON', options: [] },
    parts: [{ groupId: 'NGOT', dishId: 'CHE', variantId: null, quantity: 2, options: [], note: 'ít đá' }],
    quantity: 1,
    note: '',
    origin: { source: 'MENU', suggestType: 'ORDER', suggestBy: 'PHO' },
  },
];
const draft: OrderDraft = {
  type: 'DELI',
  lines,
  orderNow: true,
  pickupAt: NO_TIME,
  name: 'Minh Thư',
  phone: '0901234567',
  address: { text: '1 Lê Lợi', detail: 'lầu 3', location: null },
  note: 'Gọi trước nhé',
  paymentMethod: 'PAYMENT_ON_DELIVERY',
  preview: false,
};

function bodyOf(change: Partial<OrderDraft> = {}, voucherCode: string | null = null): PlaceOrderBody {
  const changed = { ...draft, ...change };
  const shipping = { kind: 'fee', amount: 15000, distanceKm: null } as const;
  const read = readCart(lines, menu, wallTime(0, store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: changed.type, shipping });
  return buildOrderBody(changed, priced, {
    store,
    menu,
    uid: 'u1',
    suffix: 'x7',
    paymentType: 'OTHER',
    voucherCode,
    distanceKm: null,
  });
}

describe('the body of an order', () => {
  it('carries the fixed anonymous membership, brand, store and base type', () => {
    expect(bodyOf()).toMatchObject({
      membership_id: 'ANONYMOUS',
      membership_name: 'ANONYMOUS',
      membership_phone_number: '0000000000',
      brand_id: 'BEPNHA',
      store_id: 101,
      table_name: '',
      order_type: 'STORE',
      user: {
        name: 'Minh Thư',
        phone: '0901234567',
        address: '1 Lê Lợi',
        sub_address: 'lầu 3',
        location: null,
      },
      voucher_log: null,
    });
    expect(bodyOf({}, 'LUA30K')).toMatchObject({
      voucher_log: { voucher_code: 'LUA30K' },
      setting: { voucher_code: 'LUA30K' },
    });
  });

  it('writes a dish with its choices', () => {
    expect(bodyOf().items[0]).toEqual({
      Pr_Key: 'a~x7',
      pr_key: 'a~x7',
      item_id: 'PHO',
      combo_id: null,
      item_name: 'Phở',
      item_type_id: 'MAIN',
      quantity: 3,
      price: 140000,
      amount: 420000,
      discount: 0,
      foc: 0,
      is_virtual: 0,
      fix: 0,
      is_eat_with: 0,
      note: 'ít hành',
      membership_id: 'ANONYMOUS',
      membership_name: 'ANONYMOUS',
      row_state: 1,
      source: 'ANONYMOUS',
      suggest_type: '',
      suggest_by: '',
      parent_id: '',
      package_id: '',
      Sub_Id: '',
      uid: 'u1',
      is_main_item: 0,
      selected_child: { id: 'LON' },
      customizations: [{ id: 'THEM', options: [{ id: 'TRUNG', quantity: 2 }] }],
    });
  });

  it('writes a combo and its parts, which name it and cost nothing of their own', () => {
    const [, combo, main, part] = bodyOf().items;
    expect(combo).toMatchObject({
      Pr_Key: 'b~x7',
      combo_id: 'MAM',
      item_id: 'MAM',
      item_name: 'Mâm một',
      package_id: 'C*b~x7',
      parent_id: '',
      price: 99000,
      amount: 99000,
      source: 'MENU',
      suggest_type: 'ORDER',
      suggest_by: 'PHO',
    });
    const within = { parent_id: 'b~x7', package_id: 'C*b~x7', combo_id: null, price: 0, amount: 0 };
    expect(main).toMatchObject({
      ...within,
      item_id: 'PHO',
      is_main_item: 1,
      Sub_Id: '',
      selected_child: { id: 'LON' },
    });
    expect(part).toMatchObject({
      ...within,
      item_id: 'CHE',
      is_main_item: 0,
      Sub_Id: 'NGOT',
      quantity: 2,
      note: 'ít đá',
    });
  });

  it('says what the diner saw', () => {
    // 519.000 items + 25.950 service + 54.495 VAT + 15.000 delivery
    expect(bodyOf().setting).toMatchObject({
      type: 'DELI',
      calculation: 'Config',
      source: 'DEFAULT',
      payment_method: 'PAYMENT_ON_DELIVERY',
      payment_type: 'OTHER',
      guss: 1,
      note: 'Gọi trước nhé',
      pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
      is_order_now: true,
      shipping_fee_type: 'Config',
      shipping_fee: 15000,
      origin_amount: 519000,
      service_charge: { multiple: 0.05, value: 25950 },
      vat: { multiple: 0.1, value: 54495 },
      total_amount: 614445,
    });
  });

  it.each([
    ['DELI', true, -1, 'DELI'],
    ['DELI', false, -1, 'DELI'],
    ['DELI', false, 18, 'DELIAT'],
    ['DELIAT', true, 18, 'DELI'],
    ['DELIAT', false, -1, 'DELIAT'],
    ['PICKUP', true, -1, 'PICKUP'],
    ['PICKUP', false, 18, 'PICKUP'],
  ] as const)('sends %s (now: %s, hour %i) as %s', (type, orderNow, hour, sent) => {
    expect(bodyOf({ type, orderNow, pickupAt: { days: 0, hour, minute: 0 } }).setting.type).toBe(sent);
  });
});

describe('reading a body', () => {
  const withItems = (items: OrderLineBody[], setting = {}) => {
    const body = bodyOf();
    return parseOrderDraft({ ...body, items, setting: { ...body.setting, ...setting } }, menu, TODAY);
  };

  it('takes a plain list of ids and quantities from any client', () => {
    expect(
      withItems([
        { item_id: 'CHE', quantity: 2 },
        { item_id: 'CHE', quantity: 0 },
        { item_id: 'MAM', quantity: 1 },
        { item_id: 'KHONG-CO', quantity: 1 },
      ]),
    ).toMatchObject({
      lines: [
        {
          kind: 'dish',
          key: 'line-0',
          dishId: 'CHE',
          quantity: 2,
          variantId: null,
          options: [],
          note: '',
          origin: null,
        },
        { kind: 'combo', key: 'line-2', comboId: 'MAM', main: null, parts: [] },
        { kind: 'dish', key: 'line-3', dishId: 'KHONG-CO' },
      ],
    });
  });

  it('hour −1 means now for a delivery, and no time for a pickup', () => {
    const silent = { is_order_now: undefined, pickup_at: null };
    expect(withItems([], { type: 'DELI', ...silent })).toMatchObject({ orderNow: true, pickupAt: NO_TIME });
    expect(withItems([], { type: 'PICK', ...silent })).toMatchObject({ type: 'PICKUP', orderNow: false });
  });

  it('[OR7] counts from today what was said of a day of the calendar', () => {
    const at = (date: string, number_of_days = 1) =>
      withItems([], { type: 'PICKUP', pickup_at: { number_of_days, hour: 12, minute: 30, date } });
    expect(at('2026-12-02')).toMatchObject({ pickupAt: { days: 0, hour: 12, minute: 30 } });
    expect(at('2026-12-01')).toMatchObject({ pickupAt: { days: -1, hour: 12, minute: 30 } });
    expect(at('2027-01-01')).toMatchObject({ pickupAt: { days: 30 } });
    expect(at('2026-02-30')).toMatchObject({ refused: 'MALFORMED', path: 'setting.pickup_at.date' });
  });

  it('[CT1] cleans what was typed', () => {
    const body = bodyOf({ note: 'a\u202eb\u0007\r\nc', name: '  Minh\u200b Thư ' });
    expect(parseOrderDraft(body, menu, TODAY)).toMatchObject({ note: 'ab\nc', name: 'Minh Thư' });
  });

  it.each([
    [
      'items[1].Pr_Key',
      [
        { Pr_Key: 'x', item_id: 'CHE', quantity: 1 },
        { Pr_Key: 'x', item_id: 'CHE', quantity: 1 },
      ],
    ],
    ['items[0].parent_id', [{ item_id: 'CHE', quantity: 1, parent_id: 'nowhere' }]],
    [
      'items[1].parent_id',
      [
        { Pr_Key: 'x', item_id: 'PHO', quantity: 1 },
        { item_id: 'CHE', quantity: 1, parent_id: 'x' },
      ],
    ],
    [
      'items[2].is_main_item',
      [
        { Pr_Key: 'x', item_id: 'MAM', combo_id: 'MAM', quantity: 1 },
        { item_id: 'PHO', quantity: 1, parent_id: 'x', is_main_item: 1 },
        { item_id: 'CHE', quantity: 1, parent_id: 'x', is_main_item: 1 },
      ],
    ],
    ['items[0].note', [{ item_id: 'CHE', quantity: 1, note: 'ă'.repeat(256) }]],
  ] satisfies [string, OrderLineBody[]][])('refuses what makes no sense at %s', (path, items) => {
    expect(withItems(items)).toMatchObject({ refused: 'MALFORMED', path });
  });

  it('takes a note of 255 characters, however many bytes they have', () => {
    const note = '👨‍👩‍👧‍👦'.repeat(100) + 'ă'.repeat(155);
    expect(withItems([{ item_id: 'CHE', quantity: 1, note }])).toMatchObject({ lines: [{ note }] });
  });
});
