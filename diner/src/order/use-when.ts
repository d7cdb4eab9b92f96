import { useWords } from '@mam/client/i18n.ts';
import { addDays, sameDay } from '@mam/domain/time/days.ts';
import { formatClock, formatDay } from '@mam/domain/time/format-time.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useCallback } from 'react';
import { useNow } from '../device/clock.ts';
import { orderWords } from '../words/areas.ts';

/** Says an instant of a store's day in words: "18:30 hôm nay", "18:30, 30/11". */
export function useWhen(): (at: EpochMs, zone: Zone) => string {
  const say = useWords(orderWords);
  const now = useNow();
  return useCallback(
    (at, zone) => {
      const then = wallTime(at, zone);
      const time = formatClock(then);
      const today = wallTime(now ?? at, zone);
      if (sameDay(then, today)) return say('when_today', { time });
      if (sameDay(then, addDays(today, 1))) return say('when_tomorrow', { time });
      return say('when_day', { time, day: formatDay(then) });
    },
    [now, say],
  );
}
