import { epochOrJump, wallTime } from '@mam/domain/time/wall-time.ts';
import { WrongSetting } from '../setting.ts';

/** When backups are made by themselves, and how many of them stay. */
export interface Schedule {
  readonly hour: number;
  readonly minute: number;
  readonly keep: number;
}

/** While a kitchen sleeps. */
const AT = { hour: 4, minute: 0 };
const KEEP = 14;
const DAY = 86_400_000;

const FORM = /^daily(?:\s+at\s+(\d{1,2}):(\d{2}))?(?:\s*,\s*keep\s+(\d{1,3}))?$/;

/** "daily at 04:00, keep 14"; null = off. */
export function readSchedule(value: string | undefined): Schedule | null {
  if (value === undefined || value === 'off') return null;
  const [, hour, minute, keep] = FORM.exec(value) ?? [];
  const schedule = {
    hour: hour === undefined ? AT.hour : Number(hour),
    minute: minute === undefined ? AT.minute : Number(minute),
    keep: keep === undefined ? KEEP : Number(keep),
  };
  if (!FORM.test(value) || schedule.hour > 23 || schedule.minute > 59 || schedule.keep < 1)
    throw new WrongSetting(`BACKUPS must be off, daily or like "daily at 04:00, keep 14", not "${value}".`);
  return schedule;
}

/** The clock that the schedule is read by: the one of this machine, which TZ sets. */
export const zoneOfMachine = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The last moment at which a backup was due. now: epoch ms */
export function lastDue({ hour, minute }: Schedule, now: number, zone = zoneOfMachine()): number {
  const today = epochOrJump(wallTime(now, zone), hour, minute, zone);
  return today <= now ? today : epochOrJump(wallTime(now - DAY, zone), hour, minute, zone);
}
