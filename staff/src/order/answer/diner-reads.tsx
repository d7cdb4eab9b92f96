import type { ReactNode } from 'react';
import { useSay } from '../../words/words.ts';
import styles from './diner-reads.module.css';

interface DinerReadsProps {
  readonly who: string;
  /** the language of what is read, where it is another than the screen's */
  readonly lang?: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The words for the diner, shown before they are sent. */
export function DinerReads({ who, lang, tools, children }: DinerReadsProps) {
  const say = useSay();
  return (
    <div className={styles.says}>
      <p className="tiny muted">{say('diner.reads', { name: who })}</p>
      <div lang={lang} className={styles.words}>
        {children}
      </div>
      {tools}
    </div>
  );
}
