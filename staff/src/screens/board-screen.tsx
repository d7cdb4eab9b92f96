import { useDesk } from '../device/media.ts';
import { useSay } from '../words/words.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardHead } from './board-head.tsx';
import styles from './board-screen.module.css';
import { BoardTabs } from './board-tabs.tsx';
import { useShiftBoardValue } from './shift-board.ts';
import { useTitle } from './use-title.ts';

/** The order board: columns side by side on a desk, tabs on anything smaller. */
export function BoardScreen() {
  const say = useSay();
  const desk = useDesk();
  const { columns } = useShiftBoardValue();
  useTitle(say('nav.board'), columns.new.length);
  return (
    <div className={styles.screen}>
      <BoardHead />
      {desk ? <BoardColumns /> : <BoardTabs />}
    </div>
  );
}
