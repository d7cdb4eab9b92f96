import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { KeyRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSheet } from '../device/sheet-address.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { ComingIn } from './coming-in.tsx';
import styles from './turn-band.module.css';
import { useKeptTurn } from './use-kept-turn.ts';

/** The person at a device of the restaurant, named on every screen of it; a browser of somebody's own names nobody. */
export function TurnBand() {
  const { me } = useShift();
  return me.device === null || me.role === 'device' ? null : <Band />;
}

function Band() {
  const say = useSay();
  const { me } = useShift();
  const { show } = useSheet();
  const [changing, setChanging] = useState(false);
  useKeptTurn();
  return (
    <div className={styles.band}>
      <Avatar uid={me.name} name={me.name} />
      <span className={styles.words}>
        <b className="strong">{me.name}</b>
        <span className={classNames('small muted', styles.word)}>{me.device}</span>
      </span>
      {me.by_pin ? null : (
        <Button
          className={styles.act}
          aria-haspopup="dialog"
          aria-label={say('turn.choosePin')}
          onClick={() => show('pin')}
        >
          <KeyRound aria-hidden="true" />
          <span className={styles.word}>{say('turn.choosePin')}</span>
        </Button>
      )}
      <Button
        kind="soft"
        className={styles.act}
        aria-label={say('turn.change')}
        onClick={() => setChanging(true)}
      >
        <UsersRound aria-hidden="true" />
        <span className={styles.word}>{say('turn.change')}</span>
      </Button>
      <ComingIn open={changing} onClose={() => setChanging(false)} />
    </div>
  );
}
