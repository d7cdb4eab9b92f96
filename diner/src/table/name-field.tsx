import { useWords } from '@mam/client/i18n.ts';
import { changeProfile } from '@mam/contract/diner/profile.ts';
import { NAME_LENGTH } from '@mam/domain/contact/limits.ts';
import { withoutSampleName } from '@mam/domain/contact/name.ts';
import { cutText } from '@mam/domain/contact/text.ts';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { type RefObject, useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { persist } from '../device/persisted.ts';
import { tableWords } from '../words/areas.ts';
import styles from './name-field.module.css';

interface Naming {
  readonly text: string;
  readonly refused: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** the name as it counts from now on; "" = it is none, and the field says so */
  readonly keep: () => string;
}

const cut = (text: string) => cutText(text, NAME_LENGTH);

/** A name to call the diner by: 18 characters at most, neither empty nor the sample. */
export function useNaming(before: string): Naming {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => cut(before));
  const [refused, setRefused] = useState(false);
  return {
    text,
    refused,
    field,
    type: setText,
    keep: () => {
      const name = withoutSampleName(cut(text));
      setRefused(name === '');
      if (name === '') {
        field.current?.focus();
        field.current?.select();
      } else if (name !== before) rename(name);
      return name;
    },
  };
}

/** It counts at once on this device; the server hears of it when it can. */
function rename(name: string): void {
  persist('user', { name });
  void call(changeProfile, { body: { name } });
}

interface NameFieldProps {
  readonly naming: Naming;
  /** Enter */
  readonly onDone: () => void;
}

export function NameField({ naming, onDone }: NameFieldProps) {
  const say = useWords(tableWords);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      noValidate
    >
      <Field
        label={say('name')}
        hint={say('name_hint')}
        problem={naming.refused ? say('enter_name') : undefined}
      >
        {(wiring) => (
          <Input
            {...wiring}
            ref={naming.field}
            autoFocus
            autoComplete="nickname"
            enterKeyHint="done"
            value={naming.text}
            onFocus={(event) => event.currentTarget.select()}
            {...mendedText(cut, naming.type)}
          />
        )}
      </Field>
    </form>
  );
}
