import { useLanguage } from '@mam/client/i18n.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { type Currency, DONG } from '@mam/domain/money/currency.ts';
import { sortableDay } from '@mam/domain/time/format-time.ts';
import { DEFAULT_ZONE, type EpochMs, type Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { createContext, use, useMemo } from 'react';
import { useClock } from '../device/clock.ts';

/** The store a board belongs to, as far as its cards need it. */
interface BoardPlace {
  readonly storeId: number;
  readonly zone: Zone;
  readonly currency: Currency;
  /** of its diners */
  readonly language: Language;
}

export const BoardPlaceContext = createContext<BoardPlace>({
  storeId: 0,
  zone: DEFAULT_ZONE,
  currency: DONG,
  language: 'vi',
});

export const useBoardPlace = (): BoardPlace => use(BoardPlaceContext);

/** "18:42" as the clock in the store shows it. */
export const useWallClock = (): ((at: EpochMs) => string) => useFormat(CLOCK);

/** The same with the day before it: "22.11., 18:42". */
export const useDayClock = (): ((at: EpochMs) => string) => useFormat(DAY_AND_CLOCK);

/** The time alone for a moment of today, with its day for any other. */
export function useNearClock(): (at: EpochMs) => string {
  const { zone } = useBoardPlace();
  const [clockAt, dayClockAt] = [useWallClock(), useDayClock()];
  const dayOf = (at: EpochMs) => sortableDay(wallTime(at, zone));
  const today = useClock(dayOf);
  return (at) => (dayOf(at) === today ? clockAt : dayClockAt)(at);
}

/** The day alone: "Friday, 20/11/2026". */
export const useWholeDay = (): ((at: EpochMs) => string) => useFormat(WHOLE_DAY);

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const DAY_AND_CLOCK: Intl.DateTimeFormatOptions = { ...CLOCK, day: '2-digit', month: '2-digit' };

const WHOLE_DAY: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
};

function useFormat(options: Intl.DateTimeFormatOptions): (at: EpochMs) => string {
  const { zone } = useBoardPlace();
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...options,
      timeZone: zone,
    });
    return (at: EpochMs) => format.format(at);
  }, [zone, language, options]);
}
