import type { Shop } from '@mam/domain/checkout/checkout.ts';
import { timeChoices } from '@mam/domain/checkout/order-time.ts';
import { formatMinuteOfDay } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Select } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import styles from './promise-choice.module.css';

const STEP = 5;
const APART = 10;

/** The proposal in whole steps, and one shorter and one longer. */
export function promiseChoices(kitchen: number, way: number): readonly number[] {
  const proposed = Math.max(STEP, Math.ceil((kitchen + way) / STEP) * STEP);
  return [proposed - APART, proposed, proposed + APART].filter((minutes) => minutes > way && minutes >= STEP);
}

/** The minutes said, as long as nobody has chosen others. */
export const proposedPromise = (kitchen: number, way: number): number =>
  Math.max(STEP, Math.ceil((kitchen + way) / STEP) * STEP);

interface LaterDialogProps {
  readonly ticket: Ticket;
  readonly shop: Shop;
  readonly now: EpochMs;
  readonly onChosen: (later: Ticket['later']) => void;
  readonly onClose: () => void;
}

/** A day and a time of it for a caller who wants it later. */
export function LaterDialog({ ticket, shop, now, onChosen, onClose }: LaterDialogProps) {
  const say = useTakingWords();
  const type = ticket.way === 'DELI' ? 'DELIAT' : 'PICKUP';
  const days = timeChoices(shop.store, { type, now });
  const times = days.flatMap(({ days: day, hours }) =>
    hours.flatMap(({ hour, minutes }) => minutes.map((minute) => ({ days: day, hour, minute }))),
  );
  const keyOf = ({ days: day, hour, minute }: (typeof times)[number]) => `${day} ${hour} ${minute}`;
  const [chosen, setChosen] = useState(ticket.later ? keyOf(ticket.later) : times[0] ? keyOf(times[0]) : '');
  const at = times.find((one) => keyOf(one) === chosen) ?? times[0];
  const dayName = (day: number) =>
    day < 2 ? say(day === 0 ? 'later.today' : 'later.tomorrow') : say('later.inDays', { count: day });
  return (
    <Sheet
      title={say('later')}
      onClose={onClose}
      footer={
        <div className={styles.ways}>
          <Button
            kind="primary"
            size="big"
            block
            blocked={!at}
            onClick={() => {
              if (at) onChosen(at);
              onClose();
            }}
          >
            {at
              ? say('later.keep', {
                  time: formatMinuteOfDay(at.hour * 60 + at.minute),
                  day: dayName(at.days),
                })
              : say('later.none')}
          </Button>
          <Button
            block
            kind="quiet"
            onClick={() => {
              onChosen(null);
              onClose();
            }}
          >
            {say('later.now')}
          </Button>
        </div>
      }
    >
      <Select
        aria-label={say('later')}
        value={at ? keyOf(at) : ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        {days.map(({ days: day }) => (
          <optgroup key={day} label={dayName(day)}>
            {times
              .filter((one) => one.days === day)
              .map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {`${dayName(day)}, ${formatMinuteOfDay(one.hour * 60 + one.minute)}`}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Sheet>
  );
}
