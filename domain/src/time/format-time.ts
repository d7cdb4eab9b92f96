import type { Language } from '../money/language.ts';
import type { Day, WallTime } from './moment.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** [TI6] "18:42" */
export function formatClock(wall: Pick<WallTime, 'hour' | 'minute'>): string {
  return `${two(wall.hour)}:${two(wall.minute)}`;
}

/** [TI6] 1122 → "18:42" */
export function formatMinuteOfDay(minutes: number): string {
  return formatClock({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

/** [TI6] "30/11", in German "30.11." */
export function formatDay(day: Pick<Day, 'month' | 'day'>, language: Language): string {
  return language === 'de' ? `${two(day.day)}.${two(day.month)}.` : `${two(day.day)}/${two(day.month)}`;
}

/** [TI6] "30/11/2026", in German "30.11.2026" */
export function formatDate(day: Day, language: Language): string {
  const dayOfYear = formatDay(day, language);
  return language === 'de' ? `${dayOfYear}${day.year}` : `${dayOfYear}/${day.year}`;
}

/** "2026-11-30", as files and machines write a date. */
export function sortableDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** [ME2] "2026-11-30 18:42:05": sorts as text the way the clock runs. */
export function sortableTime(wall: WallTime): string {
  return `${sortableDay(wall)} ${formatClock(wall)}:${two(wall.second)}`;
}
