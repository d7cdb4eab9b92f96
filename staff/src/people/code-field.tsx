import { Field, Input } from '@mam/ui/control/field.tsx';
import { useEffect, useRef } from 'react';
import { useSay } from '../words/words.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  /** has just appeared because it was asked for */
  readonly focused?: boolean;
  /** no recovery codes yet */
  readonly first?: boolean;
  readonly onChange: (value: string) => void;
}

/** A code of the authenticator app, or a recovery code: those have letters. */
export function CodeField({ value, problem, focused = false, first = false, onChange }: CodeFieldProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    // with what sends it: on a phone the button lies below
    input.current?.form?.scrollIntoView({ block: 'end' });
    input.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Field label={say('signIn.code')} hint={first ? undefined : say('signIn.codeHint')} problem={problem}>
      {(wiring) => (
        <Input
          {...wiring}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
