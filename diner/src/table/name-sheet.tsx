import { useWords } from '@mam/client/i18n.ts';
import { changeProfile } from '@mam/contract/diner/profile.ts';
import { NAME_LENGTH } from '@mam/domain/contact/limits.ts';
import { withoutSampleName } from '@mam/domain/contact/name.ts';
import { cutText } from '@mam/domain/contact/text.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { persist } from '../device/persisted.ts';
import { tableWords } from '../words/areas.ts';

/** It counts at once on this device; the server hears of it when it can. */
function rename(name: string): void {
  persist('user', { name });
  void call(changeProfile, { body: { name } });
}

/** Asks what to call the diner: 18 characters at most, neither nothing nor the sample. */
export function NameSheet({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const say = useWords(tableWords);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const own = withoutSampleName(text);
    setRefused(own === '');
    if (own === '') {
      field.current?.focus();
      field.current?.select();
      return;
    }
    rename(own);
    onClose();
  };
  return (
    <Sheet
      title={say('name_title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} kind="primary" size="big" block>
          {say('save')}
        </Button>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <Field label={say('name')} hint={say('name_hint')} problem={refused ? say('enter_name') : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              ref={field}
              autoFocus
              autoComplete="nickname"
              enterKeyHint="done"
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setText(cutText(event.target.value, NAME_LENGTH))}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
