import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { DisplayNameField } from './display-name-field.tsx';
import { PasswordField } from './password-field.tsx';
import { buildNewPerson, findPersonGap, NEW_PERSON, type PersonDraft } from './person-form.ts';
import styles from './person-sheet.module.css';
import { addPerson, type PeopleRefused } from './use-people.ts';
import { WorkFields } from './work-fields.tsx';

/** A new member of staff: name, first password, what they may do and where. */
export function PersonSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { me } = useShift();
  const [draft, setDraft] = useState<PersonDraft>(NEW_PERSON);
  const [refused, setRefused] = useState<{
    readonly code: PeopleRefused['code'];
    readonly text: string;
  } | null>(null);
  const [busy, setBusy] = useState(false);
  const gap = findPersonGap(draft);
  const change = (part: Partial<PersonDraft>) => {
    setDraft({ ...draft, ...part });
    setRefused(null);
  };
  const add = async () => {
    if (gap || busy) return;
    setBusy(true);
    const no = await addPerson(buildNewPerson(draft));
    setBusy(false);
    if (no) return setRefused({ code: no.code, text: no.message });
    showToast(say('people.added', { name: draft.name.trim() }));
    onClose();
  };
  return (
    <Sheet
      title={say('people.add')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block blocked={gap !== null} busy={busy} onClick={() => void add()}>
          {say(gap ? `people.gap.${gap}` : 'people.addNow')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Field label={say('signIn.name')} problem={refused?.code === 'NAME_TAKEN' ? refused.text : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <DisplayNameField value={draft.displayName} onChange={(displayName) => change({ displayName })} />
        <PasswordField
          label={say('people.password')}
          hint={say('people.passwordHint')}
          autoComplete="new-password"
          problem={refused?.code === 'WEAK_PASSWORD' ? refused.text : undefined}
          value={draft.password}
          onChange={(password) => change({ password })}
        />
        <WorkFields work={draft} stores={me.stores} onChange={change} />
        {refused && refused.code !== 'NAME_TAKEN' && refused.code !== 'WEAK_PASSWORD' ? (
          <p role="alert" className={styles.problem}>
            {refused.text}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
