import type { Refused } from '@mam/client/call.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { CheckRow } from '@mam/ui/control/choice-row.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useSay } from '../words/words.ts';
import { PasswordField } from './password-field.tsx';
import { bodyOf, gapOf, NEW_PERSON, type PersonDraft } from './person-form.ts';
import styles from './person-sheet.module.css';
import { type AddPersonCode, addPerson } from './use-people.ts';

interface PersonSheetProps {
  readonly stores: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

const ROLES = ['cook', 'manager', 'owner'] as const;

/** A new member of staff: name, first password, what they may do and where. */
export function PersonSheet({ stores, onClose }: PersonSheetProps) {
  const say = useSay();
  const [draft, setDraft] = useState<PersonDraft>(NEW_PERSON);
  const [refused, setRefused] = useState<{
    readonly code: Refused<AddPersonCode>['code'];
    readonly text: string;
  } | null>(null);
  const [busy, setBusy] = useState(false);
  const gap = gapOf(draft);
  const change = (part: Partial<PersonDraft>) => {
    setDraft({ ...draft, ...part });
    setRefused(null);
  };
  const add = async () => {
    if (gap || busy) return;
    setBusy(true);
    const no = await addPerson(bodyOf(draft));
    setBusy(false);
    if (no) return setRefused({ code: no.code, text: no.message });
    showToast(say('people.added', { name: draft.name.trim() }));
    onClose();
  };
  const toggleStore = (id: number, on: boolean) => {
    const chosen = draft.stores ?? [];
    change({ stores: on ? [...chosen, id] : chosen.filter((each) => each !== id) });
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
        <PasswordField
          label={say('people.password')}
          hint={say('people.passwordHint')}
          autoComplete="new-password"
          value={draft.password}
          onChange={(password) => change({ password })}
        />
        <div className={styles.role}>
          <p className={styles.label}>{say('people.role')}</p>
          <Segmented
            label={say('people.role')}
            value={draft.role}
            segments={ROLES.map((role) => ({ value: role, label: say(`role.${role}`) }))}
            onChange={(role) => change({ role })}
          />
          <p className="small muted">{say(`role.may.${draft.role}`)}</p>
        </div>
        {draft.role !== 'owner' && stores.length > 1 ? (
          <fieldset>
            <legend className={styles.label}>{say('people.stores')}</legend>
            <CheckRow
              name="all"
              checked={draft.stores === null}
              onChange={(all) => change({ stores: all ? null : [] })}
            >
              {say('people.allStores')}
            </CheckRow>
            {draft.stores === null
              ? null
              : stores.map(({ id, name }) => (
                  <CheckRow
                    key={id}
                    name={`store-${id}`}
                    checked={draft.stores?.includes(id) ?? false}
                    onChange={(on) => toggleStore(id, on)}
                  >
                    {name}
                  </CheckRow>
                ))}
          </fieldset>
        ) : null}
        {refused && refused.code !== 'NAME_TAKEN' ? (
          <p role="alert" className={styles.problem}>
            {refused.text}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
