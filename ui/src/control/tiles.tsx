import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tiles.module.css';

interface TilesProps<Value extends string | number> {
  /** the question, for who listens */
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: string;
    /** where the text is a sign: read instead of it */
    readonly name?: string;
  }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** all as wide as each other, in one row */
  readonly even?: boolean;
  /** one more place at the end */
  readonly more?: ReactNode;
}

/** A few ways, one tap each; arrow keys move as in every radio group. */
export function Tiles<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
  even = false,
  more,
}: TilesProps<Value>) {
  const group = useId();
  return (
    <fieldset className={classNames(styles.tiles, even && styles.even)}>
      <legend className="vh">{label}</legend>
      {choices.map(({ value, text, name }) => (
        <label key={value} className={styles.tile}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            aria-label={name}
            onChange={() => onChoose(value)}
          />
          <span aria-hidden={name === undefined ? undefined : true}>{text}</span>
        </label>
      ))}
      {more}
    </fieldset>
  );
}
