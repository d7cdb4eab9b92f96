import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tick-box.module.css';

interface TickBoxProps {
  /** a screen reader says this of it */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** the colour of its tick */
  readonly kind?: 'brand' | 'good';
  readonly className?: string | undefined;
  /** stands below the box */
  readonly children?: ReactNode;
}

/** A box to tick that stands alone: the whole of it is a target, larger than what is drawn. */
export function TickBox({ label, checked, onChange, kind = 'brand', className, children }: TickBoxProps) {
  return (
    <label className={classNames(styles.tick, className)} data-kind={kind}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Check />
      </span>
      {children}
    </label>
  );
}

interface ClosedBoxProps {
  readonly className?: string | undefined;
  /** a sign in the place of the tick */
  readonly children?: ReactNode;
}

/** The same box where nobody can tick it. */
export const ClosedBox = ({ className, children }: ClosedBoxProps) => (
  <span className={classNames(styles.box, styles.closed, className)} aria-hidden="true">
    {children}
  </span>
);
