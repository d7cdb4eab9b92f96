import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bundle, BundleStore } from '@mam/contract/bundle/bundle.schema.ts';
import { root } from '../../servers/server-process.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
/** Vietnam has one clock, and it never jumps. */
const ZONE = 7 * 60 * MINUTE;
const WEEK = [2, 3, 4, 5, 6, 7, 8];

/** First and last minute of a day; an end before the start lies past midnight. */
type Hours = readonly (readonly [number, number])[];

/** A restaurant of the proof, said so plainly that its hours can be counted a second time. */
export interface Kitchen {
  readonly id: number;
  readonly answersWithin: number;
  readonly hours: Hours;
  /** instead of them, days after the run begins */
  readonly special: Readonly<Record<number, Hours>>;
  readonly itself: boolean;
  readonly prepMinutes: number;
  readonly tells: 'call' | 'sms' | null;
  readonly agreesFee: boolean;
}

const at = (hour: number, minute = 0) => hour * 60 + minute;

export const KITCHENS: readonly Kitchen[] = [
  {
    id: 101,
    answersWithin: 5,
    hours: [[at(10), at(21, 59)]],
    special: { 1: [[at(12), at(13, 29)]] },
    itself: false,
    prepMinutes: 15,
    tells: 'call',
    agreesFee: false,
  },
  {
    id: 102,
    answersWithin: 3,
    hours: [
      [at(9), at(13, 59)],
      [at(16), at(20, 59)],
    ],
    special: { 1: [], 3: [[at(8), at(22)]] },
    itself: false,
    prepMinutes: 20,
    tells: 'sms',
    agreesFee: false,
  },
  {
    id: 103,
    answersWithin: 12,
    hours: [[at(0), at(23, 59)]],
    special: {},
    itself: false,
    prepMinutes: 15,
    tells: null,
    agreesFee: true,
  },
  {
    id: 104,
    answersWithin: 4,
    hours: [[at(11), at(1, 59)]],
    special: { 2: [] },
    itself: true,
    prepMinutes: 25,
    tells: 'call',
    agreesFee: false,
  },
];

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const range = ([start, end]: readonly [number, number]) => ({
  Time_Start: clock(start),
  Time_End: clock(end),
});

/** The midnight of Vietnam before an instant. */
const midnight = (time: number) => time - ((time + ZONE) % DAY);

function kitchenStore(kitchen: Kitchen, store: BundleStore, begins: number): BundleStore {
  const { order_slots: _, time_delivery: __, business_times: ___, ...kept } = store;
  return {
    ...kept,
    delivery_times: kitchen.hours.flatMap((hours) =>
      WEEK.map((Day_Of_Week) => ({ Day_Of_Week, ...range(hours) })),
    ),
    special_days: Object.entries(kitchen.special).map(([days, hours]) => ({
      date: new Date(midnight(begins) + ZONE + Number(days) * DAY).toISOString().slice(0, 10),
      hours: hours.map(range),
    })),
    extra_data: {
      ...kept.extra_data,
      answer_minutes: kitchen.answersWithin,
      prep_minutes: kitchen.prepMinutes,
      accepts_itself: kitchen.itself ? 1 : 0,
    },
    ...(kitchen.tells && { manager: { phone: '+84901234567', channels: [kitchen.tells] } }),
    config: {
      ...kept.config,
      price_field: 'ta_price',
      delivery_fee_calculation_type: kitchen.agreesFee ? 'Negotiation' : 'FreeShip',
      delivery_distance_limit: 0,
      min_order_amount: 0,
      open_unpaid_limit: 100,
    },
  };
}

/** The demo brand with these restaurants, as of the day a run begins. */
export function kitchensBundle(begins: number): Bundle {
  const bundle: Bundle = JSON.parse(readFileSync(resolve(root, 'demo/bepnha/bundle.json'), 'utf8'));
  const stores = KITCHENS.map((kitchen) => {
    const store = bundle.stores.find(({ Id }) => Id === kitchen.id);
    if (!store) throw new Error(`the demo brand has no store ${kitchen.id}`);
    return kitchenStore(kitchen, store, begins);
  });
  return { ...bundle, stores };
}

/** The open stretches of a kitchen that begin on a day, counted from the day a run begins. */
function stretches(kitchen: Kitchen, begins: number, days: number): [number, number][] {
  const day = midnight(begins) + days * DAY;
  return (kitchen.special[days] ?? kitchen.hours).map(([start, end]) => [
    day + start * MINUTE,
    day + (end < start ? DAY : 0) + (end + 1) * MINUTE,
  ]);
}

/** How long a kitchen is open between two instants, added up day by day: the second opinion on its hours. */
export function openBetween(kitchen: Kitchen, begins: number, from: number, until: number): number {
  const first = Math.floor((from - midnight(begins)) / DAY) - 1;
  const last = Math.floor((until - midnight(begins)) / DAY);
  let open = 0;
  for (let days = first; days <= last; days += 1)
    for (const [start, end] of stretches(kitchen, begins, days))
      open += Math.max(0, Math.min(end, until) - Math.max(start, from));
  return open;
}

export const isOpen = (kitchen: Kitchen, begins: number, time: number): boolean =>
  openBetween(kitchen, begins, time, time + 1) > 0;
