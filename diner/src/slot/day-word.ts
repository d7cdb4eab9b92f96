import type { Say } from '@mam/client/i18n.ts';
import type { DayChoice } from '@mam/domain/checkout/order-time.ts';
import { formatDay } from '@mam/domain/time/format-time.ts';
import type vi from '../words/checkout/vi.json';

/** "hôm nay", "ngày mai", "ngày kia", then "30/11". */
export function dayWord(say: Say<keyof typeof vi>, { days, day }: Pick<DayChoice, 'days' | 'day'>): string {
  const near = (['today', 'tomorrow', 'after_tomorrow'] as const)[days];
  return near ? say(near) : formatDay(day);
}
