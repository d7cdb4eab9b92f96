import { mayChoosePin } from '@mam/domain/staff/pin.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { choosePin, useDeviceHere } from './device-calls.ts';
import { PinPad } from './pin-pad.tsx';
import { PIN_LENGTH, PinRing } from './pin-ring.tsx';
import styles from './pin-sheet.module.css';

/** [SF28] Six digits for this device: one's own, or of somebody of a lower role who stands beside. */
export function PinSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { me } = useShift();
  const here = useDeviceHere();
  const people = here.data?.people ?? [];
  const [person, setPerson] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  /** typed once already */
  const [first, setFirst] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const others = people.filter(({ id, role }) => mayChoosePin({ id: '', role: me.role }, { id, role }));
  const name = people.find(({ id }) => id === person)?.name ?? me.name;
  const begin = (why: string | null) => {
    setTyped('');
    setFirst(null);
    setRefused(why);
  };
  const save = async (pin: string) => {
    setBusy(true);
    const no = await choosePin({ pin, ...(person !== null && { person }) });
    setBusy(false);
    if (no) return begin(no.message);
    showToast(say('turn.pinKept', { name }));
    onClose();
  };
  const type = (next: string) => {
    setTyped(next);
    setRefused(null);
    if (next.length < PIN_LENGTH) return;
    if (first === null) {
      setFirst(next);
      return setTyped('');
    }
    if (next === first) void save(next);
    else begin(say('turn.pinDiffers'));
  };
  return (
    <Sheet title={say('turn.choosePin')} detail={say('turn.choosePinHint')} onClose={onClose}>
      <div className={styles.form}>
        {others.length > 0 ? (
          <div className={styles.people}>
            {[{ id: null, name: me.name }, ...others].map((each) => (
              <Chip
                key={each.id ?? ''}
                outline
                pressed={person === each.id}
                onClick={() => {
                  setPerson(each.id);
                  begin(null);
                }}
              >
                {each.name}
              </Chip>
            ))}
          </div>
        ) : null}
        <PinRing name={name} typed={typed.length} wrong={refused !== null && typed === ''} />
        <p role="status" className={refused ? styles.refused : 'muted'}>
          {refused ?? say(first === null ? 'turn.pinFirst' : 'turn.pinAgain')}
        </p>
        <PinPad typed={typed} blocked={busy} corner={<span />} onType={type} />
      </div>
    </Sheet>
  );
}
