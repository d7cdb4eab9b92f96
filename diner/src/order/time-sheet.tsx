import type { PickupAt } from '@mam/domain/order/order.ts';
import { type DayChoice, timeChoices } from '@mam/domain/order/order-time.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import { formatClock, formatDay } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/button.tsx';
import { Chip } from '@mam/ui/chip.tsx';
import { Field, Select } from '@mam/ui/field.tsx';
import { Sheet } from '@mam/ui/sheet.tsx';
import { Zap } from 'lucide-react';
import { useMemo, useState } from 'react';
import type vi from '../words/checkout/vi.json';
import { checkoutWords } from '../words/checkout/words.ts';
import { type Say, useWords } from '../words/words.ts';
import { nearestTime, soonTimes } from './chosen-time.ts';
import styles from './time-sheet.module.css';

interface TimeSheetProps {
  readonly store: Store;
  readonly type: OrderType;
  readonly now: EpochMs;
  readonly mayOrderNow: boolean;
  readonly orderNow: boolean;
  readonly chosen: PickupAt;
  readonly onChoose: (choice: { readonly orderNow: boolean; readonly pickupAt: PickupAt }) => void;
  readonly onClose: () => void;
}

type CheckoutSay = Say<keyof typeof vi>;

/** As the first word of a line. */
const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const two = (n: number) => String(n).padStart(2, '0');

export function dayWord(say: CheckoutSay, { days, day }: Pick<DayChoice, 'days' | 'day'>): string {
  const near = (['today', 'tomorrow', 'after_tomorrow'] as const)[days];
  return near ? say(near) : formatDay(day);
}

/** Day, hour, minute out of what the store offers; the button repeats the choice. */
export function TimeSheet(props: TimeSheetProps) {
  const say = useWords(checkoutWords);
  const { store, type, now } = props;
  const pickup = type === 'PICKUP';
  const days = useMemo(() => timeChoices(store, { type, now }), [store, type, now]);
  const [soon, setSoon] = useState(props.orderNow && props.mayOrderNow);
  const [wish, setWish] = useState(props.chosen);
  const at = nearestTime(days, wish);
  const choose = (part: Partial<PickupAt>) => {
    setSoon(false);
    setWish({ ...(at ?? wish), ...part });
  };
  const day = days.find((choice) => choice.days === (at ?? wish).days);
  const when = at && day ? say('when', { time: formatClock(at), day: dayWord(say, day) }) : '';
  const verb = pickup ? 'time_take' : 'time_bring';
  return (
    <Sheet
      title={say(pickup ? 'time_title_pickup' : 'time_title_delivery')}
      onClose={props.onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          disabled={!soon && at === null}
          onClick={() => props.onChoose({ orderNow: soon, pickupAt: soon || !at ? props.chosen : at })}
        >
          {soon ? say(`${verb}_soon`) : at ? say(verb, { when }) : say('time_none')}
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
      <Pickers days={days} at={at} onChoose={choose} />
      <p className={styles.note}>{say('time_hours_note', { n: store.scheduledDays })}</p>
    </Sheet>
  );
}

const sameTime = (a: PickupAt, b: PickupAt) =>
  a.days === b.days && a.hour === b.hour && a.minute === b.minute;

interface PickersProps {
  readonly days: readonly DayChoice[];
  readonly at: PickupAt | null;
  readonly onChoose: (part: Partial<PickupAt>) => void;
}

/** Three wheels: the device's own pickers, because they are what everybody can work. */
function Pickers({ days, at, onChoose }: PickersProps) {
  const say = useWords(checkoutWords);
  const open = days.filter(({ hours }) => hours.length > 0);
  const day = open.find((choice) => choice.days === at?.days);
  const hour = day?.hours.find((choice) => choice.hour === at?.hour);
  if (open.length === 0 || at === null) return <p className={styles.none}>{say('time_no_choice')}</p>;
  return (
    <div className={styles.wheels}>
      <Field label={say('time_day')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={at.days}
            onChange={(event) => onChoose({ days: Number(event.target.value) })}
          >
            {open.map((choice) => (
              <option key={choice.days} value={choice.days}>
                {sentence(dayWord(say, choice))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={say('time_hour')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={at.hour}
            onChange={(event) => onChoose({ hour: Number(event.target.value) })}
          >
            {day?.hours.map((choice) => (
              <option key={choice.hour} value={choice.hour}>
                {two(choice.hour)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={say('time_minute')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={at.minute}
            onChange={(event) => onChoose({ minute: Number(event.target.value) })}
          >
            {hour?.minutes.map((minute) => (
              <option key={minute} value={minute}>
                {two(minute)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
