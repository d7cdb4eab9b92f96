import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import chopsticks from '@mam/ui/art/chopsticks.svg';
import magnifier from '@mam/ui/art/magnifying-glass-tilted-left.svg';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../brand/config-query.ts';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { storesWords } from '../words/areas.ts';
import styles from './not-found.module.css';
import { wayOn } from './way-on.ts';

type What = 'restaurant' | 'page';

function useWayOn(what: What) {
  const here = usePlace();
  const { data: config } = useQuery(configQuery(here.brand, here.storeId));
  const last = usePersisted((state) => state.place);
  const table = useVisit((state) => state.table);
  return wayOn({ what, here, brandKnown: Boolean(config), last, table });
}

/** Nobody knows this restaurant, or this page. */
export function NotFound({ what }: { readonly what: What }) {
  const say = useWords(storesWords);
  const on = useWayOn(what);
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
          on ? (
            <Link to={on.to} className={buttonClass({ kind: 'soft' })}>
              {say(on.word)}
            </Link>
          ) : null
        }
      >
        {say(what === 'page' ? 'page_not_found_text' : 'not_found_text')}
      </EmptyState>
    </main>
  );
}
