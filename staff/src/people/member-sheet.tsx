import type { StaffMember } from '@mam/domain/staff/people.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ShieldOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDayClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { DisplayNameField } from './display-name-field.tsx';
import { readWork, type Work, workBody } from './person-form.ts';
import styles from './person-sheet.module.css';
import { TwiceButton } from './twice-button.tsx';
import { changePerson, endTotpOfPerson, type PeopleRefused, removePerson, usePeople } from './use-people.ts';
import { WorkFields } from './work-fields.tsx';

interface MemberSheetProps {
  /** the person's id */
  readonly about: string;
  readonly onClose: () => void;
}

/** Somebody who works here: their role and stores, or out. */
export function MemberSheet({ about: id, onClose }: MemberSheetProps) {
  const people = usePeople();
  const person = people.data?.find((each) => each.id === id);
  return person ? <Member key={id} person={person} onClose={onClose} /> : null;
}

interface MemberProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

function Member({ person, onClose }: MemberProps) {
  const say = useSay();
  const { me } = useShift();
  const dayClock = useDayClock();
  const { id, name } = person;
  const [displayName, setDisplayName] = useState(person.displayName);
  const [work, setWork] = useState<Work>(() => readWork(person));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const noStore = work.role !== 'owner' && work.stores?.length === 0;
  const settle = async (done: Promise<PeopleRefused | null>, text: string) => {
    setBusy(true);
    const no = await done;
    setBusy(false);
    if (no) return setProblem(no.message);
    showToast(text);
    onClose();
  };
  const save = () =>
    settle(
      changePerson(id, { ...workBody(work), display_name: displayName.trim() }),
      say('people.saved', { name }),
    );
  const { refusedSignIns: refused } = person;
  return (
    <Sheet
      title={say('people.change', { name })}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block blocked={noStore} busy={busy} onClick={() => void save()}>
          {say(noStore ? 'people.gap.stores' : 'people.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <DisplayNameField value={displayName} onChange={setDisplayName} />
        <WorkFields
          work={work}
          stores={me.stores}
          onChange={(part) => {
            setWork({ ...work, ...part });
            setProblem(null);
          }}
        />
        {refused ? (
          <p className="small muted">
            {say('people.refused', {
              count: refused.count,
              when: dayClock(refused.lastAt),
            })}
          </p>
        ) : null}
        {person.hasTotp && !person.isMe ? (
          <TwiceButton
            icon={<ShieldOff aria-hidden="true" />}
            label={say('people.totpOff')}
            sure={say('people.totpOffSure', { name })}
            hint={say('people.totpOffHint')}
            busy={busy}
            onSure={() => settle(endTotpOfPerson(id), say('people.saved', { name }))}
          />
        ) : null}
        <TwiceButton
          icon={<Trash2 aria-hidden="true" />}
          label={say('people.remove')}
          sure={say('people.removeSure', { name })}
          hint={say('people.removeHint')}
          busy={busy}
          onSure={() => settle(removePerson(id), say('people.removed', { name }))}
        />
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
