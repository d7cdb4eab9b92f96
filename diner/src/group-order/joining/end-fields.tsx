import { useWords } from '@mam/client/i18n.ts';
import { endIn, suggestedEnd } from '@mam/domain/group-order/begin.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { epochOrJump, wallTime } from '@mam/domain/time/wall-time.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Wheel, Wheels } from '@mam/ui/control/wheel.tsx';
import { useState } from 'react';
import { timeNow } from '../../device/clock.ts';
import { groupOrderWords } from '../../words/areas.ts';
import styles from './sheets.module.css';

const LAST_HOUR = 23;
const MINUTES = Array.from({ length: 12 }, (_, index) => index * 5);
const option = (value: number) => ({ value, text: String(value).padStart(2, '0') });
/** Most choose one of these, in minutes. */
const SOON = [30, 60, 120] as const;
const WHOLE_RING = 2 * 60 * 60_000;

/** [GO7] Until when people choose. */
export function useEndChoice(zone: Zone) {
  const [opened] = useState(timeNow);
  const [end, setEnd] = useState<EpochMs>(() => suggestedEnd(opened, zone) ?? opened);
  const soon = SOON.flatMap((minutes) => {
    const at = endIn(opened, minutes, zone);
    return at === null ? [] : [{ minutes, at }];
  });
  const [other, setOther] = useState(() => soon.every(({ at }) => at !== end));
  const left = Math.min(1, Math.max(0, (end - opened) / WHOLE_RING));
  return { opened, end, setEnd, soon, other, setOther, left };
}

interface EndFieldsProps {
  readonly ending: ReturnType<typeof useEndChoice>;
  readonly zone: Zone;
}

export function EndFields({ ending, zone }: EndFieldsProps) {
  const say = useWords(groupOrderWords);
  const { opened, end, setEnd, soon, other, setOther } = ending;
  const from = wallTime(opened, zone);
  const at = wallTime(end, zone);
  const choose = (hour: number, minute: number) => setEnd(epochOrJump(from, hour, minute, zone));
  return (
    <fieldset>
      <legend className="vh">{say('end')}</legend>
      <div className={styles.soon}>
        {soon.map((one) => (
          <Chip
            key={one.minutes}
            pressed={!other && one.at === end}
            onClick={() => {
              setOther(false);
              setEnd(one.at);
            }}
          >
            {one.minutes < 60
              ? say('end_minutes', { n: one.minutes })
              : say('end_hours', { n: one.minutes / 60 })}
          </Chip>
        ))}
        <Chip pressed={other} onClick={() => setOther(true)}>
          {say('end_other')}
        </Chip>
      </div>
      {other ? (
        <Wheels label={say('end')} className={styles.wheels}>
          <Wheel
            label={say('end_hour')}
            value={at.hour}
            onChange={(hour) => choose(hour, at.minute)}
            options={Array.from({ length: LAST_HOUR - from.hour + 1 }, (_, index) =>
              option(from.hour + index),
            )}
          />
          <Wheel
            label={say('end_minute')}
            value={at.minute - (at.minute % 5)}
            onChange={(minute) => choose(at.hour, minute)}
            options={MINUTES.map(option)}
          />
        </Wheels>
      ) : null}
    </fieldset>
  );
}
