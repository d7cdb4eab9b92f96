import { COUNTED_SPANS, type CountedSpan } from '@mam/domain/issue/count-issues.ts';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { useState } from 'react';
import { IssueCountOf } from '../board/reported/issue-count.tsx';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useTitle } from '../device/use-title.ts';
import { useSay } from '../words/words.ts';
import styles from './reported-screen.module.css';
import page from './trail-screen.module.css';

/** [OR137] Dishes that diners reported missing or wrong, counted for whoever answers for the kitchen. */
export function ReportedScreen() {
  const say = useSay();
  const { columns } = useShiftBoardValue();
  const [span, setSpan] = useState<CountedSpan>('week');
  useTitle(say('reported'), columns.new.length);
  return (
    <main className={page.screen}>
      <div className={page.head}>
        <h1 className="d d30">{say('reported')}</h1>
        <Segmented
          className={styles.span}
          label={say('reported.span')}
          value={span}
          segments={COUNTED_SPANS.map((each) => ({ value: each, label: say(`reported.span.${each}`) }))}
          onChange={setSpan}
        />
      </div>
      <p className={styles.lead}>{say('reported.lead')}</p>
      <IssueCountOf span={span} />
    </main>
  );
}
