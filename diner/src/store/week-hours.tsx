import { useWords } from '@mam/client/i18n.ts';
import { formatHours } from '@mam/domain/store/format-hours.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { hoursOn, openingHoursOf, specialDayOn } from '@mam/domain/store/timetable.ts';
import { addDays, dayNumber, weekdayOf } from '@mam/domain/time/days.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { menuWords } from '../words/areas.ts';
import { dayOfYearWord } from '../words/date-words.ts';
import type { SayMenu } from './opening.ts';
import styles from './week-hours.module.css';

type DayKey = Parameters<SayMenu>[0];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The hours of the next seven days; nothing where a store names none. */
export function WeekHours({ store, now }: { readonly store: Store; readonly now: EpochMs }) {
  const say = useWords(menuWords);
  const today = wallTime(now, store.zone);
  const timetable = openingHoursOf(store);
  if (store.hours.length + store.specialDays.length === 0) return null;
  return (
    <dl className={styles.hours} aria-label={say('opening_hours')}>
      {WEEK.map((ahead) => {
        const day = addDays(today, ahead);
        const special = specialDayOn(timetable, day);
        return (
          <div key={ahead} className={ahead === 0 ? styles.today : undefined}>
            <dt>
              {say(`day_${dayNumber(weekdayOf(day))}` as DayKey)}
              {special ? ` ${dayOfYearWord(day)}` : null}
              {special?.note ? <span className={styles.why}>{special.note}</span> : null}
            </dt>
            <dd>{formatHours(hoursOn(timetable, day)) || say('day_off')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
