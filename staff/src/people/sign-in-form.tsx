import type { BrandCard } from '@mam/contract/brand/list-brands.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useKeptChoices } from '../device/kept-choices.ts';
import { useSay } from '../words/words.ts';
import { BrandField } from './brand-field.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { type SignInCode, signIn } from './session.ts';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** undefined while they load */
  readonly brands: readonly BrandCard[] | undefined;
  /** the brands could not be read: the code is typed */
  readonly failed: boolean;
  readonly brand: string | null;
  readonly onBrand: (code: string) => void;
}

interface Problem {
  readonly at: 'brand' | 'name' | 'password' | 'code' | 'form';
  readonly text: string;
}

const AT: Partial<Readonly<Record<string, Problem['at']>>> = {
  BRAND_REQUIRED: 'brand',
  WRONG_PASSWORD: 'password',
  LOCKED_OUT: 'password',
  CODE_REQUIRED: 'code',
  WRONG_CODE: 'code',
} satisfies Record<SignInCode, Problem['at']>;

/** Name and password; the brand only where the server has several, the code once it is asked for. */
export function SignInForm({ brands, failed, brand, onBrand }: SignInFormProps) {
  const say = useSay();
  const kept = useKeptChoices((choices) => choices.staffName);
  const [name, setName] = useState(kept);
  const [password, setPassword] = useState('');
  /** null = not asked for */
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const asksBrand = failed || (brands !== undefined && brands.length > 1);

  const refuse = (at: Problem['at'], text: string) => {
    setProblem({ at, text });
    form.current?.querySelector<HTMLElement>(`[name="${at}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return refuse('name', say('signIn.nameMissing'));
    if (!password) return refuse('password', say('signIn.passwordMissing'));
    if (code?.trim() === '') return refuse('code', say('signIn.codeMissing'));
    setBusy(true);
    const refused = await signIn({
      name: name.trim(),
      password,
      ...(brand && { pos_parent: brand }),
      ...(code !== null && { code }),
    });
    setBusy(false);
    if (refused?.code === 'CODE_REQUIRED') {
      setProblem(null);
      return setCode('');
    }
    if (refused) refuse(AT[refused.code] ?? 'form', refused.message);
  };
  const problemAt = (at: Problem['at']) => (problem?.at === at ? problem.text : undefined);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {asksBrand ? (
        <BrandField brands={brands} brand={brand} problem={problemAt('brand')} onBrand={onBrand} />
      ) : null}
      <Field label={say('signIn.name')} problem={problemAt('name')}>
        {(wiring) => (
          <Input
            {...wiring}
            name="name"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setCode(null);
            }}
          />
        )}
      </Field>
      <PasswordField
        label={say('signIn.password')}
        autoComplete="current-password"
        value={password}
        problem={problemAt('password')}
        onChange={setPassword}
      />
      {code === null ? null : (
        <CodeField value={code} problem={problemAt('code')} focused onChange={setCode} />
      )}
      {problemAt('form') ? (
        <p role="alert" className={styles.problem}>
          {problemAt('form')}
        </p>
      ) : null}
      <Button type="submit" kind="primary" size="big" block busy={busy}>
        {say('signIn.go')}
        <ArrowRight aria-hidden="true" />
      </Button>
      <p className={styles.help}>{say('signIn.help')}</p>
    </form>
  );
}
