import { classNames } from '@mam/ui/class-names.ts';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import { Tray } from '@mam/ui/tray/tray.tsx';
import type { ReactNode } from 'react';
import styles from './tray-clock.module.css';

interface TrayClockProps {
  /** 0 to 1 */
  readonly done: number;
  /** a change of the words is read out */
  readonly live?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A tray inside the ring of its time, with the time in words on it; as large as its className makes it. */
export function TrayClock({ done, live, className, children }: TrayClockProps) {
  return (
    <div className={classNames(styles.clock, className)}>
      <LegRing legs={[{ done }]} stroke={4} className={styles.ring}>
        <Tray className={styles.tray} />
      </LegRing>
      <p className={styles.words} aria-live={live ? 'polite' : undefined}>
        {children}
      </p>
    </div>
  );
}
