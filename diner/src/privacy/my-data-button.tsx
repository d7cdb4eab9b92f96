import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { historyWords, privacyWords } from '../words/areas.ts';
import styles from './my-data.module.css';

const sheet = screen<{ readonly onClose: () => void }>(
  () => import('./my-data-sheet.tsx').then((m) => m.MyDataSheet),
  [privacyWords],
);

/** [DN8] The way to what is kept of a diner, at the foot of their orders. */
export function MyDataButton() {
  const say = useWords(historyWords);
  const { open, show, close } = useDialog('my-data');
  return (
    <p className={styles.way}>
      <Button kind="quiet" onClick={show}>
        <ShieldCheck aria-hidden="true" />
        {say('my_data')}
      </Button>
      {open ? (
        <Suspense>
          <sheet.Screen onClose={close} />
        </Suspense>
      ) : null}
    </p>
  );
}
