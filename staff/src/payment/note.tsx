import warning from '@mam/ui/art/warning.svg';
import { classNames } from '@mam/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  /** before the words; a warning brings its own */
  readonly lead?: ReactNode;
  readonly kind: 'info' | 'warn';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something one has to know before money moves. */
export function Note({ lead, kind, className, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind], className)}>
      {lead ?? <img src={warning} alt="" className={styles.picture} />}
      <div className="grow">{children}</div>
    </div>
  );
}
