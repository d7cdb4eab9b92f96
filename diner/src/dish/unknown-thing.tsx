import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { dishWords, shellWords } from '../words/areas.ts';
import styles from './unknown-thing.module.css';

interface UnknownThingProps {
  readonly what: 'dish' | 'combo';
  readonly titleId: string;
  readonly loading: boolean;
  readonly onLeave: () => void;
}

const UNKNOWN = {
  dish: { title: 'unknown_title', text: 'unknown_text' },
  combo: { title: 'unknown_combo_title', text: 'unknown_combo_text' },
} as const;

/** Where a dish or combo should be: it is on its way, or the menu does not know it. */
export function UnknownThing({ what, titleId, loading, onLeave }: UnknownThingProps) {
  const say = useWords(dishWords);
  const sayShell = useWords(shellWords);
  if (loading) {
    return (
      <div className={styles.room} aria-busy="true">
        <h2 id={titleId} className="vh">
          {sayShell('loading')}
        </h2>
        <Skeleton width="100%" height="14rem" shape="card" />
        <Skeleton width="70%" height="2rem" />
        <Skeleton width="90%" />
      </div>
    );
  }
  return (
    <div className={styles.room}>
      <EmptyState
        titleId={titleId}
        title={say(UNKNOWN[what].title)}
        actions={
          <Button kind="primary" size="big" onClick={onLeave}>
            {say('to_menu')}
          </Button>
        }
      >
        {say(UNKNOWN[what].text)}
      </EmptyState>
    </div>
  );
}
