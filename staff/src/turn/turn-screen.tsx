import { Link, useNavigate } from '@mam/client/router.tsx';
import type { PersonAtDevice } from '@mam/domain/staff/device.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { ArrowLeft } from 'lucide-react';
import { type CSSProperties, useCallback, useId, useState } from 'react';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useTitle } from '../device/use-title.ts';
import { useSay } from '../words/words.ts';
import { beginTurn, useDeviceHere } from './device-calls.ts';
import { PinPad } from './pin-pad.tsx';
import { PIN_LENGTH, PinRing } from './pin-ring.tsx';
import styles from './turn-screen.module.css';

/** So many faces lie round the ring; more of them stand in rows. */
const ROUND_THE_RING = 5;

/** The places round the ring, per cent, the first at the top. */
const seatAt = (at: number, of: number): CSSProperties => {
  const turn = (at / of) * 2 * Math.PI;
  return {
    insetInlineStart: `${50 + 46 * Math.sin(turn)}%`,
    insetBlockStart: `${50 - 46 * Math.cos(turn)}%`,
  };
};

interface TurnScreenProps {
  /** back to the board */
  readonly onClose: () => void;
}

/** [SF28] Somebody comes in at the device: a tap on the name, then six digits. */
export function TurnScreen({ onClose }: TurnScreenProps) {
  const say = useSay();
  useTitle(say('turn.title'));
  const here = useDeviceHere();
  const fault = lastingError(here);
  const title = useId();
  const navigate = useNavigate();
  // whoever comes in begins at the board, not where the one before has left
  const goIn = useCallback(() => {
    onClose();
    navigate('/', { replace: true });
  }, [onClose, navigate]);
  return (
    <Modal place="full" labelledBy={title} onClose={onClose} className={styles.screen}>
      <header className={styles.head}>
        <IconButton kind="ghost" label={say('turn.back')} onClick={onClose}>
          <ArrowLeft />
        </IconButton>
        <span className={styles.words}>
          <b className="strong">{here.data?.storeName ?? ''}</b>
          <span className="small muted">{here.data?.name ?? ''}</span>
        </span>
      </header>
      <main className={styles.main}>
        <div className={styles.title}>
          <h1 id={title} className="d d38">
            {say('turn.title')}
          </h1>
          <p className="muted">{say('turn.how')}</p>
        </div>
        {here.data ? (
          <Turn people={here.data.people} onIn={goIn} />
        ) : fault ? (
          <EmptyState
            title={say('turn.failed')}
            actions={<Button onClick={() => void here.refetch()}>{say('again')}</Button>}
          >
            {errorText(fault)}
          </EmptyState>
        ) : (
          <Skeleton width="12rem" height="12rem" />
        )}
      </main>
    </Modal>
  );
}

function Turn({ people, onIn }: { readonly people: readonly PersonAtDevice[]; readonly onIn: () => void }) {
  const say = useSay();
  const [chosen, setChosen] = useState(people.length === 1 ? (people[0] ?? null) : null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = (person: PersonAtDevice) => {
    setChosen(person);
    setTyped('');
    setRefused(person.hasPin ? null : say('turn.unset', { name: person.name }));
  };
  const type = useCallback(
    (next: string) => {
      setTyped(next);
      setRefused(null);
      if (next.length < PIN_LENGTH || !chosen) return;
      setBusy(true);
      void beginTurn({ person: chosen.id, pin: next }).then((no) => {
        setBusy(false);
        if (!no) return onIn();
        setTyped('');
        setRefused(no.message);
      });
    },
    [chosen, onIn],
  );
  const round = people.length <= ROUND_THE_RING;
  const faces = people.map((person, at) => (
    <button
      key={person.id}
      type="button"
      className={round ? styles.seat : styles.person}
      style={round ? seatAt(at, people.length) : undefined}
      aria-pressed={chosen?.id === person.id}
      onClick={() => choose(person)}
    >
      <Avatar uid={person.name} name={person.name} className={styles.face} />
      <span className={styles.name}>{person.name}</span>
    </button>
  ));
  return (
    <>
      <div className={styles.who}>
        <PinRing name={chosen?.name ?? null} typed={typed.length} wrong={refused !== null && typed === ''}>
          {round ? faces : null}
        </PinRing>
        {round ? null : <div className={styles.people}>{faces}</div>}
        <p role="status" className={classNames(styles.said, refused !== null && styles.refused)}>
          {refused ?? (chosen ? '' : say('turn.chooseFirst'))}
        </p>
      </div>
      <PinPad
        typed={typed}
        blocked={busy || !chosen?.hasPin}
        corner={
          <Link to="/sign-in" className={styles.password}>
            {say('people.password')}
          </Link>
        }
        onType={type}
      />
    </>
  );
}
