import { useWords } from '@mam/client/i18n.ts';
import type { DayChoice, HourChoice } from '@mam/domain/checkout/order-time.ts';
import type { PickupAt } from '@mam/domain/time/pickup-at.ts';
import { Wheel, Wheels } from '@mam/ui/control/wheel.tsx';
import { checkoutWords } from '../words/areas.ts';
import { freeMinutes } from './chosen-time.ts';
import { dayWord } from './day-word.ts';
import styles from './time-sheet.module.css';

interface TimeWheelsProps {
  readonly days: readonly DayChoice[];
  readonly at: PickupAt;
  /** whether the store has no hours at all that day; a day may also have no time left */
  readonly isClosed: (day: DayChoice) => boolean;
  readonly onChoose: (part: Partial<PickupAt>) => void;
}

/** As the first word of a line. */
const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const two = (n: number) => String(n).padStart(2, '0');

const isFullHour = (hour: HourChoice) => freeMinutes(hour).length === 0;

/** Days, hours of the chosen day, minutes of the chosen hour; those without a place left are struck out. */
export function TimeWheels({ days, at, isClosed, onChoose }: TimeWheelsProps) {
  const say = useWords(checkoutWords);
  const hours = days.find((choice) => choice.days === at.days)?.hours ?? [];
  const minutes = hours.find(({ hour }) => hour === at.hour);
  const taken = (off: boolean) => (off ? say('time_taken') : null);
  const off = (day: DayChoice) => {
    if (day.hours.length > 0) return taken(day.hours.every(isFullHour));
    return say(isClosed(day) ? 'time_closed' : 'time_over_today');
  };
  return (
    <Wheels label={say('time')} className={styles.wheels}>
      <Wheel
        label={say('time_day')}
        value={at.days}
        onChange={(value) => onChoose({ days: value })}
        options={days.map((day) => ({
          value: day.days,
          text: sentence(dayWord(say, day)),
          off: off(day),
        }))}
      />
      <Wheel
        label={say('time_hour')}
        value={at.hour}
        onChange={(value) => onChoose({ hour: value })}
        options={hours.map((hour) => ({
          value: hour.hour,
          text: two(hour.hour),
          off: taken(isFullHour(hour)),
        }))}
      />
      <Wheel
        label={say('time_minute')}
        value={at.minute}
        onChange={(value) => onChoose({ minute: value })}
        options={(minutes?.minutes ?? []).map((minute) => ({
          value: minute,
          text: two(minute),
          off: taken(minutes?.full.includes(minute) ?? false),
        }))}
      />
    </Wheels>
  );
}
