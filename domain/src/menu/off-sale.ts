import { addDays, weekdayOf } from '../time/days.ts';
import { sortableTime } from '../time/format-time.ts';
import type { WallTime } from '../time/moment.ts';
import { isAvailable } from './availability.ts';
import type { Combo } from './combo.ts';
import type { Dish } from './dish.ts';
import type { ListingPlace } from './listing.ts';

/** Why something cannot be ordered at a time and place. */
export type OffSale =
  /** it is not sold to take away */
  | { readonly reason: 'AT_TABLE_ONLY' }
  | { readonly reason: 'NOT_NOW'; readonly next: WallTime }
  /** it is never sold again; until = its last moment, where it had one */
  | { readonly reason: 'OVER'; readonly until: WallTime | null };

/** A week and a day like this one hold every hour of a sale window. */
const DAYS = 8;

/** [ME12] Why something is not sold at a time and place, and when it is next; null = it is sold. Sold out is another matter [ME8]. */
export function offSale(thing: Dish | Combo, wall: WallTime, { table }: ListingPlace): OffSale | null {
  if (!thing.takeAway && !table) return { reason: 'AT_TABLE_ONLY' };
  if (isAvailable(thing, wall)) return null;
  const next = nextSold(thing, wall);
  if (next !== null) return { reason: 'NOT_NOW', next };
  return {
    reason: 'OVER',
    until: 'until' in thing && thing.until !== null ? parseWallTime(thing.until) : null,
  };
}

/** The first full hour after a time in which something is sold, or the moment its sale begins. */
function nextSold(thing: Dish | Combo, wall: WallTime): WallTime | null {
  const now = sortableTime(wall);
  const begins =
    'from' in thing && thing.from !== null && thing.from > now ? parseWallTime(thing.from) : null;
  if (begins && isAvailable(thing, begins)) return begins;
  for (let hour = 0; hour < DAYS * 24; hour++) {
    const day = addDays(begins ?? wall, Math.floor(hour / 24));
    const at = { ...day, weekday: weekdayOf(day), hour: hour % 24, minute: 0, second: 0 };
    if (sortableTime(at) > now && isAvailable(thing, at)) return at;
  }
  return null;
}

/** "2026-11-30 18:42:05" */
function parseWallTime(sortable: string): WallTime {
  const [year = 0, month = 1, date = 1, hour = 0, minute = 0, second = 0] = sortable.split(/\D/).map(Number);
  const day = { year, month, day: date };
  return { ...day, weekday: weekdayOf(day), hour, minute, second };
}
