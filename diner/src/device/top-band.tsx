import { classNames } from '@mam/ui/class-names.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { atTop } from './at-top.ts';
import styles from './top-band.module.css';

interface TopBandProps {
  readonly label: string;
  readonly good?: boolean;
  /** it stays in sight however far one scrolls */
  readonly floats?: boolean;
  /** one paragraph, and what can be done */
  readonly children: ReactNode;
}

/** Over every screen, above its bar: what is going on elsewhere, and the way there. */
export function TopBand({ label, good = false, floats = false, children }: TopBandProps) {
  return createPortal(
    <aside
      className={classNames(styles.band, good && styles.good, floats && styles.floats)}
      aria-label={label}
    >
      {children}
    </aside>,
    atTop(),
  );
}
