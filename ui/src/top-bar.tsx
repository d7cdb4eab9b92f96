import type { ReactNode } from 'react';
import styles from './bars.module.css';
import { classNames } from './class-names.ts';

/** Sticks to the top: a way back, a title, tools. */
export function TopBar(props: { readonly className?: string; readonly children: ReactNode }) {
  return <header className={classNames('sticks', styles.bar, props.className)}>{props.children}</header>;
}

/** Sticks to the bottom of a phone: the thumb's home, for the one main action. */
export function Dock(props: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={classNames(styles.dock, props.className)}>{props.children}</div>;
}

/** A slim line above everything that says what kind of server this is. */
export function NoticeBand(props: { readonly children: ReactNode }) {
  return (
    <p className={styles.band} role="note">
      {props.children}
    </p>
  );
}
