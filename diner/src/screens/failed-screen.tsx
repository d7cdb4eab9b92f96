import { Button } from '@mam/ui/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import styles from './failed-screen.module.css';

interface FailedScreenProps {
  readonly title: string;
  readonly text: string;
  /** what the button that asks again says */
  readonly again: string;
  readonly retry: () => void;
}

/** What a screen needs could not be read: why, and asking again. */
export function FailedScreen({ title, text, again, retry }: FailedScreenProps) {
  return (
    <main className={styles.state}>
      <EmptyState
        level="h1"
        title={title}
        actions={
          <Button kind="primary" size="big" onClick={retry}>
            {again}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
