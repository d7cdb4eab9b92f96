import { useLanguage } from '@mam/client/i18n.ts';
import { nearDay } from '@mam/domain/time/days.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { serverNow } from '../device/clock.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';

/** "22:00", "10:00 tomorrow", "30/11 10:00": a moment to come by the store's clock. */
export function useUntilWords(): (until: EpochMs) => string {
  const say = useSay();
  const { zone } = useShift();
  const language = useLanguage();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-GB' : language;
    const formatted = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    const clock = formatted({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const day = formatted({ day: '2-digit', month: '2-digit' });
    return (until) => {
      const time = clock.format(until);
      const near = nearDay(wallTime(until, zone), wallTime(serverNow(), zone));
      if (near === 'today') return time;
      return near === 'tomorrow'
        ? say('menu.tomorrowAt', { time })
        : say('menu.dayAt', { day: day.format(until), time });
    };
  }, [language, say, zone]);
}
