import { TrailList } from '../audit/trail-list.tsx';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useTitle } from '../device/use-title.ts';
import { PeopleTabs } from '../people/people-tabs.tsx';
import { useSay } from '../words/words.ts';
import styles from './trail-screen.module.css';

/** [AU5] The trail, as far as somebody may read it. */
export function TrailScreen() {
  const say = useSay();
  const { columns } = useShiftBoardValue();
  useTitle(say('trail'), columns.new.length);
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <h1 className="d d30">{say('nav.people')}</h1>
        <PeopleTabs at="/trail" />
      </div>
      <TrailList />
    </main>
  );
}
