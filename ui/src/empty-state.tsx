import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import { Tray } from './tray/tray.tsx';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** things on the tray; nothing = the empty tray */
  readonly things?: ReactNode;
  /** on the brand colour: for a whole screen that celebrates */
  readonly onBrand?: boolean;
  readonly level?: 'h1' | 'h2';
  readonly titleId?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A tray, and under it the news and the way on. */
export function EmptyState(props: EmptyStateProps) {
  const Heading = props.level ?? 'h2';
  return (
    <div className={classNames(styles.state, props.onBrand && styles.brand, props.className)}>
      <Tray className={styles.tray}>{props.things}</Tray>
      <Heading id={props.titleId} className={classNames('d', props.onBrand ? 'd30' : 'd24')}>
        {props.title}
      </Heading>
      {props.children ? <div className={styles.text}>{props.children}</div> : null}
      {props.actions ? <div className={styles.actions}>{props.actions}</div> : null}
    </div>
  );
}
