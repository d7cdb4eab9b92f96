import { DONG, EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import type { ConfigWire } from '../brand/config.schema.ts';
import type { RestaurantWire } from './restaurant.schema.ts';
import { storeFromWire } from './store-wire.ts';

const config: ConfigWire = { id: 'c1', pos_parent: 'bepnha' };
const plain: RestaurantWire = { Id: 101, Pos_Name: 'Bếp Nhà Lúa', Pos_Address: '43 Nguyễn Huệ', Active: 1 };
const store = (own: Partial<RestaurantWire> = {}, brand: Partial<ConfigWire> = {}) =>
  storeFromWire({ ...plain, ...own }, { ...config, ...brand });

it('fills in what nobody said', () => {
  expect(store()).toMatchObject({
    id: 101,
    brand: 'BEPNHA',
    zone: 'Asia/Ho_Chi_Minh',
    orderTypes: ['DELI', 'PICKUP'],
    outOfService: false,
    currency: DONG,
    languages: { own: 'vi', listed: null },
    priceField: 'ta_price',
    minimumOrder: 0,
    distanceLimitKm: 0,
    scheduledDays: 3,
    slots: [],
    specialDays: [],
    vatRate: 0,
    serviceRate: 0,
    shipping: { kind: 'Negotiation' },
    payments: [{ method: 'PAYMENT_ON_DELIVERY' }],
    openUnpaidLimit: 3,
    hours: [],
    location: null,
    listed: true,
  });
});

it('the restaurant’s own value stands above the brand’s', () => {
  const brand = { pos_status: 'OUT_OF_SERVICE', order_types: ['DELIAT' as const], vat_rate: 0.1 };
  expect(store({}, brand)).toMatchObject({ outOfService: true, orderTypes: ['DELIAT'], vatRate: 1000 });
  expect(
    store({ pos_status: 'ACTIVE', order_types: ['PICK', 'PICKUP'], vat_rate: 0.08 }, brand),
  ).toMatchObject({
    outOfService: false,
    orderTypes: ['PICKUP'],
    vatRate: 800,
  });
  expect(store({ config: { min_order_amount: 50000 } }, { min_order_amount: 1000 })).toMatchObject({
    minimumOrder: 50000,
  });
});

it('[ST11] has a menu unless the server says that it has none', () => {
  expect(
    [store(), store({ has_menu: true }), store({ has_menu: false })].map(({ hasMenu }) => hasMenu),
  ).toEqual([true, true, false]);
});

it('an empty order_types list is not a missing one', () => {
  expect(store({ order_types: [] }).orderTypes).toEqual([]);
});

it('[BR4] a store whose locale is ge speaks German and counts in cents', () => {
  const german = store({
    currency: { locale: 'ge' },
    delivery_fee_calculation_type: 'Config',
    shipping: { flat: 2.5 },
  });
  expect(german).toMatchObject({
    languages: { own: 'de', listed: null },
    currency: EURO,
    shipping: { kind: 'Config', flat: 250 },
  });
});

it('[BR4] the brand lists languages, the currency says which is a store’s own, and neither changes the other', () => {
  const brand = { languages: ['vi', 'en', 'de'] as ('vi' | 'en' | 'de')[] };
  expect(store({}, brand)).toMatchObject({ languages: { own: 'vi', listed: ['vi', 'en', 'de'] } });
  expect(store({ currency: { locale: 'de' } }, brand)).toMatchObject({
    languages: { own: 'de', listed: ['vi', 'en', 'de'] },
    currency: EURO,
  });
});

it('reads rates from crm_config, and the service charge beside VAT', () => {
  expect(store({}, { crm_config: { vat: 0.08, service_charge: 0.05 } })).toMatchObject({
    vatRate: 800,
    serviceRate: 500,
  });
});

it('sorts distance steps and leaves an unknown amount to a phone call', () => {
  const kind = { delivery_fee_calculation_type: 'Config' as const };
  const steps = [
    { up_to_km: 7, fee: 25000 },
    { up_to_km: 3, fee: 15000 },
  ];
  expect(store({ ...kind, shipping: { steps } }).shipping).toEqual({
    kind: 'Config',
    steps: [
      { upToKm: 3, fee: 15000 },
      { upToKm: 7, fee: 25000 },
    ],
  });
  expect(store(kind).shipping).toEqual({ kind: 'Negotiation' });
});

it('reads hours by day, and undated ones only when there are none by day', () => {
  const dated = [{ Day_Of_Week: 8, Time_Start: '09:30', Time_End: '24:00' }];
  const undated = [{ Time_Start: '22:00:00', end_as_minute: 120 }];
  expect(store({ delivery_times: dated, business_times: undated }).hours).toEqual([
    { day: 8, start: 570, end: 1439 },
  ]);
  expect(store({ business_times: undated }).hours).toEqual([{ day: null, start: 1320, end: 120 }]);
  expect(() => store({ delivery_times: [{ Day_Of_Week: 2, Time_Start: '9h', Time_End: '10:00' }] })).toThrow(
    expect.objectContaining({ path: 'delivery_times[0].Time_Start' }),
  );
});

it('[ST10] reads days with hours of their own; without hours they are closed', () => {
  const special_days = [
    { date: '2027-01-01', hours: [{ Time_Start: '18:00', Time_End: '02:00' }], note: ' Năm mới ' },
    { date: '2028-02-29', hours: [] },
  ];
  expect(store({ special_days }).specialDays).toEqual([
    { day: { year: 2027, month: 1, day: 1 }, hours: [{ start: 1080, end: 120 }], note: 'Năm mới' },
    { day: { year: 2028, month: 2, day: 29 }, hours: [], note: '' },
  ]);
  expect(store().specialDays).toEqual([]);
  expect(() => store({ special_days: [{ date: '2027-02-29', hours: [] }] })).toThrow(
    expect.objectContaining({ path: 'special_days[0].date', message: 'is on no calendar (2027-02-29)' }),
  );
});

it('time_delivery is a list of windows or a number of minutes', () => {
  expect(store({}, { time_delivery: 35 })).toMatchObject({ deliveryMinutes: 35, deliveryHours: [] });
  expect(
    store(
      { time_delivery: [{ Day_Of_Week: 2, Time_Start: '10:00', Time_End: '21:00' }] },
      { time_delivery: 35 },
    ),
  ).toMatchObject({ deliveryMinutes: null, deliveryHours: [{ day: 2, start: 600, end: 1260 }] });
});

it('offers the payments of this store and what is left of the flows', () => {
  const payments = [
    { payment_method: 'TRANSFER', apply_pos_list: [999] },
    { payment_method: 'PAYMENT_ON_DELIVERY', apply_pos_list: [] },
  ];
  const payment_flows = [
    { type: 'QR' as const, payment_methods: [{ id: 'MOMOQR4' }, { id: 'MOMO_QR_AIO' }] },
    { type: 'APP' as const, payment_methods: [{ id: 'MOMO_QR_AIO' }, { id: 'ONEPAY' }] },
  ];
  const methods = (enabled?: boolean | string[]) =>
    store({}, { payments, payment_flows, payment_enabled: enabled }).payments.map((offer) => offer.method);
  expect(methods()).toEqual(['PAYMENT_ON_DELIVERY', 'MOMO_QR_AIO', 'MOMO_QR_AIO_APP', 'ONEPAY']);
  expect(methods(false)).toEqual(['PAYMENT_ON_DELIVERY']);
  expect(methods(['ONEPAY'])).toEqual(['ONEPAY']);
});

it('is listed with its small picture, else the big one, else none; never with the brand’s', () => {
  const brand = { image_url: '/brand.webp' };
  const small = { Image_Path: '/big.webp', Image_Path_Thumb: '/small.webp' };
  expect(store(small, brand)).toMatchObject({ pictureUrl: '/small.webp', coverUrl: '/big.webp' });
  expect(store({ Image_Path: '/big.webp', Image_Path_Thumb: '' }, brand).pictureUrl).toBe('/big.webp');
  expect(store({}, brand)).toMatchObject({ pictureUrl: null, coverUrl: '/brand.webp' });
});

it('shows phone_text and dials extra_data.phone before Phone_Number', () => {
  expect(
    store({ Phone_Number: '0281', extra_data: { phone: '0909', phone_text: 'Gọi quán' } }),
  ).toMatchObject({
    phone: '0909',
    phoneText: 'Gọi quán',
  });
  expect(store({ Phone_Number: '0281' })).toMatchObject({ phone: '0281', phoneText: '0281' });
  expect(store({ Phone_Number: '0281' }).supportPhone).toBe('0281');
  expect(store({ Phone_Number: '0281', config: { support_phone: '1900 1234' } }).supportPhone).toBe(
    '1900 1234',
  );
  expect(store({}).supportPhone).toBe('');
});

it('refuses an amount finer than the currency', () => {
  expect(() => store({}, { min_order_amount: 0.5 })).toThrow(
    expect.objectContaining({ path: 'min_order_amount' }),
  );
});

it('reads the vouchers and campaigns a menu may show; the last second counts whole', () => {
  const read = store(
    {},
    {
      vouchers: [
        { voucher_code: ' COMTAM20 ', discount_percent: 0.2 },
        { voucher_code: 'X', discount_percent: 0 },
      ],
      campaign_detail: [{ date_start: 10, date_end: 20, list_pos_id: [101], name: 'Hội' }],
    },
  );
  expect(read.vouchers).toEqual([
    { code: 'COMTAM20', name: '', rate: 2000 },
    { code: 'X', name: '', rate: null },
  ]);
  expect(read.campaigns).toEqual([{ name: 'Hội', from: 10_000, until: 20_999, storeIds: [101] }]);
});

it('names the table of a device that stands on one', () => {
  expect(store().tableName).toBe('');
  expect(store({}, { table_name: 'Quầy 1' }).tableName).toBe('Quầy 1');
  expect(store({ table_name: '7' }, { table_name: 'Quầy 1' }).tableName).toBe('7');
});

it('reads delivery zones of each kind; an outline loses the corner that closes it', () => {
  const corners = [
    { lat: 10, lng: 106 },
    { lat: 10, lng: 107 },
    { lat: 11, lng: 107 },
  ];
  const kind = { delivery_fee_calculation_type: 'Config' as const };
  const zones = [
    { name: 'Phố', polygon: [...corners, { lat: 10, lng: 106 }], fee: 0 },
    {
      name: 'Quanh quán',
      circle: { center: { lat: 10, lng: 106 }, radius_km: 2 },
      fee: 10_000,
      minimum: 50_000,
    },
    { name: 'Xa', up_to_km: 7, fee: 25_000, free_from: 300_000 },
  ];
  expect(store({ ...kind, shipping: { zones } }).shipping).toEqual({
    kind: 'Config',
    zones: [
      { name: 'Phố', area: { kind: 'polygon', corners }, fee: 0, minimum: 0, freeFrom: null },
      {
        name: 'Quanh quán',
        area: { kind: 'circle', center: { lat: 10, lng: 106 }, radiusKm: 2 },
        fee: 10_000,
        minimum: 50_000,
        freeFrom: null,
      },
      { name: 'Xa', area: { kind: 'distance', upToKm: 7 }, fee: 25_000, minimum: 0, freeFrom: 300_000 },
    ],
  });
  expect(() => store({ ...kind, shipping: { zones: [{ name: 'Đâu?', fee: 0 }] } })).toThrow(
    expect.objectContaining({ path: 'shipping.zones[0]' }),
  );
});

it('[OR16] counts all kinds of orders together unless kinds are named', () => {
  expect(store({ order_slots: [{ minutes: 15, orders: 6 }] }).slots).toEqual([
    { minutes: 15, orders: 6, types: ['DELI', 'DELIAT', 'PICKUP'] },
  ]);
  const named = [{ minutes: 30 as const, orders: 2, order_types: ['PICK' as const, 'PICKUP' as const] }];
  expect(store({ order_slots: named }).slots).toEqual([{ minutes: 30, orders: 2, types: ['PICKUP'] }]);
});

it('[TB22] a store’s own extra choices of a call stand instead of its brand’s', () => {
  expect(store().serviceNotes).toEqual([]);
  expect(store({}, { request_service_notes: ['Ghế em bé'] }).serviceNotes).toEqual(['Ghế em bé']);
  const own = { config: { request_service_notes: ['Xin nước'] } };
  expect(store(own, { request_service_notes: ['Ghế em bé'] }).serviceNotes).toEqual(['Xin nước']);
});
