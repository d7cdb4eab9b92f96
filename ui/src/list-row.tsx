import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './list-row.module.css';

interface ListRowProps {
  /** an icon, a picture or one letter */
  readonly lead: ReactNode;
  /** small, above */
  readonly label?: ReactNode;
  readonly value: ReactNode;
  /** small, below */
  readonly detail?: ReactNode;
  /** the value is asked for and missing */
  readonly missing?: boolean;
  /** opens something; without it the row only says something */
  readonly onClick?: () => void;
  readonly tail?: ReactNode;
  readonly className?: string;
}

/** Icon in a circle, small label, strong value, chevron. One row, one job. */
export function ListRow(props: ListRowProps) {
  const inside = (
    <>
      <span className={styles.lead}>{props.lead}</span>
      <span className="grow">
        {props.label ? <span className={styles.label}>{props.label}</span> : null}
        <span className={classNames(styles.value, props.missing && styles.missing)}>{props.value}</span>
        {props.detail ? <span className={styles.detail}>{props.detail}</span> : null}
      </span>
      {props.tail}
    </>
  );
  const className = classNames(styles.row, props.className);
  if (props.onClick === undefined) return <div className={className}>{inside}</div>;
  return (
    <button type="button" className={className} onClick={props.onClick}>
      {inside}
      {props.tail === undefined ? <ChevronRight className={styles.tail} /> : null}
    </button>
  );
}
