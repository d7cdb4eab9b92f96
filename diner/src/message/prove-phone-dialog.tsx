import { say as sayNow, useLanguage, useWords } from '@mam/client/i18n.ts';
import { timeInWords } from '@mam/contract/http/time-in-words.ts';
import type { CodeSent, SendCodeBody } from '@mam/contract/message/phone-code.schema.ts';
import { checkCode, sendCode } from '@mam/contract/message/phone-code.ts';
import { CODE_DIGITS } from '@mam/domain/message/phone-code.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { QuestionBox } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../cart/cart-actions.ts';
import { call } from '../data/call.ts';
import { timeNow } from '../device/clock.ts';
import { captchaNow } from '../placing/captcha.ts';
import { provePhoneWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import styles from './prove-phone.module.css';

interface ProvePhoneDialogProps {
  readonly phone: string;
  readonly brand: string;
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** A code is sent when it is asked for, typed or pasted, and checked as soon as it is whole. */
export function ProvePhoneDialog({ onClose, ...whose }: ProvePhoneDialogProps) {
  return (
    <Modal labelledBy="prove-phone" onClose={onClose}>
      <Code {...whose} />
    </Modal>
  );
}

/** Seconds until a moment of the server, counted down; 0 = it has come. */
function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil(moment - timeNow() / 1000));
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  return left;
}

/** [MS13] Asks, and where the server wants a puzzle solved for it, once more with that under the same key. */
async function askForCode(body: SendCodeBody, idempotencyKey: string) {
  const answer = await call(sendCode, { body, idempotencyKey });
  if (answer.ok || answer.code !== 'CAPTCHA_REQUIRED') return answer;
  const captcha = await captchaNow();
  return captcha === null ? answer : call(sendCode, { body, idempotencyKey, captcha });
}

function useCode(place: { readonly phone: string; readonly pos_parent: string }, done: () => void) {
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [again, setAgain] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'send' | 'check' | null>(null);
  const key = useRef(newKey());
  const send = async () => {
    if (busy) return;
    setBusy('send');
    const answer = await askForCode(place, key.current);
    // an answer that was lost is asked for again with the same key: one message
    if (answer.ok || answer.status !== 0) key.current = newKey();
    if (answer.ok) {
      setSent(answer.data);
      setAgain(answer.data.again_at);
    } else if (answer.code === 'PHONE_CODE_WAIT' || answer.code === 'PHONE_CODES_USED_UP')
      setAgain(timeNow() / 1000 + Number(answer.data.seconds));
    setProblem(answer.ok ? null : answer.message);
    setBusy(null);
  };
  const check = async (code: string) => {
    if (busy) return;
    setBusy('check');
    const answer = await call(checkCode, { body: { ...place, code } });
    setBusy(null);
    if (answer.ok) return done();
    setProblem(answer.message);
  };
  return { sent, again, problem, busy, send, check, forget: () => setProblem(null) };
}

function Code({ phone, brand, onProved }: Omit<ProvePhoneDialogProps, 'onClose'>) {
  const say = useWords(provePhoneWords);
  const leave = useLeaveModal();
  const [typed, setTyped] = useState('');
  const code = useCode({ phone, pos_parent: brand }, () => {
    showToast(sayNow(provePhoneWords, 'done'));
    onProved();
    leave();
  });
  const wait = useSecondsUntil(code.again);
  const againIn = say('again_in', { time: timeInWords(wait, useLanguage()) });
  const { sent, busy, problem } = code;
  const whole = typed.length === CODE_DIGITS;
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, CODE_DIGITS);
    setTyped(digits);
    code.forget();
    if (digits.length === CODE_DIGITS && digits !== typed) void code.check(digits);
  };
  return (
    <QuestionBox
      titleId="prove-phone"
      title={say('title')}
      answers={
        <>
          <Button size="big" onClick={leave}>
            {say('cancel')}
          </Button>
          {sent ? (
            <Button
              kind="primary"
              size="big"
              busy={busy === 'check'}
              blocked={!whole}
              onClick={() => (whole ? void code.check(typed) : undefined)}
            >
              {say('check')}
            </Button>
          ) : (
            <Button
              kind="primary"
              size="big"
              busy={busy === 'send'}
              blocked={wait > 0}
              onClick={() => (wait > 0 ? undefined : void code.send())}
            >
              {wait > 0 ? againIn : say('send')}
            </Button>
          )}
        </>
      }
      below={
        sent ? (
          <Button
            kind="quiet"
            size="small"
            busy={busy === 'send'}
            blocked={wait > 0}
            onClick={() => {
              if (wait > 0) return;
              setTyped('');
              void code.send();
            }}
          >
            {wait > 0 ? againIn : say('again')}
          </Button>
        ) : null
      }
    >
      <p role="status">
        <Bold>{say(sent ? `sent_${sent.channel}` : 'text', { phone })}</Bold>
      </p>
      {sent ? (
        <Field label={say('code')} problem={problem} className={styles.field}>
          {(wiring) => (
            <Input
              {...wiring}
              ref={(field: HTMLInputElement | null) => field?.focus()}
              className={styles.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="done"
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      ) : problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </QuestionBox>
  );
}
