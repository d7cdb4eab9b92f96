import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { minutesAndSeconds } from '../device/use-countdown.ts';

const HOUR = 3600;

/** 4218 → "1:10:18", 558 → "09:18". */
export function timeLeft(seconds: number): string {
  if (seconds < HOUR) return minutesAndSeconds(seconds);
  return `${Math.floor(seconds / HOUR)}:${minutesAndSeconds(seconds % HOUR)}`;
}

/** "11:30", by the clock of the store. */
export const storeClockText = (at: EpochMs, zone: Zone): string => formatClock(wallTime(at, zone));

/** "11:30": until when people choose. */
export const choosingEndText = ({ endsAt }: GroupOrder, zone: Zone): string => storeClockText(endsAt, zone);
