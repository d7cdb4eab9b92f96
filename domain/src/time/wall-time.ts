import type { Day, EpochMs, WallTime, Zone } from './moment.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const clocks = new Map<Zone, Intl.DateTimeFormat>();

/** Making a formatter costs a thousand times what using it does, so each zone keeps its own. */
function zoneFormatter(zone: Zone): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** A zone as this machine spells it: Asia/Ho_Chi_Minh and Asia/Saigon are one. */
export const spelledZone = (zone: Zone): Zone => zoneFormatter(zone).resolvedOptions().timeZone;

/** [TI2] Whether a text names a time zone this machine knows. */
export function isZone(zone: string): boolean {
  try {
    zoneFormatter(zone);
    return true;
  } catch {
    return false;
  }
}

/** [TI2] Reads the wall clock in a zone at an instant, summer time included. */
export function wallTime(at: EpochMs, zone: Zone): WallTime {
  const shown = new Date(at + offsetAt(at, zone));
  return {
    ...dayOfUtc(shown),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/** [TI3] The instant a wall clock shows this minute; null when summer time skips it, the first when it comes twice. */
export function epochAtWallTime(day: Day, hour: number, minute: number, zone: Zone): EpochMs | null {
  const asUtc = Date.UTC(day.year, day.month - 1, day.day, hour, minute);
  // Any change of the offset that matters lies between the day before and the day after.
  const before = offsetAt(asUtc - DAY, zone);
  const after = offsetAt(asUtc + DAY, zone);
  if (before === after) return asUtc - before;
  const [first, second] = before > after ? [before, after] : [after, before];
  if (offsetAt(asUtc - first, zone) === first) return asUtc - first;
  return offsetAt(asUtc - second, zone) === second ? asUtc - second : null;
}

/** [TI3] Like epochOf, but a skipped minute stands for the moment the clock jumps. */
export function epochOrJump(day: Day, hour: number, minute: number, zone: Zone): EpochMs {
  const exact = epochAtWallTime(day, hour, minute, zone);
  if (exact !== null) return exact;
  const later = Date.UTC(day.year, day.month - 1, day.day, hour, minute);
  for (let step = 1; step <= 24 * 60; step++) {
    const next = new Date(later + step * MINUTE);
    const at = epochAtWallTime(dayOfUtc(next), next.getUTCHours(), next.getUTCMinutes(), zone);
    if (at !== null) return at;
  }
  throw new RangeError(`the clock of ${zone} skips a whole day`);
}

/** Clocks are changed at a quarter of an hour, so within one the offset stays; an order asks for the same few again and again. */
const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 500;
const offsets = new Map<string, number>();

/** Milliseconds the zone's wall clock is ahead of UTC at an instant. */
function offsetAt(at: EpochMs, zone: Zone): number {
  const steady = STEADY.get(zone);
  if (steady !== undefined && at >= STEADY_SINCE) return steady * 60 * MINUTE;
  const quarter = Math.floor(at / QUARTER);
  const name = `${zone} ${quarter}`;
  const known = offsets.get(name);
  if (known !== undefined) return known;
  const offset = measuredOffset(quarter * QUARTER, zone);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(name, offset);
  return offset;
}

/**
 * Zones whose offset has stood still since 1980, in hours: there is nothing to measure, and a phone needs longer to
 * make its first formatter than to draw a menu.
 */
export const STEADY: ReadonlyMap<Zone, number> = new Map([
  ['Asia/Ho_Chi_Minh', 7],
  ['Asia/Saigon', 7],
  ['Asia/Bangkok', 7],
]);
const STEADY_SINCE = Date.UTC(1980, 0, 1);

/** "10/25/2026, 02:30:00", read as if it were UTC, less the instant itself. */
function measuredOffset(at: EpochMs, zone: Zone): number {
  const numbers = zoneFormatter(zone).format(at).match(/\d+/g)?.map(Number) ?? [];
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = numbers;
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

function dayOfUtc(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
