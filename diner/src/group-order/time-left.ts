import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { minutesAndSeconds } from '../payment/use-countdown.ts';

const HOUR = 3600;

/** 4218 → "1:10:18", 558 → "09:18". */
export function timeLeft(seconds: number): string {
  if (seconds < HOUR) return minutesAndSeconds(seconds);
  return `${Math.floor(seconds / HOUR)}:${minutesAndSeconds(seconds % HOUR)}`;
}

/** "11:30", by the clock of the store. seconds: since 1970 */
export const storeClockText = (seconds: number, zone: Zone): string =>
  formatClock(wallTime(seconds * 1000, zone));

/** "11:30": until when people choose. */
export const choosingEndText = ({ expire_at: end }: GroupOrderWire, zone: Zone): string =>
  storeClockText(end, zone);

/** [GO2] When the clock changes it next: the end of the choosing, then that of the owner's hour. seconds: since 1970 */
export const turnsAt = ({ state, expire_at: end, order_until: until }: GroupOrderWire): number =>
  state === 'active' ? end : until;
