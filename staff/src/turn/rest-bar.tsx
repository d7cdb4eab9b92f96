import { Button } from '@mam/ui/control/button.tsx';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../people/session.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { ComingIn } from './coming-in.tsx';
import { useDeviceHere } from './device-calls.ts';
import styles from './rest-bar.module.css';

const FACES = 5;

/** The way in at a device with nobody at it; the way out for somebody who only looks on. */
export function RestBar() {
  const { me } = useShift();
  return me.role === 'device' ? <WayIn /> : <WayOut />;
}

function WayOut() {
  const say = useSay();
  const { me } = useShift();
  return (
    <div className={styles.bar}>
      <Avatar uid={me.name} name={me.name} />
      <b className="strong grow">{me.name}</b>
      <Button onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        {say('signOut')}
      </Button>
    </div>
  );
}

function WayIn() {
  const say = useSay();
  const here = useDeviceHere();
  const [open, setOpen] = useState(false);
  const people = here.data?.people ?? [];
  return (
    <>
      {/* a finger that wants something done lands here; a keyboard has the button below */}
      <button
        type="button"
        className={styles.veil}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => setOpen(true)}
      />
      <div className={styles.bar}>
        <span className={styles.faces}>
          {people.slice(0, FACES).map(({ id, name }) => (
            <Avatar key={id} uid={name} name={name} />
          ))}
        </span>
        <Button kind="primary" size="big" className={styles.in} onClick={() => setOpen(true)}>
          {say('turn.title')}
        </Button>
      </div>
      <ComingIn open={open} onClose={() => setOpen(false)} />
    </>
  );
}
