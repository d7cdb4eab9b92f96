import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** The attributes a labelled field hands to its input. */
interface Wiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** the expected input, under the field */
  readonly hint?: ReactNode;
  /** the fault, in words; takes the place of the hint */
  readonly problem?: ReactNode;
  readonly className?: string;
  readonly children: (wiring: Wiring) => ReactNode;
}

/** A field with its label above and its hint or problem below, tied together for a screen reader. */
export function Field(props: FieldProps) {
  const id = useId();
  const note = useId();
  const below = props.problem ?? props.hint;
  return (
    <div className={classNames(styles.field, props.className)}>
      <label htmlFor={id}>{props.label}</label>
      {props.children({
        id,
        'aria-invalid': props.problem ? true : undefined,
        'aria-describedby': below ? note : undefined,
      })}
      {below ? (
        <p
          id={note}
          className={props.problem ? styles.problem : styles.hint}
          role={props.problem ? 'alert' : undefined}
        >
          {below}
        </p>
      ) : null}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.input, className)} />;
}

export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classNames(styles.input, styles.area, className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.input, styles.select, className)} />;
}
