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
  /** the name of the choice; missing = how long the kitchen needs */
  readonly legend?: string;
  /** they are added to what was promised */
  readonly isAdded?: boolean;
}

/** Minutes, one tap each; arrow keys move as in every radio group. */
export function MinutesChoice({
  choices,
  chosen,
  onChoose,
  more,
  legend,
  isAdded = false,
}: MinutesChoiceProps) {
  const say = useSay();
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{legend ?? say('accept.minutes')}</legend>
      {choices.map((minutes) => (
        <label key={minutes} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={minutes === chosen}
            aria-label={say('minutes', { minutes })}
            onChange={() => onChoose(minutes)}
          />
          <span aria-hidden="true">
            {isAdded ? '+' : ''}
            {minutes}’
          </span>
        </label>
      ))}
      {more}
    </fieldset>
  );
}
