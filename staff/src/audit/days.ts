import { addDays } from '@mam/domain/time/days.ts';
import type { Day, EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { epochOrJump, wallTime } from '@mam/domain/time/wall-time.ts';

/** The choices of days; a day of one's own is written as a calendar writes it: 2026-11-20. */
export const DAY_CHOICES = ['all', 'today', 'yesterday', 'week', 'month', 'day'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

const AGO = { today: [0, 1], yesterday: [1, 1], week: [6, 7], month: [29, 30] } as const;

function readDay(text: string): Day | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year > 2000 && year < 2100 && month > 0 && day > 0 ? { year, month, day } : null;
}

/** From midnight to midnight where the store is, in seconds; null = all there is. */
export function daySpan(
  choice: DayChoice,
  own: string,
  { now, zone }: { readonly now: EpochMs; readonly zone: Zone },
): { readonly from: number; readonly to: number } | null {
  if (choice === 'all') return null;
  const [ago, length] = choice === 'day' ? [0, 1] : AGO[choice];
  const first = choice === 'day' ? readDay(own) : addDays(wallTime(now, zone), -ago);
  if (!first) return null;
  const midnight = (day: Day) => Math.floor(epochOrJump(day, 0, 0, zone) / 1000);
  return { from: midnight(first), to: midnight(addDays(first, length)) };
}
