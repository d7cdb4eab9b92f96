import { sameDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { dateWord } from '../words/date-words.ts';

/** [ST21] The end of a pause by the store's clock: "19:00", and where that is another day its date too. */
export function endText(until: EpochMs, now: EpochMs, zone: Zone): string {
  const end = wallTime(until, zone);
  return sameDay(end, wallTime(now, zone)) ? formatClock(end) : `${formatClock(end)}, ${dateWord(end)}`;
}
