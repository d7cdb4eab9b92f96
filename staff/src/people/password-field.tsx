import { Field, Input } from '@mam/ui/control/field.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../words/words.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly problem?: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A password that can be looked at: wet thumbs mistype. */
export function PasswordField({ label, autoComplete, value, problem, hint, onChange }: PasswordFieldProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(wiring) => (
        <span className={styles.box}>
          <Input
            {...wiring}
            className={styles.input}
            name="password"
            type={open ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            kind="ghost"
            className={styles.eye}
            label={say(open ? 'password.hide' : 'password.show')}
            onClick={() => setOpen(!open)}
          >
            {open ? <EyeOff /> : <Eye />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
