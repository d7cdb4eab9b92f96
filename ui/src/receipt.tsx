import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './receipt.module.css';

/** Torn at the lower edge; only for money. */
export function Receipt(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={classNames(styles.receipt, props.className)} aria-label={props.label}>
      {props.children}
    </section>
  );
}

export function ReceiptRows(props: { readonly className?: string; readonly children: ReactNode }) {
  return <dl className={classNames(styles.rows, props.className)}>{props.children}</dl>;
}

interface ReceiptRowProps {
  readonly label: ReactNode;
  /** cut: money taken off; total: the last line */
  readonly kind?: 'plain' | 'cut' | 'total';
  readonly children: ReactNode;
}

export function ReceiptRow({ label, kind = 'plain', children }: ReceiptRowProps) {
  return (
    <div className={styles[kind]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
