import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  /** the choice to be made, in words */
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** Two or three ways side by side; arrow keys move between them as in every radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.segmented, props.className)}>
      <legend className="vh">{props.label}</legend>
      {props.segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            disabled={segment.disabled}
            onChange={() => props.onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
