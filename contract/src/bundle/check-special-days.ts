import type { Store } from '@mam/domain/store/store.ts';
import { sortableDay } from '@mam/domain/time/format-time.ts';
import type { Tell } from './mistake.ts';

const DAY = 1440;

/** [ST10] A date is there once, and its ranges do not overlap; one may begin in the minute another ends. */
export function checkSpecialDays({ specialDays }: Store, path: string, tell: Tell): void {
  const seen = new Set<string>();
  for (const [index, { day, hours }] of specialDays.entries()) {
    const at = `${path}.special_days[${index}]`;
    const date = sortableDay(day);
    if (seen.has(date)) tell(`${at}.date`, `is there already (${date})`);
    seen.add(date);
    const ranges = hours.map(({ start, end }) => [start, end < start ? end + DAY : end] as const);
    for (const [n, [start, end]] of ranges.entries()) {
      const earlier = ranges.slice(0, n);
      if (earlier.some(([from, until]) => start < until && from < end))
        tell(`${at}.hours[${n}]`, 'overlaps an earlier range');
    }
  }
}
