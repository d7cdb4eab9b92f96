import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useSay } from '../words/words.ts';
import styles from './board-error.module.css';
import { useShiftBoardValue } from './shift-board.ts';

/** The board could not be read at all: what happened, and once more. */
export function BoardError() {
  const say = useSay();
  const { failed, again } = useShiftBoardValue();
  return (
    <div className={styles.trouble} role="alert">
      <EmptyState
        title={say('board.failed')}
        things={<TrayThing src={plug} at={[50, 50]} size={40} />}
        actions={
          <Button kind="primary" size="big" onClick={again}>
            {say('again')}
          </Button>
        }
      >
        {failed}
      </EmptyState>
    </div>
  );
}
