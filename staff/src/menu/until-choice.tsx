import type { StaffMenu } from '@mam/contract/staff/sold-out.schema.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { useEffect, useId, useRef } from 'react';
import { useSay } from '../words/words.ts';
import styles from './until-choice.module.css';
import { useUntilWords } from './until-words.ts';

/** The ways to say until when: each has a moment of its own, but for the last. */
export type UntilChoice = 'hour' | 'closing' | 'tomorrow' | 'open';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The moments of the choices there are now; null = till somebody says it is back. */
export function untilChoices(
  { closing, tomorrow }: Pick<StaffMenu, 'closing' | 'tomorrow'>,
  now: EpochMs,
): ReadonlyMap<UntilChoice, EpochMs | null> {
  const inAnHour = Math.ceil((now + HOUR) / MINUTE) * MINUTE;
  const all: [UntilChoice, EpochMs | null][] = [
    ['hour', inAnHour],
    ...(closing !== null && closing > now ? [['closing', closing] as [UntilChoice, EpochMs]] : []),
    ...(tomorrow !== null && tomorrow > now ? [['tomorrow', tomorrow] as [UntilChoice, EpochMs]] : []),
    ['open', null],
  ];
  return new Map(all);
}

interface UntilFieldProps {
  readonly name: string;
  readonly choices: ReadonlyMap<UntilChoice, EpochMs | null>;
  readonly chosen: UntilChoice;
  readonly onChoose: (choice: UntilChoice) => void;
  /** in how many other dishes it stands; 0 = it is of this one alone */
  readonly others: number;
  readonly everywhere: boolean;
  readonly onEverywhere: (everywhere: boolean) => void;
}

/** Until when something is gone, and whether everywhere. */
export function UntilField(props: UntilFieldProps) {
  const say = useSay();
  const title = useId();
  const words = useUntilWords();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => field.current?.scrollIntoView({ block: 'nearest' }), []);
  const { name, choices, chosen, onChoose, others, everywhere, onEverywhere } = props;
  const wordsOf = (choice: UntilChoice, until: EpochMs | null) => {
    if (choice === 'hour') return say('menu.until.hour');
    if (choice === 'closing') return say('menu.until.closing', { time: words(until ?? 0) });
    return choice === 'tomorrow' ? words(until ?? 0) : say('menu.until.open');
  };
  return (
    <fieldset ref={field} className={styles.panel} aria-labelledby={title}>
      <p id={title} className="strong">
        {say('menu.until', { name })}
      </p>
      <div className={styles.choices}>
        {[...choices].map(([choice, until]) => (
          <Chip
            key={choice}
            pressed={choice === chosen}
            className={styles.chip}
            onClick={() => onChoose(choice)}
          >
            {wordsOf(choice, until)}
          </Chip>
        ))}
      </div>
      {others > 0 ? (
        <label className={styles.everywhere}>
          <input
            type="checkbox"
            checked={everywhere}
            onChange={(event) => onEverywhere(event.target.checked)}
          />
          <span className="small">{say('menu.everywhere', { count: others })}</span>
        </label>
      ) : null}
    </fieldset>
  );
}
