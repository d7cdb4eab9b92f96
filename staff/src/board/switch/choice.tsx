import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string | number> {
  /** the question, for who listens */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few ways, one tap each; arrow keys move as in every radio group. */
export function Choice<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{label}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
