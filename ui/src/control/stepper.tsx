import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../ui-words.tsx';
import { isEnter } from './composing.ts';
import styles from './stepper.module.css';

interface StepperProps {
  /** the thing that is counted; the group carries its name */
  readonly name: string;
  readonly value: number;
  /** the smallest value; one less is not offered */
  readonly min?: number;
  /** missing = 9999, more than anything counted here: what has a limit says it */
  readonly max?: number;
  readonly size?: 'mini' | 'medium' | 'big';
  /** on the brand colour: this thing is chosen */
  readonly on?: boolean;
  /** the next minus takes it away: a bin instead of the minus */
  readonly bin?: boolean;
  readonly onChange: (value: number) => void;
  /** the plus was pressed at the limit: say why it does nothing */
  readonly onLimit?: () => void;
  /** values to take at one go, from a list behind the number */
  readonly choices?: readonly number[];
  readonly className?: string;
}

const MOST = 9999;

export function Stepper(props: StepperProps) {
  const words = useUiWords();
  const { value, min = 0, max = MOST } = props;
  const full = value >= max;
  const least = value <= min;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inside a line of text
    <div
      role="group"
      aria-label={props.name}
      className={classNames(
        styles.stepper,
        styles[props.size ?? 'mini'],
        props.on && styles.on,
        props.className,
      )}
    >
      <button
        type="button"
        aria-label={words.less}
        aria-disabled={least || undefined}
        onClick={() => !least && props.onChange(value - 1)}
      >
        {props.bin ? <Trash2 /> : <Minus />}
      </button>
      {props.choices ? (
        <select
          aria-label={props.name}
          value={value}
          onChange={(event) => props.onChange(Number(event.target.value))}
        >
          {props.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : props.size === 'big' ? (
        <TypedNumber {...props} min={min} max={max} />
      ) : (
        <output>{value}</output>
      )}
      <button
        type="button"
        aria-label={words.more}
        aria-disabled={full || undefined}
        onClick={() => (full ? props.onLimit?.() : props.onChange(value + 1))}
      >
        <Plus />
      </button>
    </div>
  );
}

/** The number between the two can be typed: fifty are not fifty taps. A text that is no count leaves it as it was. */
function TypedNumber({
  name,
  value,
  min,
  max,
  onChange,
  onLimit,
}: StepperProps & { min: number; max: number }) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    const wanted = Number(digits);
    const taken = Math.min(wanted, max);
    setTyped(wanted > max ? null : digits);
    if (wanted > max) onLimit?.();
    if (digits !== '' && taken >= min && taken !== value) onChange(taken);
  };
  const isTyping = typed !== null && (typed === '' || Number(typed) === value);
  return (
    <input
      aria-label={name}
      inputMode="numeric"
      autoComplete="off"
      value={isTyping ? typed : value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
      onBlur={() => setTyped(null)}
    />
  );
}
