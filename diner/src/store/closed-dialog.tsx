import { useWords } from '@mam/client/i18n.ts';
import { formatHours } from '@mam/domain/store/format-hours.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { hoursOn, openingHoursOf, specialDayOn } from '@mam/domain/store/timetable.ts';
import { addDays, dayNumber, weekdayOf } from '@mam/domain/time/days.ts';
import { formatDay } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import moon from '@mam/ui/art/crescent-moon.svg';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { useState } from 'react';
import { timeNow } from '../device/clock.ts';
import { menuWords } from '../words/areas.ts';
import styles from './closed-dialog.module.css';
import type { SayMenu } from './opening.ts';

type DayKey = Parameters<SayMenu>[0];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Why nothing can be ordered now, and the hours of the next seven days. */
export function ClosedDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const say = useWords(menuWords);
  const [now] = useState(() => timeNow());
  const open = openState(store, now);
  const today = wallTime(now, store.zone);
  const timetable = openingHoursOf(store);
  const text =
    open.state === 'paused'
      ? say('paused_text')
      : open.state === 'closed' && open.takesScheduled
        ? say('closed_scheduled')
        : say('closed_text');
  return (
    <Question
      title={open.state === 'paused' ? say('paused') : say('closed_title')}
      picture={
        <Tray className={styles.tray}>
          <TrayThing src={moon} at={[50, 50]} size={52} />
        </Tray>
      }
      confirm={say('look_around')}
      onCancel={onClose}
      onConfirm={onClose}
    >
      <p>{text}</p>
      {store.hours.length + store.specialDays.length > 0 ? (
        <dl className={styles.hours} aria-label={say('opening_hours')}>
          {WEEK.map((ahead) => {
            const day = addDays(today, ahead);
            const special = specialDayOn(timetable, day);
            return (
              <div key={ahead} className={ahead === 0 ? styles.today : undefined}>
                <dt>
                  {say(`day_${dayNumber(weekdayOf(day))}` as DayKey)}
                  {special ? ` ${formatDay(day)}` : null}
                  {special?.note ? <span className={styles.why}>{special.note}</span> : null}
                </dt>
                <dd>{formatHours(hoursOn(timetable, day)) || say('day_off')}</dd>
              </div>
            );
          })}
        </dl>
      ) : null}
    </Question>
  );
}
