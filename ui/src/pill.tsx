import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './pill.module.css';

export type PillKind = 'plain' | 'good' | 'bad' | 'warn' | 'info' | 'brand';

/** State in words; the colour never stands alone. */
export function Pill(props: {
  readonly kind?: PillKind;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={classNames(styles.pill, styles[props.kind ?? 'plain'], props.className)}>
      {props.children}
    </span>
  );
}

/** The dot of a pill; live: it breathes. At most one live dot on a screen. */
export function Dot({ live }: { readonly live?: boolean }) {
  return <i className={classNames(styles.dot, live && styles.live)} />;
}

/** The red mark on a picture: "−20%". */
export function OffTag(props: { readonly className?: string; readonly children: ReactNode }) {
  return <span className={classNames(styles.off, props.className)}>{props.children}</span>;
}
