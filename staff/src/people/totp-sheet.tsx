import { Refused } from '@mam/client/call.ts';
import type { TotpSecret } from '@mam/contract/staff/totp.schema.ts';
import { inFours } from '@mam/domain/staff/totp.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Copy } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './totp-sheet.module.css';
import { beginTotp, confirmTotp, endTotp, keepTotp, type TotpRefused } from './use-totp.ts';

/** Sets up, or ends, the second step of signing in. Secret and recovery codes are shown once and go with this sheet. */
export function TotpSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const on = useShift().me.totp;
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<TotpSecret | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const [refused, setRefused] = useState<TotpRefused | null>(null);
  const [busy, setBusy] = useState(false);
  const step = recovery ? 'kept' : on ? 'end' : begun ? 'confirm' : 'begin';

  const settle = async <T,>(asked: Promise<T | TotpRefused>, then: (answer: T) => void) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer instanceof Refused) return setRefused(answer);
    setRefused(null);
    then(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (step === 'begin') void settle(beginTotp(password), setBegun);
    if (step === 'confirm')
      void settle(confirmTotp(code), ({ recovery_codes }) => setRecovery(recovery_codes));
    if (step === 'end')
      void settle(endTotp(password, code), () => {
        showToast(say('totp.ended'));
        keepTotp(null);
        onClose();
      });
    if (recovery) {
      keepTotp(recovery.length);
      onClose();
    }
  };
  const copy = async (codes: readonly string[]) => {
    const copied = await copyText(codes.map(inFours).join('\n'));
    showToast(say(copied ? 'totp.copied' : 'totp.copyFailed'), { urgent: !copied });
  };
  const aboutCode = refused?.code === 'WRONG_CODE' || (step === 'confirm' && refused !== null);
  const codeField = (
    <CodeField
      first={step === 'confirm'}
      value={code}
      problem={aboutCode ? refused?.message : undefined}
      onChange={setCode}
    />
  );
  const passwordField = (
    <PasswordField
      label={say('account.current')}
      autoComplete="current-password"
      value={password}
      problem={aboutCode ? undefined : refused?.message}
      onChange={setPassword}
    />
  );
  return (
    <Sheet
      title={say('totp.title')}
      onClose={() => {
        if (recovery) keepTotp(recovery.length);
        onClose();
      }}
      footer={
        <Button type="submit" form={form} kind="primary" size="big" block busy={busy}>
          {say(`totp.${step}`)}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {step === 'begin' ? (
          <>
            <p>{say('totp.intro')}</p>
            {passwordField}
          </>
        ) : null}
        {step === 'confirm' && begun ? (
          <>
            <p>{say('totp.scan')}</p>
            <div className={styles.qr}>
              <QrPicture text={begun.uri} label={say('totp.qr')} />
            </div>
            <p className="small muted">{say('totp.secret')}</p>
            <p className={styles.secret}>{inFours(begun.secret)}</p>
            {codeField}
          </>
        ) : null}
        {step === 'end' ? (
          <>
            <p>{say('totp.endIntro')}</p>
            {passwordField}
            {codeField}
          </>
        ) : null}
        {recovery ? (
          <>
            <p role="status">{say('totp.codes')}</p>
            <ul className={styles.codes}>
              {recovery.map((each) => (
                <li key={each} className={styles.secret}>
                  {inFours(each)}
                </li>
              ))}
            </ul>
            <Button block onClick={() => void copy(recovery)}>
              <Copy aria-hidden="true" />
              {say('totp.copy')}
            </Button>
          </>
        ) : null}
      </form>
    </Sheet>
  );
}
