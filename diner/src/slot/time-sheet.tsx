import { useWords } from '@mam/client/i18n.ts';
import { type CalendarTime, countedFrom, onCalendar } from '@mam/domain/checkout/calendar-time.ts';
import { choosingHoursOf, timeChoices } from '@mam/domain/checkout/order-time.ts';
import type { FullSlot } from '@mam/domain/slot/slot.ts';
import { formatHours } from '@mam/domain/store/format-hours.ts';
import { nextOpening } from '@mam/domain/store/hours.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import { hoursOn, specialDayOn } from '@mam/domain/store/timetable.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { PickupAt } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Zap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { checkoutWords } from '../words/areas.ts';
import { dayOfYearWord } from '../words/date-words.ts';
import { isTaken, nearestTime, soonTimes } from './chosen-time.ts';
import { type ClosedDays, closedDays } from './closed-days.ts';
import { dayWord } from './day-word.ts';
import styles from './time-sheet.module.css';
import { TimeWheels } from './time-wheels.tsx';

/** The diner's choice: as soon as possible, or a time. */
export interface TimeChoice {
  readonly orderNow: boolean;
  readonly time: CalendarTime | null;
}

interface TimeSheetProps {
  readonly store: Store;
  readonly type: OrderType;
  readonly now: EpochMs;
  /** slots without a place left */
  readonly full: readonly FullSlot[];
  readonly mayOrderNow: boolean;
  readonly orderNow: boolean;
  readonly chosen: CalendarTime | null;
  readonly onChoose: (choice: TimeChoice) => void;
  readonly onClose: () => void;
}

/** Day, hour, minute out of what the store offers; the button repeats the choice. */
export function TimeSheet(props: TimeSheetProps) {
  const say = useWords(checkoutWords);
  const { store, type, now, full } = props;
  const pickup = type === 'PICKUP';
  const days = useMemo(() => timeChoices(store, { type, now, full }), [store, type, now, full]);
  const [soon, setSoon] = useState(props.orderNow && props.mayOrderNow);
  // [OR7] a day of the calendar: midnight may pass while the sheet is open
  const [wished, setWished] = useState(props.chosen);
  const today = wallTime(now, store.zone);
  const wish = countedFrom(today, wished);
  const at = nearestTime(days, wish);
  const choose = (part: Partial<PickupAt>) => {
    setSoon(false);
    setWished(onCalendar(today, { ...(at ?? wish), ...part }));
  };
  const day = days.find((choice) => choice.days === (at ?? wish).days);
  const when = at && day ? say('when', { time: formatClock(at), day: dayWord(say, day) }) : '';
  const taken = !soon && at !== null && isTaken(days, at);
  const verb = pickup ? 'time_take' : 'time_bring';
  const word = taken ? say('time_full', { when }) : at ? say(verb, { when }) : say('time_none');
  const timetable = choosingHoursOf(store, type);
  const hours = day ? formatHours(hoursOn(timetable, day.day)) : '';
  const special = hours && day ? specialDayOn(timetable, day.day)?.note : '';
  const n = store.scheduledDays;
  const note = hours ? say('time_open_note', { hours, n }) : say('time_hours_note', { n });
  const reopens = at ? null : nextOpening(timetable, now);
  const opens = reopens === null ? null : wallTime(reopens, store.zone);
  return (
    <Sheet
      title={say(pickup ? 'time_title_pickup' : 'time_title_delivery')}
      onClose={props.onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          disabled={!soon && (at === null || taken)}
          onClick={() =>
            props.onChoose({ orderNow: soon, time: soon || !at ? props.chosen : onCalendar(today, at) })
          }
        >
          {soon ? say(`${verb}_soon`) : word}
        </Button>
      }
    >
      <div className={styles.quick}>
        {props.mayOrderNow ? (
          <Chip pressed={soon} onClick={() => setSoon(true)}>
            <Zap />
            {say('time_soon')}
          </Chip>
        ) : null}
        {soonTimes(days).map((time) => (
          <Chip
            key={`${time.days}-${time.hour}-${time.minute}`}
            className="num"
            pressed={!soon && at !== null && sameTime(at, time)}
            onClick={() => choose(time)}
          >
            {formatClock(time)}
          </Chip>
        ))}
      </div>
      {at ? (
        <TimeWheels
          days={days}
          at={at}
          isClosed={(one) => hoursOn(timetable, one.day).length === 0}
          onChoose={choose}
        />
      ) : (
        <p className={styles.none}>
          {opens
            ? say('time_no_choice_until', { time: formatClock(opens), day: dayOfYearWord(opens) })
            : say('time_no_choice')}
        </p>
      )}
      {closedDays(days, timetable).map((rest) => (
        <p key={dayOfYearWord(rest.first)} className={styles.rest}>
          {say('time_rest', { days: datesWord(rest), note: rest.note })}
        </p>
      ))}
      <p className={styles.note}>{special ? `${special} · ${note}` : note}</p>
    </Sheet>
  );
}

const sameTime = (a: PickupAt, b: PickupAt) =>
  a.days === b.days && a.hour === b.hour && a.minute === b.minute;

/** "06/02", or "06/02–09/02". */
const datesWord = ({ first, last }: ClosedDays) =>
  [...new Set([dayOfYearWord(first), dayOfYearWord(last)])].join('–');
