import { Button } from '@mam/ui/control/button.tsx';
import { UserRoundPlus } from 'lucide-react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useTitle } from '../device/use-title.ts';
import { PeopleList } from '../people/people-list.tsx';
import { PeopleTabs } from '../people/people-tabs.tsx';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './people-screen.module.css';

/** The people of the brand; owners only. */
export function PeopleScreen() {
  const say = useSay();
  const { me } = useShift();
  const { show } = useSheet();
  const { columns } = useShiftBoardValue();
  useTitle(say('nav.people'), columns.new.length);
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <div className="grow">
          <h1 className="d d30">{say('nav.people')}</h1>
          <p className="muted">{me.brand.name}</p>
        </div>
        <PeopleTabs at="/people" />
        <Button kind="primary" aria-haspopup="dialog" onClick={() => show('person')}>
          <UserRoundPlus aria-hidden="true" />
          {say('people.add')}
        </Button>
      </div>
      <PeopleList stores={me.stores} />
    </main>
  );
}
