import { addDays } from '../time/days.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import { epochOrJump, wallTime } from '../time/wall-time.ts';
import { nextOpeningDay } from './opening-day.ts';
import type { Store } from './store.ts';
import { openingHoursOf } from './timetable.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** [ST19] The farthest time an end may be set to by hand. */
export const LONGEST_SWITCH = 7 * DAY;

/** The end somebody asks for: after so many minutes, at a time, or at tomorrow's opening. */
export type WantedEnd = { readonly minutes: number } | { readonly at: EpochMs } | { readonly opening: true };

export interface EndRefusal {
  readonly refused: 'SWITCH_END' | 'SWITCH_OPENING';
}

/** [ST19] [ST20] When a switch that is set now ends: on a whole minute after now, within seven days where the time is chosen. */
export function endOfSwitch(store: Store, wanted: WantedEnd, now: EpochMs): EpochMs | EndRefusal {
  if ('opening' in wanted) return nextOpeningDay(openingHoursOf(store), now) ?? { refused: 'SWITCH_OPENING' };
  const end = 'at' in wanted ? wanted.at : wholeMinute(now + wanted.minutes * MINUTE);
  return end > now && end <= now + LONGEST_SWITCH ? end : { refused: 'SWITCH_END' };
}

const wholeMinute = (at: EpochMs): EpochMs => Math.ceil(at / MINUTE) * MINUTE;

/** [ST19] The ends on offer beside a time of one's own: a quarter, half and a whole hour, up to the next five minutes. */
export function offeredEnds(now: EpochMs): readonly { readonly minutes: number; readonly at: EpochMs }[] {
  const step = 5 * MINUTE;
  return [15, 30, 60].map((minutes) => ({ minutes, at: Math.ceil((now + minutes * MINUTE) / step) * step }));
}

/** [ST19] A time of the store's clock as an end: today where it lies ahead, else tomorrow; one the clock skips is when it jumps. */
export function endAtClock(
  { hour, minute }: { readonly hour: number; readonly minute: number },
  now: EpochMs,
  zone: Zone,
): EpochMs {
  const today = wallTime(now, zone);
  const at = epochOrJump(today, hour, minute, zone);
  return at > now ? at : epochOrJump(addDays(today, 1), hour, minute, zone);
}
