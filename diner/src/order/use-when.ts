import { useWords } from '@mam/client/i18n.ts';
import { nearDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useCallback } from 'react';
import { useNow } from '../device/clock.ts';
import { orderWords } from '../words/areas.ts';
import { dateWord } from '../words/date-words.ts';

/** [TI6] Says an instant of a store's day in words: "18:30 hôm qua", "18:30, 30/11/2026". */
export function useWhen(): (at: EpochMs, zone: Zone) => string {
  const say = useWords(orderWords);
  const now = useNow();
  return useCallback(
    (at, zone) => {
      const then = wallTime(at, zone);
      const time = formatClock(then);
      const near = nearDay(then, wallTime(now ?? at, zone));
      return near ? say(`when_${near}`, { time }) : say('when_day', { time, day: dateWord(then) });
    },
    [now, say],
  );
}

/** A clock that says 00:18 shortly before midnight can only mean the coming one. */
const NEAR_MS = 6 * 60 * 60_000;

/** The time alone today and within six hours of now, with its day else. */
export function useShortWhen(zone: Zone): (at: EpochMs) => string {
  const when = useWhen();
  const now = useNow();
  return (at) => {
    const then = wallTime(at, zone);
    const near =
      now === null || Math.abs(at - now) <= NEAR_MS || nearDay(then, wallTime(now, zone)) === 'today';
    return near ? formatClock(then) : when(at, zone);
  };
}
