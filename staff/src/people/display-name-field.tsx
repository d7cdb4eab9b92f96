import { Field, Input } from '@mam/ui/control/field.tsx';
import { useSay } from '../words/words.ts';

interface DisplayNameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** [SF25] The name guests read; without one they read the name that is signed in with. */
export function DisplayNameField({ value, onChange }: DisplayNameFieldProps) {
  const say = useSay();
  return (
    <Field label={say('people.displayName')} hint={say('people.displayNameHint')}>
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="off"
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
