import { DONG } from '../src/money/currency.ts';
import type { Store } from '../src/store/store.ts';
import type { Day, EpochMs } from '../src/time/moment.ts';
import { epochAtWallTime } from '../src/time/wall-time.ts';

export const SAIGON = 'Asia/Ho_Chi_Minh';
export const BERLIN = 'Europe/Berlin';

/** A plain store in Ho Chi Minh City, open 10:00 to 22:00 every day; each test changes what it is about. */
export function aStore(change: Partial<Store> = {}): Store {
  return {
    id: 101,
    brand: 'TEST',
    name: 'Quán thử',
    address: '1 Lê Lợi, Quận 1',
    location: { lat: 10.7769, lng: 106.7009 },
    phone: '02812345678',
    phoneText: '02812345678',
    supportPhone: '02812345678',
    coverUrl: null,
    pictureUrl: null,
    logoUrl: null,
    listed: true,
    orderTypes: ['DELI', 'DELIAT', 'PICKUP'],
    hasMenu: true,
    outOfService: false,
    zone: SAIGON,
    hours: [{ day: null, start: 600, end: 1320 }],
    deliveryHours: [],
    specialDays: [],
    deliveryMinutes: null,
    prepMinutes: 0,
    noticeMinutes: 0,
    answerMinutes: 5,
    acceptsItself: false,
    hideStatus: false,
    currency: DONG,
    languages: { own: 'vi', listed: null },
    priceField: 'ta_price',
    minimumOrder: 0,
    distanceLimitKm: 0,
    scheduledDays: 3,
    slots: [],
    vatRate: 0,
    serviceRate: 0,
    shipping: { kind: 'FreeShip' },
    payments: [{ method: 'PAYMENT_ON_DELIVERY' }],
    prepaid: false,
    bankAccount: null,
    transferAtOnce: false,
    sharesToStore: false,
    captcha: false,
    openUnpaidLimit: 3,
    tableName: '',
    tablesStopped: false,
    switches: [],
    serviceNotes: [],
    classicDetail: false,
    vouchers: [],
    campaigns: [],
    ...change,
  };
}

/** The instant a clock shows this, "2026-11-30 18:00"; fails loudly on a minute that does not exist. */
export function at(text: string, zone = SAIGON): EpochMs {
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  const day: Day = { year, month, day: date };
  const instant = epochAtWallTime(day, hour, minute, zone);
  if (instant === null) throw new RangeError(`${text} does not exist in ${zone}`);
  return instant;
}
