import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice-row.module.css';

interface ChoiceRowProps {
  /** radios of one group share it */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** a radio that is checked already was tapped again: nothing has changed for it */
  readonly onAgain?: () => void;
  /** before the words: a picture in its own square; the mark then stands at the end */
  readonly lead?: ReactNode;
  /** at the end: a price, a pill */
  readonly tail?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function ChoiceRow(props: ChoiceRowProps & { readonly type: 'radio' | 'checkbox' }) {
  const mark =
    props.type === 'radio' ? (
      <span className={styles.radio} aria-hidden="true" />
    ) : (
      <span className={styles.check} aria-hidden="true">
        <Check />
      </span>
    );
  return (
    <label className={classNames(styles.row, props.lead !== undefined && styles.led, props.className)}>
      <input
        type={props.type}
        name={props.name}
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        onClick={props.checked ? props.onAgain : undefined}
      />
      {props.lead === undefined ? mark : <span className={styles.lead}>{props.lead}</span>}
      <span className="grow">{props.children}</span>
      {props.tail}
      {props.lead === undefined ? null : mark}
    </label>
  );
}

interface RowWordsProps {
  readonly name: ReactNode;
  readonly detail?: ReactNode;
}

/** The words of a row with a lead: a name, and something about it. */
export function RowWords({ name, detail }: RowWordsProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

/** One of many. */
export function RadioRow(props: ChoiceRowProps) {
  return <ChoiceRow {...props} type="radio" />;
}

/** Any of many. */
export function CheckRow(props: ChoiceRowProps) {
  return <ChoiceRow {...props} type="checkbox" />;
}
