import { BoardColumns } from '../board/board-columns.tsx';
import { BoardHead } from '../board/board-head.tsx';
import { BoardTabs } from '../board/board-tabs.tsx';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useDesk } from '../device/media.ts';
import { useTitle } from '../device/use-title.ts';
import { useSay } from '../words/words.ts';
import styles from './board-screen.module.css';

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
