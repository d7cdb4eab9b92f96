import { minutesUntilThere } from '../order/promise.ts';
import { type FullSlot, isFull } from '../slot/slot.ts';
import { type OpenStretch, stretchesOn } from '../store/hours.ts';
import type { OrderType, Store } from '../store/store.ts';
import { pauseOf } from '../store/switches.ts';
import { deliveryHoursOf, openingHoursOf, type Timetable } from '../store/timetable.ts';
import { addDays } from '../time/days.ts';
import type { Day, EpochMs } from '../time/moment.ts';
import { NO_TIME, type PickupAt } from '../time/pickup-at.ts';
import { epochAtWallTime, wallTime } from '../time/wall-time.ts';
import type { OrderDraft } from './draft.ts';

const MINUTE = 60_000;
const STEP = 5;
/** A time that was on offer stays good while the diner says who they are. */
const GRACE = 5 * MINUTE;

export interface ResolvedTime {
  readonly at: EpochMs;
  /** the type the order is sent with */
  readonly type: OrderType;
  /** for a time the diner chose, not for now */
  readonly scheduled: boolean;
}

export interface TimeRefusal {
  readonly refused: 'TIME_REQUIRED' | 'TIME_PASSED' | 'TIME_TOO_SOON';
}

/** [OR9] When an order is for and as what it is sent: delivery with a time is DELIAT, scheduled delivery without one DELI. */
export function resolveTime(
  draft: Pick<OrderDraft, 'type' | 'orderNow' | 'pickupAt'>,
  store: Store,
  now: EpochMs,
): ResolvedTime | TimeRefusal {
  if (isForNow(draft)) {
    const type = draft.type === 'PICKUP' ? 'PICKUP' : 'DELI';
    // A store that only delivers at a time, and the like, needs that time.
    const onlyScheduled =
      type === 'DELI' && !store.orderTypes.includes('DELI') && store.orderTypes.includes('DELIAT');
    return onlyScheduled ? { refused: 'TIME_REQUIRED' } : { at: now, type, scheduled: false };
  }
  if (draft.pickupAt.hour !== NO_TIME.hour && draft.pickupAt.days < 0) return { refused: 'TIME_PASSED' };
  const at = pickupInstant(draft.pickupAt, store, now);
  if (at === null) return { refused: 'TIME_REQUIRED' };
  // Seconds are nobody's choice: the running minute is not past.
  if (at < now - (now % MINUTE)) return { refused: 'TIME_PASSED' };
  const type = draft.type === 'PICKUP' ? 'PICKUP' : 'DELIAT';
  if (at < earliestTime(store, type, now) - GRACE) return { refused: 'TIME_TOO_SOON' };
  return { at, type, scheduled: true };
}

/** [OR24] [ST22] The first moment a kitchen can keep: as long from now as it needs, until the door where it is brought, or as its notice says. */
export function earliestTime(
  store: Pick<Store, 'prepMinutes' | 'deliveryMinutes' | 'noticeMinutes' | 'switches'>,
  type: OrderType,
  now: EpochMs,
): EpochMs {
  return now + Math.max(minutesUntilThere(store, type, now), store.noticeMinutes) * MINUTE;
}

/** [OR7] Hour −1 is now for delivery; pickup and scheduled delivery must say so. */
function isForNow({ type, orderNow, pickupAt }: Pick<OrderDraft, 'type' | 'orderNow' | 'pickupAt'>): boolean {
  return orderNow || (type === 'DELI' && pickupAt.hour === NO_TIME.hour);
}

/** [OR7] [OR8] A chosen time as an instant; null when none is chosen, it is not on offer, or the clock never shows it. */
function pickupInstant({ days, hour, minute }: PickupAt, store: Store, now: EpochMs): EpochMs | null {
  const isOnClock =
    isWhole(days, store.scheduledDays) && isWhole(hour, 24) && isWhole(minute / STEP, 60 / STEP);
  return isOnClock
    ? epochAtWallTime(addDays(wallTime(now, store.zone), days), hour, minute, store.zone)
    : null;
}

function isWhole(n: number, below: number): boolean {
  return Number.isInteger(n) && n >= 0 && n < below;
}

export interface HourChoice {
  readonly hour: number;
  readonly minutes: readonly number[];
  /** those of the minutes whose slot has no place left */
  readonly full: readonly number[];
}

export interface DayChoice {
  /** from today */
  readonly days: number;
  readonly day: Day;
  /** empty when nothing is open that day any more */
  readonly hours: readonly HourChoice[];
}

/** Facts beside the store that a choice of times depends on. */
export interface Choosing {
  readonly type: OrderType;
  readonly now: EpochMs;
  /** slots without a place left */
  readonly full?: readonly FullSlot[];
}

/** [OR8] The hours that times of this kind of order are chosen from. */
export function choosingHoursOf(store: Store, type: OrderType): Timetable {
  return type === 'PICKUP' ? openingHoursOf(store) : deliveryHoursOf(store);
}

/**
 * [OR8] [OR24] [ST21] The times a diner can choose: every 5 minutes of the hours, from the first the kitchen can keep and
 * the end of a pause on, for as many days as the store plans ahead.
 */
export function timeChoices(store: Store, { type, now, full = [] }: Choosing): DayChoice[] {
  const hours = choosingHoursOf(store, type);
  const today = wallTime(now, store.zone);
  const earliest = Math.max(earliestTime(store, type, now), pauseOf(store, type, now)?.until ?? now);
  return Array.from({ length: store.scheduledDays }, (_, days) => {
    const day = addDays(today, days);
    const open = [addDays(day, -1), day].flatMap((start) => stretchesOn(hours, start));
    const isOffered = (at: EpochMs): boolean =>
      at >= earliest && open.some(({ start, end }: OpenStretch) => start <= at && at < end);
    const times = { isOffered, isTaken: (at: EpochMs) => isFull(store, { type, at }, full) };
    return { days, day, hours: offeredHours(day, store, times) };
  });
}

/** [OR18] The first time on offer whose slot has a place left: from a moment on, else any; null = there is none. */
export function nextFreeTime(store: Store, choosing: Choosing, from: EpochMs): FreeTime | null {
  const free = timeChoices(store, choosing).flatMap(({ days, day, hours }) =>
    hours.flatMap(({ hour, minutes, full }) =>
      minutes
        .filter((minute) => !full.includes(minute))
        .flatMap((minute): FreeTime[] => {
          const at = epochAtWallTime(day, hour, minute, store.zone);
          return at === null ? [] : [{ at, pickupAt: { days, hour, minute } }];
        }),
    ),
  );
  return free.find(({ at }) => at >= from) ?? free[0] ?? null;
}

export interface FreeTime {
  readonly at: EpochMs;
  readonly pickupAt: PickupAt;
}

interface Times {
  readonly isOffered: (at: EpochMs) => boolean;
  readonly isTaken: (at: EpochMs) => boolean;
}

function offeredHours(day: Day, store: Store, times: Times): HourChoice[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const offered = offeredMinutes(day, hour, store, times.isOffered);
    return {
      hour,
      minutes: offered.map(({ minute }) => minute),
      full: offered.filter(({ at }) => times.isTaken(at)).map(({ minute }) => minute),
    };
  }).filter(({ minutes }) => minutes.length > 0);
}

interface Offered {
  readonly minute: number;
  readonly at: EpochMs;
}

/** An hour the clock runs through evenly is worked out from its first minute; one it jumps in, minute by minute. */
function offeredMinutes(
  day: Day,
  hour: number,
  store: Store,
  isOffered: (at: EpochMs) => boolean,
): Offered[] {
  const first = epochAtWallTime(day, hour, 0, store.zone);
  const last = epochAtWallTime(day, hour, 60 - STEP, store.zone);
  const even = first !== null && last !== null && last - first === (60 - STEP) * MINUTE;
  return Array.from({ length: 60 / STEP }, (_, n) => n * STEP).flatMap((minute) => {
    const at = even ? first + minute * MINUTE : epochAtWallTime(day, hour, minute, store.zone);
    return at !== null && isOffered(at) ? [{ minute, at }] : [];
  });
}
