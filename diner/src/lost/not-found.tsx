import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import chopsticks from '@mam/ui/art/chopsticks.svg';
import magnifier from '@mam/ui/art/magnifying-glass-tilted-left.svg';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useTitle } from '../start/use-title.ts';
import { storesWords } from '../words/areas.ts';
import styles from './not-found.module.css';

/** Nobody knows this restaurant, or this page. */
export function NotFound({ what }: { readonly what: 'restaurant' | 'page' }) {
  const say = useWords(storesWords);
  const title = say(what === 'page' ? 'page_not_found_title' : 'not_found_title');
  useTitle(title, 'Mâm');
  return (
    <main className={styles.page}>
      <EmptyState
        level="h1"
        title={title}
        things={
          <>
            <TrayThing src={chopsticks} at={[44, 45]} size={42} />
            <TrayThing src={magnifier} at={[70, 70]} size={38} />
          </>
        }
        actions={
          <Link to="/" className={buttonClass({ kind: 'soft' })}>
            {say('home')}
          </Link>
        }
      >
        {say(what === 'page' ? 'page_not_found_text' : 'not_found_text')}
      </EmptyState>
    </main>
  );
}
