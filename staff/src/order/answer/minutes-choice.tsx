import type { ReactNode } from 'react';
import { useId } from 'react';
import { useSay } from '../../words/words.ts';
import styles from './minutes-choice.module.css';

interface MinutesChoiceProps {
  readonly choices: readonly number[];
  readonly chosen: number;
  readonly onChoose: (minutes: number) => void;
  /** one more place at the end */
  readonly more?: ReactNode;
}

/** How long the kitchen needs, one tap each; arrow keys move as in every radio group. */
export function MinutesChoice({ choices, chosen, onChoose, more }: MinutesChoiceProps) {
  const say = useSay();
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{say('accept.minutes')}</legend>
      {choices.map((minutes) => (
        <label key={minutes} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={minutes === chosen}
            aria-label={say('minutes', { minutes })}
            onChange={() => onChoose(minutes)}
          />
          <span aria-hidden="true">{minutes}’</span>
        </label>
      ))}
      {more}
    </fieldset>
  );
}
