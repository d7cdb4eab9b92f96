import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useTitle } from '../device/use-title.ts';
import { useSay } from '../words/words.ts';
import styles from './no-server-screen.module.css';

interface NoServerScreenProps {
  readonly why: string;
  readonly onAgain: () => void;
}

/** Nobody answers, so it cannot be said who is signed in. */
export function NoServerScreen({ why, onAgain }: NoServerScreenProps) {
  const say = useSay();
  useTitle(say('board.failed'));
  return (
    <main className={styles.screen}>
      <EmptyState
        level="h1"
        title={say('board.failed')}
        things={<TrayThing src={plug} at={[50, 50]} size={40} />}
        actions={
          <Button kind="primary" size="big" onClick={onAgain}>
            {say('again')}
          </Button>
        }
      >
        {why}
      </EmptyState>
    </main>
  );
}
