import { useWords } from '@mam/client/i18n.ts';
import { introductionProblem } from '@mam/domain/group-order/begin.ts';
import { Field } from '@mam/ui/control/field.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { NameInput, PhoneInput } from '../../address/person-inputs.tsx';
import { persist, persisted } from '../../device/persisted.ts';
import { useVisit } from '../../device/visit.ts';
import { groupOrderWords, shellWords } from '../../words/areas.ts';
import styles from './sheets.module.css';

export interface Person {
  readonly name: string;
  readonly phone: string;
}

const PROBLEMS = {
  GROUP_ORDER_NAME: 'name_short',
  GROUP_ORDER_NAME_TAKEN: 'name_taken',
  GROUP_ORDER_PHONE: 'phone_short',
} as const;

export interface Introducing {
  readonly person: Person;
  readonly change: (part: Partial<Person>) => void;
  readonly problem: keyof typeof PROBLEMS | null;
  /** the name and number as typed; null = one is wrong, which has been told */
  readonly settle: () => Person | null;
}

/** [GO5] A name and a number, as known of this diner; what is typed is remembered. */
export function useIntroduction(taken: readonly string[] = []): Introducing {
  const say = useWords(groupOrderWords);
  const sayShell = useWords(shellWords);
  const preview = useVisit((state) => state.preview);
  const [person, setPerson] = useState<Person>(() => {
    const { name, phone } = persisted.getState().user;
    return { name, phone };
  });
  const [problem, setProblem] = useState<Introducing['problem']>(null);
  return {
    person,
    problem,
    change: (part) => {
      setPerson((before) => ({ ...before, ...part }));
      setProblem(null);
    },
    settle: () => {
      const wrong = introductionProblem(person, taken);
      setProblem(wrong);
      // read out by the field itself
      if (wrong) showToast(say(PROBLEMS[wrong]));
      else if (preview) showToast(sayShell('preview'), { urgent: true });
      if (wrong || preview) return null;
      persist('user', person);
      return person;
    },
  };
}

export function IntroductionFields({
  introducing: { person, problem, change },
  owner,
}: {
  readonly introducing: Introducing;
  /** the owner's name: they will read the number; null = it is the owner's own */
  readonly owner: string | null;
}) {
  const say = useWords(groupOrderWords);
  const ofName = problem === 'GROUP_ORDER_PHONE' ? null : problem;
  return (
    <div className={styles.fields}>
      <Field label={say(owner ? 'your_name' : 'owner_name')} problem={ofName && say(PROBLEMS[ofName])}>
        {(wiring) => <NameInput {...wiring} value={person.name} onChange={(name) => change({ name })} />}
      </Field>
      <Field
        label={say('phone')}
        hint={owner ? say('phone_hint', { name: owner }) : undefined}
        problem={problem === 'GROUP_ORDER_PHONE' ? say('phone_short') : null}
      >
        {(wiring) => <PhoneInput {...wiring} value={person.phone} onChange={(phone) => change({ phone })} />}
      </Field>
    </div>
  );
}
