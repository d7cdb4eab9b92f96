import type { People } from '@mam/contract/staff/people.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../words/words.ts';
import { type Work, workBody, workOf } from './person-form.ts';
import styles from './person-sheet.module.css';
import { changePerson, type PeopleRefused, removePerson, usePeople } from './use-people.ts';
import { WorkFields } from './work-fields.tsx';

interface MemberSheetProps {
  readonly stores: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

/** Somebody who works here: their role and stores, or out. */
export function MemberSheet({ id, ...rest }: MemberSheetProps & { readonly id: string }) {
  const people = usePeople();
  const person = people.data?.find((each) => each.id === id);
  return person ? <Member key={id} person={person} {...rest} /> : null;
}

function Member({
  person,
  stores,
  onClose,
}: MemberSheetProps & { readonly person: People['people'][number] }) {
  const say = useSay();
  const { id, name } = person;
  const [work, setWork] = useState<Work>(() => workOf(person));
  const [problem, setProblem] = useState<string | null>(null);
  const [asksTwice, setAsksTwice] = useState(false);
  const [busy, setBusy] = useState(false);
  const noStore = work.role !== 'owner' && work.stores?.length === 0;
  const settle = async (done: Promise<PeopleRefused | null>, text: string) => {
    setBusy(true);
    const no = await done;
    setBusy(false);
    setAsksTwice(false);
    if (no) return setProblem(no.message);
    showToast(text);
    onClose();
  };
  const save = () => settle(changePerson(id, workBody(work)), say('people.saved', { name }));
  const remove = () =>
    asksTwice ? void settle(removePerson(id), say('people.removed', { name })) : setAsksTwice(true);
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
        <WorkFields
          work={work}
          stores={stores}
          onChange={(part) => {
            setWork({ ...work, ...part });
            setProblem(null);
          }}
        />
        <div className={styles.role}>
          <Button block busy={busy} onClick={remove}>
            <Trash2 aria-hidden="true" />
            {asksTwice ? say('people.removeSure', { name }) : say('people.remove')}
          </Button>
          <p className="small muted">{say('people.removeHint')}</p>
        </div>
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
