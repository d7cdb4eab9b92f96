import type { Say } from '@mam/client/i18n.ts';
import type { DayChoice } from '@mam/domain/checkout/order-time.ts';
import { addDays } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';

import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';

import type vi from '../words/checkout/vi.json';
import { dayOfYearWord } from '../words/date-words.ts';

/** "hôm nay", "ngày mai", "ngày kia", then "30/11". */
export function dayWord(say: Say<keyof typeof vi>, { days, day }: Pick<DayChoice, 'days' | 'day'>): string {
  const near = (['today', 'tomorrow', 'after_tomorrow'] as const)[days];
  return near ? say(near) : dayOfYearWord(day);
}

/** "18:30 hôm nay" */
export function whenWord(say: Say<keyof typeof vi>, at: EpochMs, now: EpochMs, zone: Zone): string {
  const [then, today] = [wallTime(at, zone), wallTime(now, zone)];
  const days = [0, 1, 2].find((ahead) => {
    const day = addDays(today, ahead);
    return day.day === then.day && day.month === then.month;
  });
  return say('when', { time: formatClock(then), day: dayWord(say, { days: days ?? -1, day: then }) });
}
